import { EMPTY, WALL } from './piece-code.ts';
import type { Placement } from './position.ts';
import type { Square } from './square.ts';

/** The ways from a square as Black sees them, clockwise, each as a difference of squares. */
const WAYS = {
  up: -16,
  'up right': -17,
  right: -1,
  'down right': 15,
  down: 16,
  'down left': 17,
  left: 1,
  'up left': -15,
} as const;

export type Way = keyof typeof WAYS;

/** What lies on one way from a square. */
export interface LineFrom {
  readonly way: Way;
  /** How many squares there are up to the edge. */
  readonly length: number;
  /** The squares with pieces, the nearest first, and how many steps away each is. */
  readonly standing: readonly { readonly square: Square; readonly distance: number }[];
}

/** What lies on the eight ways from a square up to the edge, clockwise from the top. */
export function linesFrom({ board }: Placement, from: Square): LineFrom[] {
  return (Object.keys(WAYS) as Way[]).map((way) => {
    const standing: { square: Square; distance: number }[] = [];
    let distance = 1;
    let square = (from + WAYS[way]) as Square;
    while (board[square] !== WALL) {
      if (board[square] !== EMPTY) standing.push({ square, distance });
      distance++;
      square = (square + WAYS[way]) as Square;
    }
    return { way, length: distance - 1, standing };
  });
}
