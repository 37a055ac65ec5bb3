import type { VariantNames } from '../names.ts';

export const ogiNames: VariantNames = { usi: ['ogi'] };
