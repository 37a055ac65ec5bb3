// The outlines of kanji, from the brush font Yuji Boku (SIL Open Font Licence 1.1).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';

const FOLDER = dirname(
  createRequire(import.meta.url).resolve('@fontsource/yuji-boku/package.json'),
);

/** The parts of the font by number, each with the ranges of characters that it holds. */
const PARTS = Object.entries(JSON.parse(readFileSync(join(FOLDER, 'unicode.json'), 'utf8')))
  .map(([name, ranges]) => ({ number: /^\[(\d+)\]$/.exec(name)?.[1], ranges: ranges.split(',') }))
  .filter(({ number }) => number !== undefined);

/** The text of the licence. */
export function licenceText() {
  return readFileSync(join(FOLDER, 'LICENSE'), 'utf8');
}

/** The outline of a character at size 1000: a path of SVG, and the box that it fills. */
export function outlineOf(character) {
  const path = fontWith(character).getPath(character, 0, 0, 1000);
  return { data: path.toPathData(1), box: path.getBoundingBox() };
}

function fontWith(character) {
  const code = character.codePointAt(0);
  const part = PARTS.find(({ ranges }) => ranges.some((range) => holds(range, code)));
  if (!part) throw new Error(`the font has no ${character}`);
  const file = readFileSync(join(FOLDER, `files/yuji-boku-${part.number}-400-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
}

/** Whether a range such as `U+4e00` or `U+3041-3096` holds a code point. */
function holds(range, code) {
  const [first, last = first] = range
    .slice(2)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return first <= code && code <= last;
}
