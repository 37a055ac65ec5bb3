import type { VariantNames } from '../names.ts';

export const minishogiNames: VariantNames = { usi: ['minishogi', 'mini'] };
