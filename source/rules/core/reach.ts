import { CODE_SPAN, type PieceCode } from './piece-code.ts';
import { SQUARE_SPAN, type Square } from './square.ts';

/** A difference of squares by which a piece moves up to `range` times in one move. */
export interface Stride {
  readonly delta: number;
  readonly range: number;
}

/** A step or leap in a table of reaches; a slide is there as its difference of squares. */
export const STEP = 127;

/**
 * Indexed by `code << 9 | (to - from + SQUARE_SPAN)`: how a piece moves there on an empty board: 0
 * for not at all, `STEP`, or the difference of squares along which it slides. The way over the
 * fewest squares counts: it is open whenever another is.
 */
export type Reaches = Int8Array;

/** Whether a piece would move from one square to another on an empty board. */
export function spans(reaches: Reaches, code: PieceCode, from: Square, to: Square): boolean {
  return reaches[(code << 9) | (to - from + SQUARE_SPAN)] !== 0;
}

/** @param strides by piece code */
export function createReaches(strides: readonly (readonly Stride[])[]): Reaches {
  const table = new Int8Array(CODE_SPAN << 9);
  for (const [code, all] of strides.entries()) {
    for (const { delta, range } of [...all].sort(fewestSquaresLast)) {
      for (let steps = 1; steps <= Math.min(range, mostSteps(delta)); steps++) {
        table[(code << 9) | (steps * delta + SQUARE_SPAN)] = range === 1 ? STEP : delta;
      }
    }
  }
  return table;
}

/** How many steps of a difference of squares fit on the largest board. */
function mostSteps(delta: number): number {
  return isRay(delta) ? 8 : 4;
}

/** Whether a difference of squares is that between two squares that touch. */
export function isRay(delta: number): boolean {
  return [1, 15, 16, 17].includes(Math.abs(delta));
}

/** Whether a difference of squares is that of two steps along one ray. */
export function isStraightLeap(delta: number): boolean {
  return delta % 2 === 0 && isRay(delta / 2);
}

function fewestSquaresLast(a: Stride, b: Stride): number {
  const squares = ({ delta, range }: Stride) => (range === 1 ? 0 : isRay(delta) ? 2 : 1);
  return squares(b) - squares(a);
}
