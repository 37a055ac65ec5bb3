import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import { formatMove, formatSquareIn, type MoveNotation } from '../rules/notation/display.ts';
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

/** Tells moves and squares in a notation. Default: that of Hodges */
export function printed(texts: Texts, notation: MoveNotation = 'hodges'): Teller {
  return {
    texts,
    move: (position, move, lastTo) => formatMove(position, move, notation, lastTo),
    square: (square) => formatSquareIn(square, notation),
    isSpoken: false,
  };
}

/** Moves one after another. Spoken ones have spaces and commas of their own and are kept apart. */
export function listMoves(moves: readonly string[], { isSpoken }: Teller): string {
  return moves.join(isSpoken ? '; ' : ' ');
}
