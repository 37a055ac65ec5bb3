import { KERNEL_PLIES, type Kernel } from './kernel.ts';
import { MOST_WORDS, type NetLayout, WORD_SPAN } from './layout.ts';
import type { Net } from './net-file.ts';
import { bytes } from './simd-kernel-bytes.ts';

/** What `tools/kernels/simd-kernel.as.ts` exports. */
interface Exports extends Pick<Kernel, 'refresh' | 'evaluate'> {
  readonly memory: WebAssembly.Memory;
  setUp(
    hidden: number,
    inputs: number,
    tableBytes: number,
    first: number,
    bias: number,
    material: number,
    output: number,
    rows: number,
    nearRows: number,
    words: number,
    records: number,
    sums: number,
    difference: number,
  ): void;
}

/** Static data of AssemblyScript would begin at 1,024; there is none, but zero means nothing. */
const START = 1024;
const PAGE = 1 << 16;

let compiled: WebAssembly.Module | undefined;

let isValid: boolean | undefined;

/** Whether this machine has the instructions that the kernel needs. */
export function hasSimd(): boolean {
  isValid ??= WebAssembly.validate(bytes);
  return isValid;
}

/** The kernel in WebAssembly, with memory of its own. */
export function createSimdKernel(net: Net, layout: NetLayout): Kernel {
  const { hidden, inputs } = net;
  compiled ??= new WebAssembly.Module(bytes);
  const exports = new WebAssembly.Instance(compiled).exports as Exports;
  let end = START;
  const room = (byteLength: number) => {
    const at = end;
    end = (end + byteLength + 15) & ~15;
    return at;
  };
  // One row of zeros more, for words that have no row.
  const first = room(2 * (inputs + 1) * hidden);
  const bias = room(2 * hidden);
  const material = room(2 * (inputs + 1));
  const output = room(4 * hidden);
  const rows = room(2 * layout.rows.length);
  const nearRows = room(2 * layout.nearRows.length);
  const words = room(2 * MOST_WORDS);
  const records = room(16 * KERNEL_PLIES);
  const difference = room(4);
  // The material of a side stands after its units.
  const sums = room(2 * KERNEL_PLIES * (2 * hidden + 16));
  const { memory } = exports;
  memory.grow(Math.ceil(end / PAGE));
  const { buffer } = memory;
  new Int16Array(buffer, first).set(net.first);
  new Int16Array(buffer, bias).set(net.bias);
  new Int16Array(buffer, material).set(net.material);
  new Int16Array(buffer, output).set(net.output);
  new Uint16Array(buffer, rows).set(layout.rows);
  new Uint16Array(buffer, nearRows).set(layout.nearRows);
  exports.setUp(
    hidden,
    inputs,
    2 * WORD_SPAN,
    first,
    bias,
    material,
    output,
    rows,
    nearRows,
    words,
    records,
    sums,
    difference,
  );
  return {
    records: new Int32Array(buffer, records, 4 * KERNEL_PLIES),
    words: new Uint16Array(buffer, words, MOST_WORDS),
    difference: new Int32Array(buffer, difference, 1),
    refresh: exports.refresh,
    evaluate: exports.evaluate,
  };
}
