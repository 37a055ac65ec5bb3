import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { josa } from './josa.ts';
import { variantName } from './names.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** `a`, `a 또는 b`, `a, b 또는 c`. */
export function orList(items: readonly string[]): string {
  return joinWords(items, 'or');
}

/** The noun itself: Korean has no articles. */
export function withArticle(noun: string): string {
  return noun;
}

/** The text itself: Korean has no capitals. */
export function capitalized(text: string): string {
  return text;
}

/** `비차 두 개`. */
export function countInWords(count: number, noun: string): string {
  return `${noun} ${SMALL_NUMBERS[count] ?? count} 개`;
}

const SMALL_NUMBERS = ['0', '한', '두', '세', '네', '다섯'];

/** Why `이동` leads nowhere: there are `count` problems or tasks. */
export function goFaultText(argument: string, count: number): string {
  return `이동: ${josa(quoted(argument), '은')} 1에서 ${count}까지의 번호가 아닙니다.`;
}

/** `선수의`, `후수의`. */
export function possessive(color: Color): string {
  return `${sideName(color)}의`;
}

/** `5c의 보`, `5c의 후수 보`. @param square as it is told */
export function standingText(name: string, square: string, color?: Color): string {
  return `${square}의 ${ownedPiece(name, color)}`;
}

/** `후수 보`, without a color `보`. */
export function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : `${sideName(color)} ${name}`;
}

/** `내 보`, `후수의 보`. @param person the side of the player who reads it */
export function personsPiece(name: string, color: Color, person: Color): string {
  return `${color === person ? '내' : possessive(color)} ${name}`;
}

/** A variant's name within a sentence: `쇼기`. */
export function nameInText(variant: Variant): string {
  return variantName(variant, 'ascii');
}

/** `맨 끝줄`, `맨 끝 두 줄`. */
export function lastRanks(ranks: number): string {
  return ranks === 1 ? '맨 끝줄' : `맨 끝 ${SMALL_NUMBERS[ranks] ?? ranks} 줄`;
}

/** What has no stop at its end as sentences: a move, the end of a game, a title. */
export function asSentences(...sentences: readonly string[]): string {
  return `${sentences.join('. ')}.`;
}

/** Whole sentences one after another. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ');
}
