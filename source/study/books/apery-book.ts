import type { Position } from '../../rules/core/position.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { aperyKey } from './apery-key.ts';
import { BookBytes } from './book-bytes.ts';
import type { BookedMove, BookedPosition, ForeignBook, ForeignBookFault } from './foreign-book.ts';
import { legalBooked } from './legal-booked.ts';
import { moveOfApery } from './packed-move.ts';

/** Key, move, count and value of an entry. */
const ENTRY_BYTES = 16;
const MOST_MOVES = 600;
/** N steps from the first entry to the last one show whether a book is sorted. */
const SAMPLES = 64;

/** Opens a book of Apery, whose entries are sorted by their keys; it stays on the disk. */
export function openAperyBook(path: string): Result<ForeignBook, ForeignBookFault> {
  const bytes = new BookBytes(path);
  const isWhole = bytes.size > 0 && bytes.size % ENTRY_BYTES === 0;
  if (isWhole && isSorted(bytes)) return success(new AperyBook(bytes));
  bytes.close();
  return failure({ code: 'not-a-book', format: 'bin' });
}

/** Whether the keys rise, as far as a sample of the entries shows. */
function isSorted(bytes: BookBytes): boolean {
  const last = bytes.size / ENTRY_BYTES - 1;
  let before = 0n;
  for (let step = 0; step <= SAMPLES; step++) {
    const at = Math.floor((last * step) / SAMPLES);
    const key = bytes.read(at * ENTRY_BYTES, 8).readBigUInt64LE();
    if (key < before) return false;
    before = key;
  }
  return true;
}

class AperyBook implements ForeignBook {
  readonly format = 'bin';
  readonly #bytes: BookBytes;

  constructor(bytes: BookBytes) {
    this.#bytes = bytes;
  }

  lookUp(position: Position): BookedPosition | undefined {
    if (position.variant !== shogi) return undefined;
    const key = aperyKey(position);
    const at = this.#firstOf(key) * ENTRY_BYTES;
    const bytes = this.#bytes.read(at, MOST_MOVES * ENTRY_BYTES);
    const moves: BookedMove[] = [];
    for (let byte = 0; byte + ENTRY_BYTES <= bytes.length; byte += ENTRY_BYTES) {
      if (bytes.readBigUInt64LE(byte) !== key) break;
      const move = moveOfApery(bytes.readUInt16LE(byte + 8));
      const [count, value] = [bytes.readUInt16LE(byte + 10), bytes.readInt32LE(byte + 12)];
      if (move !== undefined) moves.push({ move, count, value });
    }
    return legalBooked(position, { moves });
  }

  close(): void {
    this.#bytes.close();
  }

  /** The number of the first entry whose key is not smaller. */
  #firstOf(key: bigint): number {
    let [start, end] = [0, this.#bytes.size / ENTRY_BYTES];
    while (start < end) {
      const middle = Math.floor((start + end) / 2);
      if (this.#bytes.read(middle * ENTRY_BYTES, 8).readBigUInt64LE() < key) start = middle + 1;
      else end = middle;
    }
    return start;
  }
}
