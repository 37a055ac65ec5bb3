import type { PictureSize } from './graphics.ts';
import type { PalettePicture } from './png.ts';
import { formatSixel, isSeen } from './sixel.ts';

/** Cells of a picture from its left edge on: from the first to before the last. */
export interface CellSpan {
  readonly first: number;
  readonly last: number;
}

/** A picture whose pixels fill cells, of which each can be drawn for itself. */
export class CutPicture {
  readonly #picture: PalettePicture;
  readonly #size: PictureSize;
  /** The pixels of a cell. */
  readonly #width: number;
  readonly #height: number;
  /** How many pixels of each cell are seen, row by row. */
  readonly #seen: readonly number[];

  constructor(picture: PalettePicture, { columns, rows }: PictureSize) {
    this.#picture = picture;
    this.#size = { columns, rows };
    this.#width = picture.width / columns;
    this.#height = picture.height / rows;
    const seen = Array.from({ length: columns * rows }, () => 0);
    for (const [at, colour] of picture.pixels.entries()) {
      const cell = this.#cellOf(at);
      if (isSeen(picture, colour)) seen[cell] = (seen[cell] ?? 0) + 1;
    }
    this.#seen = seen;
  }

  /** The cells of a row below which nothing is seen. */
  solidIn(row: number): readonly CellSpan[] {
    const spans: { first: number; last: number }[] = [];
    for (let column = 0; column < this.#size.columns; column++) {
      const span = spans.at(-1);
      if (this.#seen[row * this.#size.columns + column] !== this.#width * this.#height) continue;
      if (span?.last === column) span.last++;
      else spans.push({ first: column, last: column + 1 });
    }
    return spans;
  }

  /**
   * The sequence that draws some of the cells, from a row on; undefined if nothing is seen in them.
   * @param isWanted whether a cell is among them. Default: all are
   */
  draw(
    isWanted: (row: number, column: number) => boolean = () => true,
  ): { readonly row: number; readonly text: string } | undefined {
    const { columns } = this.#size;
    const wanted = this.#seen.map(
      (seen, at) => seen > 0 && isWanted(Math.floor(at / columns), at % columns),
    );
    if (!wanted.includes(true)) return undefined;
    const first = Math.floor(wanted.indexOf(true) / columns);
    const last = Math.floor(wanted.lastIndexOf(true) / columns);
    const { width, palette, pixels } = this.#picture;
    const [start, end] = [first, last + 1].map((row) => row * this.#height * width);
    const clear = palette.length;
    const drawn = pixels
      .map((colour, at) => (wanted[this.#cellOf(at)] ? colour : clear))
      .subarray(start, end);
    const height = (last + 1 - first) * this.#height;
    return { row: first, text: formatSixel({ width, height, palette, pixels: drawn }) };
  }

  #cellOf(pixel: number): number {
    const { width } = this.#picture;
    const row = Math.floor(pixel / width / this.#height);
    return row * this.#size.columns + Math.floor((pixel % width) / this.#width);
  }
}
