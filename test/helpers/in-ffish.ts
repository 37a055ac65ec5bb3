import type { Variant } from '../../source/rules/core/variant.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';

/** The games of the catalogue that Fairy-Stockfish plays. Whale shogi is not among its own. */
export const IN_FFISH: readonly Variant[] = VARIANTS.filter(({ id }) => id !== 'whale');
