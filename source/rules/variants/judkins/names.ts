import type { VariantNames } from '../names.ts';

export const judkinsNames: VariantNames = { usi: ['judkins'] };
