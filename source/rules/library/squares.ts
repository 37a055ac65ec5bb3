import { failure, type Result, success } from '../core/result.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { squareAt as coreSquareAt, parseSquare as parseCoreSquare } from '../notation/square.ts';

/**
 * The square on a file, counted from the right, and a rank, counted from the top, both from 1.
 *
 * @example
 * ```ts
 * const square = squareAt(variants.shogi, 7, 6);
 * square.ok && formatSquare(square.value); // => '7f'
 * squareAt(variants.minishogi, 7, 6).ok; // => false
 * ```
 */
export function squareAt(
  variant: Variant,
  file: number,
  rank: number,
): Result<Square, { readonly code: 'not-a-square' }> {
  const isWhole = Number.isInteger(file) && Number.isInteger(rank);
  const square = isWhole ? coreSquareAt(variant, file, rank) : undefined;
  return square === undefined ? failure({ code: 'not-a-square' }) : success(square);
}

/**
 * Whether a number is a square of the board.
 * @internal
 */
export function isSquareOf(variant: Variant, square: Square): boolean {
  return coreSquareAt(variant, fileOf(square), rankOf(square)) === square;
}

/**
 * A square from its file digit and rank letter.
 *
 * @example
 * ```ts
 * const square = parseSquare(variants.shogi, '7f');
 * square.ok && startPosition(variants.shogi).pieceOn(square.value); // => undefined
 * parseSquare(variants.shogi, '7z').ok; // => false
 * ```
 */
export function parseSquare(
  variant: Variant,
  text: string,
): Result<Square, { readonly code: 'not-a-square' }> {
  const square = parseCoreSquare(variant, text);
  return square === undefined ? failure({ code: 'not-a-square' }) : success(square);
}
