/**
 * A square as one byte: rank + 1 in the high four bits, file in the low four. Files count from the
 * right and ranks from the top, both from 1, as Black sees the board: 1a is 0x21. The two rows
 * above rank 1 and the columns beside the board are walls, so that no leap leaves the array.
 */
export type Square = number;

/** Length of an array indexed by square. */
export const SQUARE_SPAN = 256;

/** The largest board: files and ranks are written with one character each. */
export const MAX_FILES = 9;
export const MAX_RANKS = 9;

export function makeSquare(file: number, rank: number): Square {
  return ((rank + 1) << 4) | file;
}

export function fileOf(square: Square): number {
  return square & 15;
}

export function rankOf(square: Square): number {
  return (square >> 4) - 1;
}
