import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import { formatHodges, formatHodgesList, type PrintedMove } from './hodges.ts';
import { formatJapanese, formatJapaneseList, japaneseSquare } from './japanese.ts';
import { formatSquare, rankOfLetter } from './square.ts';

/** How the player sees moves: `P-7f`, `P-76` or `７六歩`. Records are always in Hodges. */
export const MOVE_NOTATIONS = ['hodges', 'numbers', 'japanese'] as const;

export type MoveNotation = (typeof MOVE_NOTATIONS)[number];

/**
 * A move as the player sees it. No two legal moves of a position look alike, and `readMove` reads
 * each of them back.
 * @param position before the move
 * @param lastTo destination of the last move, for 同
 */
export function formatMove(
  position: Position,
  move: Move,
  notation: MoveNotation,
  lastTo?: Square,
): string {
  switch (notation) {
    case 'hodges':
      return formatHodges(position, move);
    case 'numbers':
      return inNumbers(formatHodges(position, move));
    case 'japanese':
      return formatJapanese(position, move, lastTo);
  }
}

/** A square as the moves of a notation name it: `5e`, `55`, `５五`. */
export function formatSquareIn(notation: MoveNotation, square: Square): string {
  switch (notation) {
    case 'hodges':
      return formatSquare(square);
    case 'numbers':
      return inNumbers(formatSquare(square));
    case 'japanese':
      return japaneseSquare(square);
  }
}

/** All legal moves as `formatMove` shows them. */
export function formatMoveList(
  position: Position,
  notation: MoveNotation,
  lastTo?: Square,
): PrintedMove[] {
  switch (notation) {
    case 'hodges':
      return formatHodgesList(position);
    case 'numbers':
      return formatHodgesList(position).map(({ move, text }) => ({ move, text: inNumbers(text) }));
    case 'japanese':
      return formatJapaneseList(position, lastTo);
  }
}

/** In Hodges notation the only letter after a digit is that of a rank. */
function inNumbers(hodges: string): string {
  return hodges.replace(/(?<=\d)[a-i]/g, (letter) => `${rankOfLetter(letter)}`);
}
