import type { VariantNames } from '../names.ts';

export const whaleNames: VariantNames = { usi: ['whaleshogi', 'whale'] };
