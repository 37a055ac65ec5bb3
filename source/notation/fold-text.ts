import { KANJI_DIGITS } from './square.ts';

/** No move, with a number in front and in the longest form, has as many characters. */
const LONGEST = 40;

const SAME: Readonly<Record<string, string>> = {
  '×': 'x',
  '✕': 'x',
  '∗': '*',
  '’': "'",
  '‘': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  ー: '-',
  竜: '龍',
};

/**
 * A typed move with what does not matter taken away, as `foldText` does it. Undefined where the
 * text is too long to be a move.
 */
export function foldMoveText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length > LONGEST ? undefined : foldText(trimmed);
}

/**
 * A text without spaces, in lower case, full-width characters as their ASCII counterparts, kanji
 * numerals as digits, the look-alikes of the separators as these, 竜 as 龍.
 */
export function foldText(text: string): string {
  return Array.from(text.replace(/\s/g, ''), foldCharacter).join('').toLowerCase();
}

function foldCharacter(character: string): string {
  const digit = KANJI_DIGITS.indexOf(character) + 1;
  if (digit > 0) return `${digit}`;
  const code = character.charCodeAt(0);
  const isFullWidth = code >= 0xff01 && code <= 0xff5e;
  return SAME[character] ?? (isFullWidth ? String.fromCharCode(code - 0xfee0) : character);
}
