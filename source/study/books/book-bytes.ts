import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A file of which pieces are read. */
export class BookBytes {
  readonly size: number;
  readonly #file: number;

  /** Throws what the system refuses. */
  constructor(path: string) {
    this.#file = openSync(path, 'r');
    this.size = fstatSync(this.#file).size;
  }

  /** The bytes from a place on, fewer where the file ends. */
  read(at: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, this.size - at)));
    let done = 0;
    while (done < bytes.length) {
      const read = readSync(this.#file, bytes, done, bytes.length - done, at + done);
      if (read === 0) break;
      done += read;
    }
    return bytes.subarray(0, done);
  }

  close(): void {
    closeSync(this.#file);
  }
}
