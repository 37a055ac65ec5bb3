import type { NetLayout } from '../../source/engine/net/layout.ts';
import { WORD_SPAN, wordFromKing } from '../../source/engine/net/layout.ts';
import { BLACK_BIT, KIND_MASK, WHITE_BIT } from '../../source/rules/core/piece-code.ts';
import { SAMPLE_HEAD, sampleSide } from './samples.ts';
import type { Trainer } from './trainer.ts';

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
   * Writes the rows of a sample of a batch: first as the side to move sees it, then as the other does.
   * @param at where in the rows of the batch they begin
   * @returns where they end
   */
  write(
    words: Uint16Array,
    start: number,
    { rows, counts }: Pick<Trainer, 'rows' | 'counts'>,
    sample: number,
    at: number,
  ): number {
    const pieces = this.#pieces;
    const end = start + SAMPLE_HEAD + words[start];
    const kings = [0, 0];
    let count = 0;
    for (let index = start + SAMPLE_HEAD; index < end; index++) {
      const word = words[index];
      const code = word >> 8;
      if (code < BLACK_BIT) {
        for (let n = word & 255; n > 0; n--) pieces[count++] = (code << 8) | n;
        continue;
      }
      if ((code & KIND_MASK) === this.#royal) kings[code & WHITE_BIT ? 1 : 0] = word & 255;
      pieces[count++] = word;
    }
    const { inputs, mirrors, nearRows } = this.#layout;
    const table = this.#layout.rows;
    const mover = sampleSide(words, start);
    let to = at;
    for (const side of [mover, mover ^ 1]) {
      const king = kings[side];
      const seen = ((mirrors[(side << 8) | king] << 1) | side) * WORD_SPAN;
      const first = to;
      for (let index = 0; index < count; index++) {
        const word = pieces[index];
        const row = table[seen + word];
        if (row !== inputs) rows[to++] = row;
        const nearRow = nearRows[seen + wordFromKing(word, king)];
        if (nearRow !== inputs) rows[to++] = nearRow;
      }
      counts[(sample << 1) | (side === mover ? 0 : 1)] = to - first;
    }
    return to;
  }
}
