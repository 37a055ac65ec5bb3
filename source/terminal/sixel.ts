/** Pictures as sixels (DEC STD 070, chapter 9), which terminals draw into their cells. */
import type { PalettePicture } from './png.ts';

/** Pixels of a column that one character tells. */
const BAND = 6;
/** Less opaque pixels stay as they are on the screen. */
const LEAST_OPACITY = 128;
/** The character of a column without a pixel. */
const EMPTY = 0x3f;
/** The fewest equal columns that are cheaper to count than to write. */
const COUNT_FROM = 4;

/** The sequence that draws a picture at the cursor; what is clear in it stays. */
export function formatSixel(picture: PalettePicture): string {
  const { width, height, palette, pixels } = picture;
  const numbers = numberColours(picture);
  const colours = [...numbers].map(([colour, number]) => {
    const parts = (palette[colour] ?? []).slice(0, 3).map((part) => Math.round((part * 100) / 255));
    return `#${number};2;${parts.join(';')}`;
  });
  const bands: string[] = [];
  for (let top = 0; top < height; top += BAND) {
    bands.push(formatBand(pixels.subarray(top * width, (top + BAND) * width), width, numbers));
  }
  return `\x1bP0;1;0q"1;1;${width};${height}${colours.join('')}${bands.join('-')}\x1b\\`;
}

/** The colours that are seen, by their place in the palette, with their numbers in the sequence. */
function numberColours({ palette, pixels }: PalettePicture): Map<number, number> {
  const seen = [...new Set(pixels)].filter((at) => (palette[at]?.[3] ?? 0) >= LEAST_OPACITY);
  return new Map(seen.map((at, number) => [at, number]));
}

/** Six rows: each colour that they have, one over the other. */
function formatBand(
  pixels: Uint8Array,
  width: number,
  numbers: ReadonlyMap<number, number>,
): string {
  const columns = new Map<number, number[]>();
  for (const [at, colour] of pixels.entries()) {
    const number = numbers.get(colour);
    if (number === undefined) continue;
    const bits = columns.get(number) ?? Array.from({ length: width }, () => 0);
    const column = at % width;
    bits[column] = (bits[column] ?? 0) | (1 << Math.floor(at / width));
    columns.set(number, bits);
  }
  return [...columns].map(([number, bits]) => `#${number}${formatColumns(bits)}`).join('$');
}

/** Columns of pixels, equal ones counted; those without a pixel at the end are left out. */
function formatColumns(bits: readonly number[]): string {
  const end = bits.findLastIndex((column) => column !== 0) + 1;
  let text = '';
  for (let at = 0; at < end; ) {
    let next = at + 1;
    while (next < end && bits[next] === bits[at]) next++;
    const character = String.fromCharCode(EMPTY + (bits[at] ?? 0));
    const count = next - at;
    text += count < COUNT_FROM ? character.repeat(count) : `!${count}${character}`;
    at = next;
  }
  return text;
}
