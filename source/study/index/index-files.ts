import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { CorruptIndex } from './index-fault.ts';

/** Reads bytes of a file at a place. Throws `CorruptIndex` where the file ends before. */
export function readAt(
  file: number,
  name: string,
  at: number,
  length: number,
  into: Uint8Array = new Uint8Array(length),
): Uint8Array {
  for (let done = 0; done < length; ) {
    const read = readSync(file, into, done, length - done, at + done);
    if (read === 0) throw new CorruptIndex(name);
    done += read;
  }
  return into;
}

/** Writes bytes into a file at a place. */
export function writeAt(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, bytes.length - done, at + done);
  }
}

/** Bytes that are collected and written to the end of a new file in large pieces. */
export class FileWriter {
  readonly #file: number;
  readonly #buffer: Uint32Array;
  #used = 0;
  #written = 0;

  constructor(path: string, words = 1 << 16) {
    this.#file = openSync(path, 'w');
    this.#buffer = new Uint32Array(words);
  }

  /** Room for words; `advance` tells how many were put there. @param words fit for sure */
  room(words: number): Uint32Array {
    if (this.#used + words > this.#buffer.length) this.#write();
    return this.#buffer;
  }

  /** The index in `room` of the next word. */
  get at(): number {
    return this.#used;
  }

  advance(words: number): void {
    this.#used += words;
  }

  /** Brings all to the disk and closes the file. */
  close(): void {
    this.#write();
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  #write(): void {
    const bytes = new Uint8Array(this.#buffer.buffer, 0, this.#used * 4);
    writeAt(this.#file, bytes, this.#written);
    this.#written += bytes.length;
    this.#used = 0;
  }
}
