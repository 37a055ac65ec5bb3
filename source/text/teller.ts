import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { formatSquare } from '../rules/notation/square.ts';

/** How moves and squares stand in a sentence: printed or spoken. */
export interface Teller {
  /**
   * Tells a move.
   * @param position before it
   * @param lastTo the destination of the move before, where a recapture is told as such
   */
  readonly move: (position: Position, move: Move, lastTo?: Square) => string;
  readonly square: (square: Square) => string;
  readonly isSpoken: boolean;
}

/** Moves in Hodges notation. */
export const PRINTED: Teller = { move: formatHodges, square: formatSquare, isSpoken: false };

/** Moves one after another. Spoken ones have spaces and commas of their own and are kept apart. */
export function listMoves(moves: readonly string[], { isSpoken }: Teller): string {
  return moves.join(isSpoken ? '; ' : ' ');
}
