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
 * A typed move with what does not matter taken away: no spaces, lower case, full-width characters
 * as their ASCII counterparts, the look-alikes of the separators as these, 竜 as 龍. Undefined
 * where the text is too long to be a move.
 */
export function foldMoveText(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  return Array.from(trimmed.replace(/\s/g, ''), (character) => {
    const code = character.charCodeAt(0);
    const isFullWidth = code >= 0xff01 && code <= 0xff5e;
    return SAME[character] ?? (isFullWidth ? String.fromCharCode(code - 0xfee0) : character);
  })
    .join('')
    .toLowerCase();
}
