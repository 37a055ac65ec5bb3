import type { Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { SPOKEN_WORDS } from './spoken-words.ts';
import { KANJI_DIGITS, rankOfLetter, squareAt } from './square.ts';

/**
 * The square that a text names, written or as it is spoken: `5e`, `55`, `５五`, `five e`, `go go`;
 * undefined where it names none of the board.
 */
export function parseTypedSquare(variant: Variant, text: string): Square | undefined {
  const folded = text.normalize('NFKC').trim().toLowerCase();
  const words = folded.match(/[a-z]+|\d|[^\sa-z\d]/g) ?? [];
  const [file, rank, ...more] = words;
  if (file === undefined || rank === undefined || more.length > 0) return undefined;
  const [left, down] = [digitOf(file), /^[a-i]$/.test(rank) ? rankOfLetter(rank) : digitOf(rank)];
  return left === undefined || down === undefined ? undefined : squareAt(variant, left, down);
}

function digitOf(word: string): number | undefined {
  const spoken = SPOKEN_WORDS.get(word);
  if (spoken?.kind === 'digit') return spoken.digit;
  const kanji = [...KANJI_DIGITS].indexOf(word);
  return kanji < 0 ? undefined : kanji + 1;
}
