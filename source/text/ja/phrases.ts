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

/** Why `移動` leads nowhere: there are `count` problems or tasks. */
export function goFaultText(argument: string, count: number): string {
  return `移動: ${quoted(argument)}は1から${count}までの番号ではありません。`;
}

/** `先手の`, `後手の`. */
export function possessive(color: Color): string {
  return `${sideName(color)}の`;
}

/** `5cの歩`, `5cの後手の歩`. @param square as it is told */
export function standingText(name: string, square: string, color?: Color): string {
  return `${square}の${ownedPiece(name, color)}`;
}

/** `後手の歩`, without a color `歩`. */
export function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : possessive(color) + name;
}

/** `自分の歩`, `後手の歩`. @param person the side of the player who reads it */
export function personsPiece(name: string, color: Color, person: Color): string {
  return color === person ? `自分の${name}` : possessive(color) + name;
}

/** A variant's name within a sentence: `将棋`, `王棋`. */
export function nameInText(variant: Variant): string {
  return variantName(variant, 'box');
}

/** `一番奥の段`, `奥の2段`. */
export function lastRanks(ranks: number): string {
  return ranks === 1 ? '一番奥の段' : `奥の${ranks}段`;
}

/** What has no stop at its end as sentences: a move, the end of a game, a title. */
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
