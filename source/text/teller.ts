import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { formatSquare } from '../rules/notation/square.ts';
import type { Texts } from './texts.ts';

/** How moves and squares stand in a sentence: printed or spoken. */
export interface Teller {
  /** The sentences of the language in which is told. */
  readonly texts: Texts;
  /**
   * Tells a move.
   * @param position before it
   * @param lastTo the destination of the move before, where a recapture is told as such
   */
  readonly move: (position: Position, move: Move, lastTo?: Square) => string;
  readonly square: (square: Square) => string;
  readonly isSpoken: boolean;
}

/** Tells moves in Hodges notation. */
export function printed(texts: Texts): Teller {
  return { texts, move: formatHodges, square: formatSquare, isSpoken: false };
}

/** Moves one after another. Spoken ones have spaces and commas of their own and are kept apart. */
export function listMoves(moves: readonly string[], { isSpoken }: Teller): string {
  return moves.join(isSpoken ? '; ' : ' ');
}
