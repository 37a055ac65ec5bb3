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

/** Whether a colour of a picture is drawn; others leave what is on the screen. */
export function isSeen({ palette }: Pick<PalettePicture, 'palette'>, colour: number): boolean {
  return (palette[colour]?.[3] ?? 0) >= LEAST_OPACITY;
}

/**
 * The colours that are seen, by their place in the palette, with their numbers in the sequence: the
 * most frequent one first, since a later one is drawn over it.
 */
function numberColours(picture: PalettePicture): Map<number, number> {
  const counts = new Map<number, number>();
  for (const at of picture.pixels) counts.set(at, (counts.get(at) ?? 0) + 1);
  const seen = [...counts].filter(([at]) => isSeen(picture, at));
  seen.sort(([, one], [, other]) => other - one);
  return new Map(seen.map(([at], number) => [at, number]));
}

/** Pixels of a column, as bits. */
interface Column {
  /** What one colour has there. */
  own: number;
  /** What a later colour covers: the one may be drawn there or not. */
  covered: number;
}

/** Six rows: each colour that they have, one over the other. */
function formatBand(
  pixels: Uint8Array,
  width: number,
  numbers: ReadonlyMap<number, number>,
): string {
  const columns = Array.from(numbers, () =>
    Array.from({ length: width }, (): Column => ({ own: 0, covered: 0 })),
  );
  for (const [at, colour] of pixels.entries()) {
    const bit = 1 << Math.floor(at / width);
    const number = numbers.get(colour) ?? -1;
    for (let one = 0; one <= number; one++) {
      const column = columns[one]?.[at % width];
      if (column) column[one === number ? 'own' : 'covered'] |= bit;
    }
  }
  return columns
    .map((each, number) => ({ number, text: formatColumns(each) }))
    .filter(({ text }) => text !== '')
    .map(({ number, text }) => `#${number}${text}`)
    .join('$');
}

/**
 * Columns of pixels, equal ones counted, as many as what is covered allows; those without a pixel at
 * the end are left out.
 */
function formatColumns(columns: readonly Column[]): string {
  const end = columns.findLastIndex(({ own }) => own !== 0) + 1;
  let text = '';
  for (let at = 0; at < end; ) {
    let [count, drawn, clear] = [0, 0, 0];
    for (; at + count < end; count++) {
      const { own, covered } = columns[at + count] ?? { own: 0, covered: 0 };
      const [more, less] = [drawn | own, clear | ~(own | covered)];
      if ((more & less) !== 0) break;
      [drawn, clear] = [more, less];
    }
    const character = String.fromCharCode(EMPTY + drawn);
    text += count < COUNT_FROM ? character.repeat(count) : `!${count}${character}`;
    at += count;
  }
  return text;
}
