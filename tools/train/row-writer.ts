import type { NetLayout } from '../../source/engine/net/layout.ts';
import { WORD_SPAN } from '../../source/engine/net/layout.ts';
import { BLACK_BIT, KIND_MASK, type Side, WHITE_BIT } from '../../source/rules/core/piece-code.ts';
import { SAMPLE_HEAD } from './samples.ts';

/** Writes samples as rows of the first layer. */
export class RowWriter {
  readonly #layout: NetLayout;
  readonly #royal: number;
  /** The piece words of a sample. */
  readonly #pieces = new Uint16Array(1024);

  /** @param royal the kind of the piece that is mated */
  constructor(layout: NetLayout, royal: number) {
    this.#layout = layout;
    this.#royal = royal;
  }

  /**
   * Writes the rows of a sample: first as the side to move sees it, then as the other does, with
   * the same number of rows.
   * @returns how many rows there are for each side
   */
  write(words: Uint16Array, start: number, rows: Uint16Array, at: number): number {
    const { orientations, inputs } = this.#layout;
    const table = this.#layout.rows;
    const pieces = this.#pieces;
    const end = start + SAMPLE_HEAD + words[start];
    let blackKing = 0;
    let whiteKing = 0;
    let count = 0;
    for (let index = start + SAMPLE_HEAD; index < end; index++) {
      const word = words[index];
      const code = word >> 8;
      if (code < BLACK_BIT) {
        for (let n = word & 255; n > 0; n--) pieces[count++] = (code << 8) | n;
        continue;
      }
      if ((code & KIND_MASK) === this.#royal) {
        if (code & WHITE_BIT) whiteKing = word & 255;
        else blackKing = word & 255;
      }
      pieces[count++] = word;
    }
    const orientationOf = (side: Side) =>
      orientations[(side << 8) | (side === 0 ? blackKing : whiteKing)];
    const side = (words[start + 3] & 1) as Side;
    const other = (side ^ 1) as Side;
    const own = ((orientationOf(side) << 1) | side) * WORD_SPAN;
    const enemy = ((orientationOf(other) << 1) | other) * WORD_SPAN;
    let known = 0;
    for (let index = 0; index < count; index++) {
      // What one side has no row for has none for the other.
      if (table[own + pieces[index]] !== inputs) pieces[known++] = pieces[index];
    }
    for (let index = 0; index < known; index++) {
      rows[at + index] = table[own + pieces[index]];
      rows[at + known + index] = table[enemy + pieces[index]];
    }
    return known;
  }
}
