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
  const [left, down] = [digitOf(file), rankNumber(rank)];
  return left === undefined || down === undefined ? undefined : squareAt(variant, left, down);
}

/** The file that a text names: `5`, `五`, `five`; undefined where the board has none of it. */
export function parseTypedFile({ files }: Variant, text: string): number | undefined {
  return within(digitOf(foldSpoken(text)), files);
}

/** The rank that a text names: `e`, `5`, `五`, `ご`; undefined where the board has none of it. */
export function parseTypedRank({ ranks }: Variant, text: string): number | undefined {
  return within(rankNumber(foldSpoken(text)), ranks);
}

function rankNumber(word: string): number | undefined {
  return /^[a-i]$/.test(word) ? rankOfLetter(word) : digitOf(word);
}

function within(number: number | undefined, most: number): number | undefined {
  return number !== undefined && number <= most ? number : undefined;
}
