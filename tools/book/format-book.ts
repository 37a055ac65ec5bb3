import { type BookPosition, MOST_WEIGHT } from '../../source/engine/book/book.ts';
import { BOOK_FILE, variantHash } from '../../source/engine/book/book-file.ts';
import { checksum } from '../../source/engine/checksum.ts';
import type { Variant } from '../../source/rules/core/variant.ts';

const { magic, version, prefixBytes, checksumBytes, keyBytes, moveBytes, moveBits, lastFlag } =
  BOOK_FILE;

/** The size of a book without positions, in bytes. */
export function emptyBytes({ id }: Variant): number {
  return prefixBytes + id.length + 8 + checksumBytes;
}

/** What a position adds to the size of a book, in bytes. */
export function positionBytes(moves: number): number {
  return keyBytes + moves * moveBytes;
}

/**
 * The file of a book. Throws `RangeError` for two positions of one key, for one without moves, and
 * for weights that are no whole numbers from 1 to `MOST_WEIGHT`.
 */
export function formatBook(variant: Variant, positions: readonly BookPosition[]): Uint8Array {
  const sorted = [...positions].sort((one, other) => one.key - other.key);
  const size = sorted.reduce((sum, { moves }) => sum + positionBytes(moves.length), 0);
  const bytes = new Uint8Array(emptyBytes(variant) + size);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(magic));
  bytes[magic.length] = version;
  bytes[magic.length + 1] = variant.id.length;
  bytes.set(new TextEncoder().encode(variant.id), prefixBytes);
  let at = prefixBytes + variant.id.length;
  view.setUint32(at, variantHash(variant), true);
  view.setUint32(at + 4, sorted.length, true);
  at += 8;
  let before = -1;
  for (const { key, moves } of sorted) {
    if (key === before || moves.length === 0) throw new RangeError(`book: position ${key}`);
    before = key;
    view.setUint32(at, key % 2 ** 32, true);
    view.setUint16(at + 4, Math.floor(key / 2 ** 32), true);
    at += keyBytes;
    for (const [index, { move, weight }] of moves.entries()) {
      if (!(weight >= 1 && weight <= MOST_WEIGHT && Number.isInteger(weight))) {
        throw new RangeError(`book: weight ${weight}`);
      }
      const word = move | (weight << moveBits) | (index === moves.length - 1 ? lastFlag : 0);
      view.setUint16(at, word & 0xffff, true);
      view.setUint8(at + 2, word >> 16);
      at += moveBytes;
    }
  }
  view.setUint32(at, checksum(bytes.subarray(0, at)), true);
  return bytes;
}
