import { EMPTY, KIND_MASK } from '../../../rules/core/piece-code.ts';
import type { Placement } from '../../../rules/core/position.ts';
import { rulesOf } from '../../../rules/core/rules.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { startPosition } from '../../../rules/notation/start.ts';

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
  return countsOf(variant, placement)
    .map((found, kind) => ({ kind, found, most: most[kind] ?? 0 }))
    .filter(({ found, most }) => found !== most);
}

/** Indexed by kind: how many pieces the start of an even game has. */
export function piecesOfSet(variant: Variant): readonly number[] {
  return countsOf(variant, startPosition(variant).placement);
}

/** Indexed by the kind as which a piece lies in hand: how many there are. */
function countsOf(variant: Variant, { board, hands }: Placement): number[] {
  const { squares, captives } = rulesOf(variant);
  const counts = new Array<number>(variant.pieces.length).fill(0);
  const add = (kind: number, count: number) => {
    const captive = captives[kind] ?? kind;
    counts[captive] = (counts[captive] ?? 0) + count;
  };
  for (const square of squares) {
    const code = board[square];
    if (code !== undefined && code !== EMPTY) add(code & KIND_MASK, 1);
  }
  for (const [hand, count] of hands.entries()) if (count > 0) add(hand & KIND_MASK, count);
  return counts;
}
