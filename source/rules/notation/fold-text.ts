import { KANJI_DIGITS } from './square.ts';

/** Longer than any move, with its number and in the longest form. */
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
 * A typed move without what does not matter, folded by `foldText`. Undefined where the text is too
 * long for a move.
 */
export function foldMoveText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length > LONGEST ? undefined : foldText(trimmed);
}

/** Longer than any move in quotes, spoken ones included. */
const LONGEST_QUOTED = 200;

/** Signs that people put around a quoted move. */
const AROUND: ReadonlyMap<string, string> = new Map(
  `'' "" \`\` () [] {} <> “” „“ ‘’ «» 「」 『』 （） 【】`
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** A text without the quotes or brackets around the whole of it. */
export function unquoteText(text: string): string {
  const trimmed = text.trim();
  const isQuoted = trimmed.length > 2 && AROUND.get(trimmed.charAt(0)) === trimmed.at(-1);
  return isQuoted && trimmed.length < LONGEST_QUOTED ? unquoteText(trimmed.slice(1, -1)) : trimmed;
}

/**
 * A text without spaces, in lower case, with ASCII for full-width characters, digits for kanji
 * numerals, separators for their look-alikes, and 龍 for 竜.
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
