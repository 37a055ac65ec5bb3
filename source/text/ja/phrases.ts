import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { variantName } from './names.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** `a`, `aまたはb`, `a、b、またはc`. */
export function orList(items: readonly string[]): string {
  if (items.length < 3) return items.join('または');
  return `${items.slice(0, -1).join('、')}、または${items[items.length - 1]}`;
}

/** Japanese has no article. */
export function withArticle(noun: string): string {
  return noun;
}

/** Japanese has no capitals. */
export function capitalized(text: string): string {
  return text;
}

/** Pieces with their number: `飛車2枚`. */
export function countInWords(count: number, noun: string): string {
  return `${noun}${count}枚`;
}

export function goFaultText(argument: string, count: number): string {
  return `移動: ${quoted(argument)}は1から${count}までの番号ではありません。`;
}

export function possessive(color: Color): string {
  return `${sideName(color)}の`;
}

export function standingText(name: string, square: string, color?: Color): string {
  return `${square}の${ownedPiece(name, color)}`;
}

export function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : possessive(color) + name;
}

export function personsPiece(name: string, color: Color, person: Color | undefined): string {
  return color === person ? `自分の${name}` : possessive(color) + name;
}

export function nameInText(variant: Variant): string {
  return variantName(variant, 'box');
}

export function lastRanks(ranks: number): string {
  return ranks === 1 ? '一番奥の段' : `奥の${ranks}段`;
}

export function asSentences(...sentences: readonly string[]): string {
  return `${sentences.join('。')}。`;
}

/** Whole sentences one after another, without a space after a full stop. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replace(/(?<=[。！？]) /g, '');
}
