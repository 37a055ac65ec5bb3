import { fileOf, makeSquare, rankOf, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';

const RANK_A = 'a'.charCodeAt(0);

/** The numerals of ranks 1 to 9 in Japanese. */
export const KANJI_DIGITS = '一二三四五六七八九';

/**
 * A square as file digit and rank letter.
 *
 * @example
 * ```ts
 * const square = squareAt(variants.yari, 7, 6);
 * square.ok && formatSquare(square.value); // => '7f'
 * ```
 */
export function formatSquare(square: Square): string {
  return `${fileOf(square)}${formatRank(rankOf(square))}`;
}

/** The letter of a rank, 1 to 9. */
export function formatRank(rank: number): string {
  return String.fromCharCode(RANK_A + rank - 1);
}

/** The rank, 1 to 9, of a letter from a to i. */
export function rankOfLetter(letter: string): number {
  return letter.charCodeAt(0) - RANK_A + 1;
}

/** A square of the variant's board; undefined where the text is none. */
export function parseSquare(variant: Variant, text: string): Square | undefined {
  if (text.length !== 2) return undefined;
  return squareAt(variant, text.charCodeAt(0) - 48, rankOfLetter(text.charAt(1)));
}

/** The square on a file and a rank; undefined outside the board. */
export function squareAt(variant: Variant, file: number, rank: number): Square | undefined {
  const inside = file >= 1 && file <= variant.files && rank >= 1 && rank <= variant.ranks;
  return inside ? makeSquare(file, rank) : undefined;
}
