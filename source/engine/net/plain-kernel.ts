import { KERNEL_PLIES, type Kernel } from './kernel.ts';
import { MOST_WORDS, type NetLayout, WORD_SPAN, wordFromKing } from './layout.ts';
import { FIRST_UNIT, type Net } from './net-file.ts';

/** The kernel for machines without SIMD. */
export class PlainKernel implements Kernel {
  readonly records = new Int32Array(4 * KERNEL_PLIES);
  readonly words = new Uint16Array(MOST_WORDS);
  readonly difference = new Int32Array(1);
  readonly #made = new Uint8Array(this.records.buffer);
  readonly #changes = new Uint16Array(this.records.buffer);
  readonly #hidden: number;
  readonly #rows: Uint16Array;
  readonly #nearRows: Uint16Array;
  /** The first layer with a row of zeros at its end, and the material of the rows. */
  readonly #first: Int16Array;
  readonly #material: Int16Array;
  readonly #bias: Int16Array;
  readonly #output: Int16Array;
  /** Indexed by `(ply << 1 | side) * hidden + unit`. */
  readonly #sums: Int16Array;
  /** Indexed by `ply << 1 | side`. */
  readonly #worths = new Int32Array(2 * KERNEL_PLIES);

  constructor(net: Net, layout: NetLayout) {
    const { hidden, inputs } = net;
    this.#hidden = hidden;
    this.#rows = layout.rows;
    this.#nearRows = layout.nearRows;
    this.#first = new Int16Array((inputs + 1) * hidden);
    this.#first.set(net.first);
    this.#material = new Int16Array(inputs + 1);
    this.#material.set(net.material);
    this.#bias = net.bias;
    this.#output = net.output;
    this.#sums = new Int16Array(2 * KERNEL_PLIES * hidden);
  }

  refresh(ply: number, side: number, count: number): void {
    const at = (ply << 1) | side;
    const target = at * this.#hidden;
    this.#sums.set(this.#bias, target);
    this.#worths[at] = 0;
    for (let index = 0; index < count; index++) this.#add(ply, side, this.words[index], 1);
    this.#made[(ply << 4) + 12 + side] = 1;
  }

  evaluate(ply: number, side: number): number {
    this.#bring(ply, 0);
    this.#bring(ply, 1);
    const hidden = this.#hidden;
    const output = this.#output;
    const sums = this.#sums;
    const own = (ply << 1) | side;
    const ownAt = own * hidden;
    const enemyAt = (own ^ 1) * hidden;
    let total = 0;
    for (let unit = 0; unit < hidden; unit++) {
      const x = activation(sums[ownAt + unit]);
      const y = activation(sums[enemyAt + unit]);
      total += x * x * output[unit] + y * y * output[hidden + unit];
    }
    this.difference[0] = this.#worths[own] - this.#worths[own ^ 1];
    return total;
  }

  /** Brings the sums of a side up to a ply from the last one that has them. */
  #bring(ply: number, side: number): void {
    let known = ply;
    while (this.#made[(known << 4) + 12 + side] === 0) known--;
    while (known < ply) this.#step(++known, side);
  }

  #step(ply: number, side: number): void {
    const hidden = this.#hidden;
    const at = (ply << 1) | side;
    const target = at * hidden;
    this.#sums.copyWithin(target, target - 2 * hidden, target - hidden);
    this.#worths[at] = this.#worths[at - 2];
    for (let pair = ply << 3; pair < (ply << 3) + 4; pair += 2) {
      this.#add(ply, side, this.#changes[pair], -1);
      this.#add(ply, side, this.#changes[pair + 1], 1);
      if (this.records[(ply << 2) | 1] === 0) break;
    }
    this.#made[(ply << 4) + 12 + side] = 1;
  }

  /** Adds the rows of a piece word to the sums of a side at a ply, `times` 1 or -1. */
  #add(ply: number, side: number, word: number, times: number): void {
    const view = (ply << 4) + 8 + side;
    const table = ((this.#made[view] << 1) | side) * WORD_SPAN;
    const near = wordFromKing(word, this.#made[view + 2]);
    this.#addRow((ply << 1) | side, this.#rows[table + word], times);
    this.#addRow((ply << 1) | side, this.#nearRows[table + near], times);
  }

  #addRow(at: number, row: number, times: number): void {
    const hidden = this.#hidden;
    const first = this.#first;
    const sums = this.#sums;
    const target = at * hidden;
    const from = row * hidden;
    for (let unit = 0; unit < hidden; unit++) sums[target + unit] += times * first[from + unit];
    this.#worths[at] += times * this.#material[row];
  }
}

/** What a unit gives on, before it is squared. */
function activation(sum: number): number {
  return sum < 0 ? 0 : sum > FIRST_UNIT ? FIRST_UNIT : sum;
}
