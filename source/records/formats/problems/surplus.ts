import { EMPTY, KIND_MASK } from '../../../rules/core/piece-code.ts';
import type { Placement } from '../../../rules/core/position.ts';
import { rulesOf } from '../../../rules/core/rules.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { readSfen } from '../../../rules/notation/sfen.ts';

/** A kind of which there are more pieces than the game has. */
export interface Surplus {
  /** Index in `variant.pieces`. */
  readonly kind: number;
  readonly found: number;
  readonly most: number;
}

/** The first kind of which a position has more pieces than the start of an even game. */
export function surplusOf(variant: Variant, placement: Placement): Surplus | undefined {
  const most = countsOf(variant, readSfen(variant, variant.start).placement);
  for (const [kind, found] of countsOf(variant, placement).entries()) {
    const allowed = most[kind] ?? 0;
    if (found > allowed) return { kind, found, most: allowed };
  }
  return undefined;
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
