import type { NetLayout } from '../../source/engine/net/layout.ts';
import { FIRST_UNIT, MOST_OUTPUT, OUTPUT_UNIT } from '../../source/engine/net/net-file.ts';
import { bytes } from './train-kernel-bytes.ts';

/** What the kernel exports. */
interface Kernel {
  readonly memory: WebAssembly.Memory;
  place(hidden: number, inputs: number, parameters: number, span: number): void;
  placeBatch(scratch: number, rows: number, counts: number, aims: number, values: number): void;
  measure(scale: number, logit: number): void;
  run(samples: number, learning: boolean): number;
  step(
    start: number,
    end: number,
    rate: number,
    decay: number,
    limit: number,
    unbiased: number,
    unbiasedSquare: number,
  ): void;
}

/** How far a step goes. */
export interface Pace {
  readonly rate: number;
  /** Times the rate: how much of a weight each step takes away. */
  readonly decay: number;
  /** Times the rate: the rate of the material. */
  readonly material: number;
}

/** Samples of a batch. */
export const BATCH = 4096;
/** Rows of a sample for both sides, at most. */
const MOST_ROWS = 256;

/**
 * Weights of the first layer are at most this much in size, so that the sum of 81 pieces, 24 of
 * them about a king, and the bias fits 16 bits.
 */
const MOST_FIRST = 32767 / FIRST_UNIT / 110;
const NO_LIMIT = 1e9;

/** What the kernel leaves at the start of its memory to its compiler, in bytes. */
const RESERVED = 1 << 16;
const PAGE = 1 << 16;

/** The parameters of a net as numbers that learn; views of the memory of the kernel. */
export class Trainer {
  readonly inputs: number;
  readonly hidden: number;
  /** Indexed by `row * hidden + unit`. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  /** In parts of the scale. */
  readonly material: Float32Array;
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
  /** All of them, in the order of the kernel. */
  readonly parameters: Float32Array;
  /** The slopes of the loss of the last batch, in the same order. */
  readonly slopes: Float32Array;
  /** What the caller writes before a batch, and the values that it finds after it. */
  readonly rows: Uint16Array;
  /** The number of rows of each sample, own side first. */
  readonly counts: Uint16Array;
  readonly aims: Float32Array;
  readonly values: Float32Array;
  readonly #kernel: Kernel;
  #steps = 0;

  /**
   * @param hidden a multiple of 32
   * @param scale centipawns of 1.0
   * @param logit centipawns of a chance of e to 1
   */
  constructor({ inputs }: Pick<NetLayout, 'inputs'>, hidden: number, scale: number, logit: number) {
    if (hidden % 32 !== 0) throw new RangeError(`${hidden} units are no multiple of 32`);
    this.inputs = inputs;
    this.hidden = hidden;
    const module = new WebAssembly.Module(bytes);
    this.#kernel = new WebAssembly.Instance(module).exports as unknown as Kernel;
    let end = RESERVED;
    const take = (bytes: number) => {
      const start = end;
      end += (bytes + 15) & ~15;
      return start;
    };
    const padded = (inputs + 3) & ~3;
    const numbers = inputs * hidden + hidden + padded + 2 * hidden + 4;
    const parameters = take(16 * numbers);
    const scratch = take(16 * hidden);
    const rows = take(2 * BATCH * MOST_ROWS);
    const counts = take(4 * BATCH);
    const aims = take(4 * BATCH);
    const values = take(4 * BATCH);
    const { memory } = this.#kernel;
    memory.grow(Math.ceil(end / PAGE) - memory.buffer.byteLength / PAGE);
    this.#kernel.place(hidden, inputs, parameters, 4 * numbers);
    this.#kernel.placeBatch(scratch, rows, counts, aims, values);
    this.#kernel.measure(scale, logit);
    this.parameters = new Float32Array(memory.buffer, parameters, numbers);
    this.slopes = new Float32Array(memory.buffer, parameters + 4 * numbers, numbers);
    let at = 0;
    const part = (count: number, room = count) => {
      const view = this.parameters.subarray(at, at + count);
      at += room;
      return view;
    };
    this.first = part(inputs * hidden);
    this.bias = part(hidden);
    this.material = part(inputs, padded);
    this.output = part(2 * hidden);
    this.outputBias = part(1);
    this.rows = new Uint16Array(memory.buffer, rows, BATCH * MOST_ROWS);
    this.counts = new Uint16Array(memory.buffer, counts, 2 * BATCH);
    this.aims = new Float32Array(memory.buffer, aims, BATCH);
    this.values = new Float32Array(memory.buffer, values, BATCH);
  }

  /** Writes the values of the samples of a batch. @returns the sum of their losses */
  judge(samples: number): number {
    return this.#kernel.run(samples, false);
  }

  /** Does the same and adds the slopes of the mean loss to `slopes`. */
  slope(samples: number): number {
    return this.#kernel.run(samples, true);
  }

  /** Learns from a batch. @returns the sum of the losses before it */
  learn(samples: number, { rate, decay, material }: Pace): number {
    const loss = this.slope(samples);
    this.#steps++;
    const unbiased = 1 / (1 - 0.9 ** this.#steps);
    const unbiasedSquare = 1 / (1 - 0.999 ** this.#steps);
    const start = this.material.byteOffset - this.parameters.byteOffset;
    const output = this.output.byteOffset - this.parameters.byteOffset;
    const bias = this.outputBias.byteOffset - this.parameters.byteOffset;
    const step = (from: number, to: number, factor: number, kept: number, most: number) =>
      this.#kernel.step(from, to, rate * factor, kept, most, unbiased, unbiasedSquare);
    step(0, start, 1, decay, MOST_FIRST);
    step(start, output, material, 0, NO_LIMIT);
    step(output, bias, 1, decay, MOST_OUTPUT / OUTPUT_UNIT);
    step(bias, bias + 16, 1, 0, NO_LIMIT);
    return loss;
  }
}
