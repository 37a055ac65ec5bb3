import type { Placement } from '../../../rules/core/position.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { census } from '../fitting-variant.ts';

/** How many pieces of a kind there are, and how many the game has. */
export interface PieceBalance {
  /** Index in `variant.pieces`: the kind as which the piece lies in hand. */
  readonly kind: number;
  readonly found: number;
  readonly most: number;
}

/** The first kind of which a position has more pieces than the start of an even game. */
export function surplusOf(variant: Variant, placement: Placement): PieceBalance | undefined {
  return pieceBalances(variant, placement).find(({ found, most }) => found > most);
}

/** Each kind of which a position has other pieces than the start of an even game. */
export function pieceBalances(variant: Variant, placement: Placement): PieceBalance[] {
  const most = piecesOfSet(variant);
  return census(variant, placement)
    .map((found, kind) => ({ kind, found, most: most[kind] ?? 0 }))
    .filter(({ found, most }) => found !== most);
}

/** Indexed by kind: how many pieces the start of an even game has. */
export function piecesOfSet(variant: Variant): readonly number[] {
  return census(variant, startPosition(variant).placement);
}
