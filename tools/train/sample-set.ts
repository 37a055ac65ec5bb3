import { readFileSync } from 'node:fs';
import { sampleGame, sampleStarts } from './samples.ts';

/** One game in this many is held out. */
const HELD_OUT = 20;

/** A file of samples; no two have the same seed. */
export interface SampleFile {
  readonly path: string;
  readonly seed: number;
}

/** Samples of many files, and where each begins. */
export interface SampleSet {
  readonly words: Uint16Array;
  /** Starts of the samples to learn from. */
  readonly training: Uint32Array;
  /** Starts of those that tell what the learning is worth: the samples of some games. */
  readonly heldOut: Uint32Array;
}

/** Reads files of samples. */
export function readSamples(files: readonly SampleFile[]): SampleSet {
  const read = files.map(({ path, seed }) => ({ words: readWords(path), seed }));
  const words = new Uint16Array(read.reduce((sum, file) => sum + file.words.length, 0));
  const training: number[] = [];
  const heldOut: number[] = [];
  let end = 0;
  for (const file of read) {
    words.set(file.words, end);
    for (const start of sampleStarts(file.words)) {
      const game = sampleGame(file.words, start);
      (isHeldOut(file.seed, game) ? heldOut : training).push(end + start);
    }
    end += file.words.length;
  }
  return { words, training: Uint32Array.from(training), heldOut: Uint32Array.from(heldOut) };
}

/** How many samples a file has. */
export function countSamples(path: string): number {
  return sampleStarts(readWords(path)).length;
}

function readWords(path: string): Uint16Array {
  const bytes = readFileSync(path);
  const words = new Uint16Array(bytes.length >> 1);
  new Uint8Array(words.buffer).set(bytes.subarray(0, words.byteLength));
  return words;
}

/** Always the same for a game, so that no net has learned from what it is judged by later. */
function isHeldOut(seed: number, game: number): boolean {
  let hash = Math.imul(game + 1, 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % HELD_OUT === 0;
}
