import { en as ENGLISH } from '../../source/text/en/index.ts';
import type { Texts } from '../../source/text/texts.ts';

/** How far the letters of Georgian stand behind those of Latin. */
const TURN = 'ა'.charCodeAt(0) - 'a'.charCodeAt(0);

/**
 * The texts of a language that nobody speaks: English in Georgian letters. What a screen has in Latin
 * letters does not come from the texts.
 */
export const TURNED: Texts = { ...turned(ENGLISH), language: 'en' };

/** The text in the letters of that language. */
export function turnedText(text: string): string {
  return text.replace(/\p{Script=Latin}/gu, (letter) =>
    // Without its accent.
    String.fromCharCode(letter.toLowerCase().normalize('NFD').charCodeAt(0) + TURN),
  );
}

function turned<Value>(value: Value): Value {
  return turnedValue(value) as Value;
}

function turnedValue(value: unknown): unknown {
  if (typeof value === 'string') return turnedText(value);
  if (typeof value === 'function') return (...words: unknown[]) => turnedValue(value(...words));
  if (Array.isArray(value)) return value.map(turnedValue);
  if (typeof value !== 'object' || value === null || value instanceof Map) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, turnedValue(one)]));
}
