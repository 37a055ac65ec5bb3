import type { VariantNames } from '../names.ts';

export const toriNames: VariantNames = { usi: ['torishogi', 'tori'] };
