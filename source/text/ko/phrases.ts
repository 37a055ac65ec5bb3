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

export function goFaultText(argument: string, count: number): string {
  return `이동: ${josa(quoted(argument), '은')} 1에서 ${count}까지의 번호가 아닙니다.`;
}

export function possessive(color: Color): string {
  return `${sideName(color)}의`;
}

export function standingText(name: string, square: string, color?: Color): string {
  return `${square}의 ${ownedPiece(name, color)}`;
}

export function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : `${sideName(color)} ${name}`;
}

export function personsPiece(name: string, color: Color, person: Color | undefined): string {
  return `${color === person ? '내' : possessive(color)} ${name}`;
}

/** A variant's name within a sentence: `쇼기`. */
export function nameInText(variant: Variant): string {
  return variantName(variant, 'ascii');
}

export function lastRanks(ranks: number): string {
  return ranks === 1 ? '맨 끝줄' : `맨 끝 ${SMALL_NUMBERS[ranks] ?? ranks} 줄`;
}

export function asSentences(...sentences: readonly string[]): string {
  return `${sentences.join('. ')}.`;
}

export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ');
}
