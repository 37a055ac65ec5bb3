import type { VariantNames } from '../names.ts';

export const dobutsuNames: VariantNames = { usi: ['dobutsu'] };
