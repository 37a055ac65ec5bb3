import type { FaceKind } from '../../activity/word-row.ts';
import type { Color } from '../../rules/core/color.ts';
import { orList, possessive } from './phrases.ts';

/** Why a typed text is not played. The text is as it is shown, moves as they are told. */
export const UNPLAYED = {
  empty: 'No move typed.',
  ambiguous: (shown: string, moves: readonly string[]) =>
    `${shown} is ambiguous: ${orList(moves)}?`,
  choice: (shown: string, moves: readonly string[]) => `${shown}: ${orList(moves)}`,
  /** @param shown undefined where the reason says all @param meant a drop that would be legal */
  illegal: (shown: string | undefined, reason: string, meant: string | undefined) => {
    const text = shown === undefined ? reason : `${shown}: ${reason}`;
    return meant === undefined ? text : `${text} Did you mean ${meant}?`;
  },
  noSuchPiece: (shown: string, piece: string, game: string, pieces: readonly string[]) =>
    `${shown}: there is no piece ${piece} in ${game}. Pieces: ${pieces.join(', ')}.`,
  /** @param meant the square, if it was written the other way round @param last of the board */
  notASquare: (shown: string, square: string, meant: string | undefined, last: string) => {
    const advice =
      meant === undefined ? ` Squares go from 1a to ${last}.` : ` Write the file first: ${meant}.`;
    return `${shown}: ${square} is not a square.${advice}`;
  },
  noLastMove: (shown: string) => `${shown}: there is no last move to recapture.`,
  moveNumber: (shown: string, expected: number) => `${shown}: the next move is number ${expected}.`,
  wrongSide: (shown: string, turn: Color) => `${shown}: it is ${possessive(turn)} turn.`,
} as const;

/** Why a word does nothing that the other face alone has. */
export function otherFaceText(word: string, own: FaceKind): string {
  return own === 'lines' ? `${word}: not without a screen.` : `${word}: only without a screen.`;
}
