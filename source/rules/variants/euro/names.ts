import type { VariantNames } from '../names.ts';

export const euroNames: VariantNames = { usi: ['euroshogi', 'euro'] };
