import { CODE_SPAN, EMPTY, type PieceCode } from './piece-code.ts';
import type { Position } from './position.ts';
import { SQUARE_SPAN, type Square } from './square.ts';

/** A step or leap in a table of reaches; a slide stands there as its difference of squares. */
export const STEP = 127;

/**
 * By `code << 9 | (to - from + SQUARE_SPAN)`: whether a piece moves so on an empty board: 0 for no,
 * `STEP`, or the difference of squares along which it slides.
 */
export type Reaches = Int8Array;

/** Whether a piece of this code on `from` would attack `to`, were the square `gone` empty. */
export function attacksFrom(
  position: Position,
  code: PieceCode,
  from: Square,
  to: Square,
  gone: Square,
): boolean {
  const { board, rules } = position;
  const reach = rules.reaches[(code << 9) | (to - from + SQUARE_SPAN)];
  if (reach === 0) return false;
  if (reach === STEP) return true;
  let square = from + reach;
  while (square !== to && (board[square] === EMPTY || square === gone)) square += reach;
  return square === to;
}

/** The table for pieces whose differences of squares lie as `Rules` says. */
export function createReaches(
  deltas: ArrayLike<number>,
  deltaStart: Uint16Array,
  slideStart: Uint16Array,
  deltaEnd: Uint16Array,
): Reaches {
  const table = new Int8Array(CODE_SPAN << 9);
  for (let code = 0; code < CODE_SPAN; code++) {
    for (let at = deltaStart[code]; at < deltaEnd[code]; at++) {
      const delta = deltas[at];
      const slides = at >= slideStart[code];
      for (let steps = 1; steps <= (slides ? 8 : 1); steps++) {
        table[(code << 9) | (steps * delta + SQUARE_SPAN)] = slides ? delta : STEP;
      }
    }
  }
  return table;
}
