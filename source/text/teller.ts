import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import {
  formatMove,
  formatOutline,
  formatRankIn,
  formatSquareIn,
  type MoveNotation,
  type OutlinedMove,
} from '../rules/notation/display.ts';
import { notationIn } from '../settings/language.ts';
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
  readonly rank: (rank: number) => string;
  /** Tells an example of a move. */
  readonly outline: (variant: Variant, move: OutlinedMove) => string;
  readonly isSpoken: boolean;
}

/** Tells moves in the notation of a language. */
export function printed(texts: Texts): Teller {
  return printedIn(texts, notationIn(texts.language, 'auto'));
}

/** Tells moves in a notation. */
export function printedIn(texts: Texts, notation: MoveNotation): Teller {
  return {
    texts,
    isSpoken: false,
    move: (position, move, lastTo) => formatMove(position, move, notation, lastTo),
    square: (square) => formatSquareIn(notation, square),
    rank: (rank) => formatRankIn(notation, rank),
    outline: (variant, move) => formatOutline(variant, move, notation),
  };
}

/** Moves one after another. Spoken ones have spaces and commas of their own and are kept apart. */
export function listMoves(moves: readonly string[], { isSpoken, texts }: Teller): string {
  return isSpoken ? texts.words.movesInRow(moves) : moves.join(' ');
}
