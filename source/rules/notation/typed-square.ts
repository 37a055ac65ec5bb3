import type { Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { digitOf, foldSpoken, NATIVE_DIGITS } from './spoken-words.ts';
import { rankOfLetter, squareAt } from './square.ts';

const WORDS = new RegExp(`[a-z]+|\\d|${NATIVE_DIGITS.join('|')}|\\S`, 'g');

/**
 * The square that a text names, written or as it is spoken: `5e`, `55`, `５五`, `five e`, `go go`,
 * `なな ろく`, `칠육`; undefined where it names none of the board.
 */
export function parseTypedSquare(variant: Variant, text: string): Square | undefined {
  const words = foldSpoken(text).match(WORDS) ?? [];
  const [file, rank, ...more] = words;
  if (file === undefined || rank === undefined || more.length > 0) return undefined;
  const [left, down] = [digitOf(file), /^[a-i]$/.test(rank) ? rankOfLetter(rank) : digitOf(rank)];
  return left === undefined || down === undefined ? undefined : squareAt(variant, left, down);
}
