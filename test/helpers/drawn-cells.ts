import stringWidth from 'string-width';
import { expect } from 'vitest';

/** The part of a text from one column on; a character of two columns may not be cut in two. */
export function columnsOf(text: string, from: number, width: number): string {
  let at = 0;
  let part = '';
  for (const character of text) {
    if (at >= from && at < from + width) part += character;
    at += stringWidth(character);
  }
  expect(stringWidth(part), text).toBe(width);
  return part;
}

/** The shoulders of a tile that are drawn as notches, in the ink of what is behind it. */
const NOTCHES: Readonly<Record<string, string>> = { '▛': '▗', '▜': '▖', '▙': '▝', '▟': '▘' };

/** A text with the shoulders of all tiles in the ink of the tile. */
export function withShoulders(text: string): string {
  return text.replace(/[▛▜▙▟]/gu, (notch) => NOTCHES[notch] ?? notch);
}

/** The point of a piece that is drawn as an outline, and its body and foot around a text. */
const POINT = /^[╱╲/\\][─-]+[╱╲/\\]$/u;
const SHOULDER = /^[|┃║: ]*[╱╲/\\] +[╱╲/\\][|┃║: ]*$/u;
/** The sign of a mark may stand at its sides. */
const BODY = /^[│|┃║: ]*[│|](.*?)[│|][│|┃║: ]*$/u;
const FOOT = /^[└┌+][─-]+(.*?)[─-]+[┘┐+]$/u;

/** What stands on a square: its label, after `v` for a piece that points downwards. */
export function squareText(rows: readonly string[]): string {
  const lines = rows.map((row) => row.trim());
  const point = lines.findIndex((line) => POINT.test(line));
  if (point < 0) return lines.join('');
  const texts = lines.map((line, row) =>
    row === point || SHOULDER.test(line) ? '' : line.replace(BODY, '$1').replace(FOOT, '$1').trim(),
  );
  return (point > lines.findIndex(Boolean) ? 'v' : '') + texts.join('');
}
