import type { NamedPiece } from '../core/attempt.ts';
import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import { pieceData, type Variant } from '../core/variant.ts';
import { formatHodges, formatHodgesList, type PrintedMove } from './hodges.ts';
import { formatJapanese, formatJapaneseList, japaneseName, japaneseSquare } from './japanese.ts';
import { formatRank, formatSquare, KANJI_DIGITS, rankOfLetter } from './square.ts';

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

/** A rank as the squares of a notation name it: `e`, `5`, `五`. */
export function formatRankIn(notation: MoveNotation, rank: number): string {
  switch (notation) {
    case 'hodges':
      return formatRank(rank);
    case 'numbers':
      return `${rank}`;
    case 'japanese':
      return KANJI_DIGITS.charAt(rank - 1);
  }
}

/** A move that need not be possible in any position: an example. */
export interface OutlinedMove {
  readonly piece: NamedPiece;
  readonly act: 'move' | 'capture' | 'drop';
  readonly to: Square;
  readonly promotion?: 'promote' | 'decline' | undefined;
}

const SIGNS = { move: '-', capture: 'x', drop: '*' } as const;
const HODGES_ENDS = { promote: '+', decline: '=' } as const;
const JAPANESE_ENDS = { promote: '成', decline: '不成' } as const;

/** An example of a move as a player types it: `R-5e`, `R-55`, `５五飛`. */
export function formatOutline(
  variant: Variant,
  { piece, act, to, promotion }: OutlinedMove,
  notation: MoveNotation,
): string {
  const square = formatSquareIn(notation, to);
  if (notation === 'japanese') {
    const end = act === 'drop' ? '打' : promotion ? JAPANESE_ENDS[promotion] : '';
    return square + japaneseName(variant, piece) + end;
  }
  const letters = (piece.promoted ? '+' : '') + pieceData(variant, piece.kind).hodges;
  return letters + SIGNS[act] + square + (promotion ? HODGES_ENDS[promotion] : '');
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
