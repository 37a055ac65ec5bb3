import { readFileSync } from 'node:fs';
import { NO_RESULT, SAMPLE_HEAD } from './samples.ts';

/** One game in this many is held out. */
const HELD_OUT = 20;

/** Samples of many files, and where each begins. */
export interface SampleSet {
  readonly words: Uint16Array;
  /** Starts of the samples to learn from. */
  readonly training: Uint32Array;
  /** Starts of those that tell how good what was learned is: all of some games. */
  readonly heldOut: Uint32Array;
}

/** Reads files of samples. A sample that ends too early is left out, since a stop may cut it. */
export function readSamples(files: readonly string[]): SampleSet {
  const texts = files.map((file) => readFileSync(file));
  const size = texts.reduce((sum, { length }) => sum + (length >> 1), 0);
  const words = new Uint16Array(size);
  const training: number[] = [];
  const heldOut: number[] = [];
  let end = 0;
  for (const [index, text] of texts.entries()) {
    const file = new Uint16Array(text.length >> 1);
    new Uint8Array(file.buffer).set(text.subarray(0, file.byteLength));
    words.set(file, end);
    for (const start of sampleStarts(file)) {
      const game = file[start + 1] | (file[start + 2] << 16);
      (isHeldOut(index, game) ? heldOut : training).push(end + start);
    }
    end += file.length;
  }
  return { words, training: Uint32Array.from(training), heldOut: Uint32Array.from(heldOut) };
}

/** Where the whole samples of a file begin. */
export function sampleStarts(words: Uint16Array): number[] {
  const starts: number[] = [];
  let at = 0;
  while (at < words.length) {
    const next = at + SAMPLE_HEAD + words[at];
    if (next > words.length) break;
    starts.push(at);
    at = next;
  }
  return starts;
}

/** The score of a sample, in hundredths of a pawn for the side to move. */
export function sampleScore(words: Uint16Array, start: number): number {
  return (words[start + 4] << 16) >> 16;
}

/** The result for the side to move as a chance, or undefined. */
export function sampleResult(words: Uint16Array, start: number): number | undefined {
  const result = words[start + 3] >> 1;
  return result === NO_RESULT ? undefined : result / 2;
}

/** Always the same for the same game: positions of one game are alike. */
function isHeldOut(file: number, game: number): boolean {
  let hash = Math.imul(game + 1, 0x9e3779b1) ^ Math.imul(file + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % HELD_OUT === 0;
}
