import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { plainLatin } from '../plain-latin.ts';
import { countText } from './count-text.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** `a`, `a or b`, and with a comma before the `or` from three on: `a, b, or c`. */
export function orList(items: readonly string[]): string {
  if (items.length < 3) return items.join(' or ');
  return `${items.slice(0, -1).join(', ')}, or ${items[items.length - 1]}`;
}

/** `a rook`, `an eagle`, `an unpromoted one`. */
export function withArticle(noun: string): string {
  return `${/^(?:[aei]|o(?!ne\b)|un(?!i))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** A text with a capital at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Like `countText`, with a small number as a word: `two rooks`. */
export function countInWords(count: number, noun: string): string {
  return countText(count, noun).replace(/^\d+/, (digits) => SMALL_NUMBERS[count] ?? digits);
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** Why `go` leads nowhere: there are `count` problems or tasks. */
export function goFaultText(argument: string, count: number): string {
  return `go: ${quoted(argument)} is not a number from 1 to ${count}.`;
}

/** `Black's`, `White's`. */
export function possessive(color: Color): string {
  return `${sideName(color)}'s`;
}

/** `pawn on 5c`, `White pawn on 5c`. @param square as it is told */
export function standingText(name: string, square: string, color?: Color): string {
  return `${ownedPiece(name, color)} on ${square}`;
}

/** `White pawn`, without a color `pawn`. */
export function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : `${sideName(color)} ${name}`;
}

/** `your pawn`, `White's pawn`. @param person the side of whoever reads it, if they play */
export function personsPiece(name: string, color: Color, person: Color | undefined): string {
  return `${color === person ? 'your' : possessive(color)} ${name}`;
}

/** A variant's name within a sentence: `shogi`, `Ogi`. */
export function nameInText({ name, noun = name }: Variant): string {
  return plainLatin(noun);
}

/** `the last rank`, `the last 2 ranks`. */
export function lastRanks(ranks: number): string {
  return ranks === 1 ? 'the last rank' : `the last ${ranks} ranks`;
}

/** What has no stop at its end as sentences: a move, the end of a game, a title. */
export function asSentences(...sentences: readonly string[]): string {
  return `${sentences.join('. ')}.`;
}

/** Whole sentences one after another. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ');
}
