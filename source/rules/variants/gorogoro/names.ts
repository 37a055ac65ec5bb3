import type { VariantNames } from '../names.ts';

export const gorogoroNames: VariantNames = { usi: ['gorogoro'] };
