import type { ArrayOf, Branded } from './brand.ts';

/**
 * A square as one byte: rank + 2 in the high four bits, file in the low four. Files count from the
 * right and ranks from the top, both from 1, as Black sees the board: 1a is 0x31. The rows above
 * and below the board and the columns beside it are walls, so that no leap leaves the array.
 */
export type Square = Branded<'Square'>;

export const NO_SQUARE = 0 as Square;

/** Squares, in one block of memory. */
export type SquareArray = ArrayOf<Square, Uint8Array>;

/** Length of an array indexed by square. */
export const SQUARE_SPAN = 256;

/** The largest board: files and ranks are written with one character each. */
export const MAX_FILES = 9;
export const MAX_RANKS = 9;

export function makeSquare(file: number, rank: number): Square {
  return (((rank + 2) << 4) | file) as Square;
}

export function fileOf(square: Square): number {
  return square & 15;
}

export function rankOf(square: Square): number {
  return (square >> 4) - 2;
}
