import type { ArrayOf, Branded } from './brand.ts';

/**
 * A square as one byte: rank + 2 in the high four bits, file in the low four. Files count from the
 * right and ranks from the top, both from 1, as Black sees the board: 1a is 0x31. The rows above
 * and below the board and the columns beside it are walls, so that no leap leaves the array.
 *
 * @example
 * ```ts
 * const squares: Square[] = startPosition(variants.dobutsu).pieces().map(({ square }) => square);
 * squares.map(formatSquare).join(' '); // => '1a 2a 3a 2b 2c 1d 2d 3d'
 * ```
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

/**
 * The file of a square, counted from the right, from 1.
 *
 * @example
 * ```ts
 * const square = parseSquare(variants.shogi, '7f');
 * square.ok && fileOf(square.value); // => 7
 * ```
 */
export function fileOf(square: Square): number {
  return square & 15;
}

/**
 * The rank of a square, counted from the top, from 1.
 *
 * @example
 * ```ts
 * const square = parseSquare(variants.shogi, '7f');
 * square.ok && rankOf(square.value); // => 6
 * ```
 */
export function rankOf(square: Square): number {
  return (square >> 4) - 2;
}

/** Ascending in the order in which boards are read: ranks from the top, files from the highest. */
export function placeOf(square: Square): number {
  return rankOf(square) * 16 - fileOf(square);
}
