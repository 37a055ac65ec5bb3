import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { variantName } from './names.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** `a`, `a หรือ b`, `a, b หรือ c`. */
export function orList(items: readonly string[]): string {
  return joinWords(items, 'หรือ');
}

/** The same noun: Thai has no article. */
export function withArticle(noun: string): string {
  return noun;
}

/** The same text: Thai has no capitals. */
export function capitalized(text: string): string {
  return text;
}

/** `เรือ 2 ตัว`. */
export function countInWords(count: number, noun: string): string {
  return `${noun} ${count} ตัว`;
}

export function goFaultText(argument: string, count: number): string {
  return `ไปที่: ${quoted(argument)} ไม่ใช่ตัวเลขตั้งแต่ 1 ถึง ${count}`;
}

/** `ของดำ`, after what is owned. */
export function possessive(color: Color): string {
  return `ของ${sideName(color)}`;
}

export function standingText(name: string, square: string, color?: Color): string {
  return `${ownedPiece(name, color)}ที่ ${square}`;
}

export function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : `${name}${sideName(color)}`;
}

export function personsPiece(name: string, color: Color, person: Color | undefined): string {
  return `${name}${color === person ? 'ของคุณ' : possessive(color)}`;
}

/** A variant's name within a sentence. */
export function nameInText(variant: Variant): string {
  return variantName(variant, 'frame');
}

export function lastRanks(ranks: number): string {
  return ranks === 1 ? 'แถวสุดท้าย' : `${SMALL_NUMBERS[ranks] ?? ranks}แถวสุดท้าย`;
}

const SMALL_NUMBERS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];

export function asSentences(...sentences: readonly string[]): string {
  return sentences.join(' ');
}

/** Whole sentences one after another; a space ends one. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ');
}
