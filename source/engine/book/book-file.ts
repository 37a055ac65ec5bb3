import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { checksum } from '../checksum.ts';
import { Book, type BookMove, type BookPosition, KEY_BITS, MOST_WEIGHT } from './book.ts';

/** Why a file is no book for a variant. */
export type BookFault =
  | { readonly code: 'not-a-book' }
  | { readonly code: 'other-version'; readonly version: number }
  /** Cut off or changed. */
  | { readonly code: 'damaged' }
  | { readonly code: 'other-variant'; readonly variantId: string }
  /** The pieces, the board or the start of the variant were others when it was made. */
  | { readonly code: 'other-rules' };

// All numbers are little-endian. The file begins with the magic (4 bytes), the version (1), the
// length of the variant's id (1), the id, the hash of the variant (4) and the number of positions
// (4). A position is its key (6) and its moves (3 each): the move in 18 bits, its weight in 5, and
// whether it is the position's last one. A checksum (4) ends the file.
const MAGIC = 'KMBK';
const VERSION = 1;
const PREFIX_BYTES = MAGIC.length + 2;
const CHECKSUM_BYTES = 4;
const KEY_BYTES = KEY_BITS / 8;
const MOVE_BYTES = 3;

const MOVE_BITS = 18;
const MOVE_MASK = 2 ** MOVE_BITS - 1;
const LAST_FLAG = 2 ** 23;

/** The size of a book without positions, in bytes. */
export function emptyBytes({ id }: Variant): number {
  return PREFIX_BYTES + id.length + 8 + CHECKSUM_BYTES;
}

/** What a position adds to the size of a book, in bytes. */
export function positionBytes(moves: number): number {
  return KEY_BYTES + moves * MOVE_BYTES;
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
  bytes.set(new TextEncoder().encode(MAGIC));
  bytes[MAGIC.length] = VERSION;
  bytes[MAGIC.length + 1] = variant.id.length;
  bytes.set(new TextEncoder().encode(variant.id), PREFIX_BYTES);
  let at = PREFIX_BYTES + variant.id.length;
  view.setUint32(at, variantHash(variant), true);
  view.setUint32(at + 4, sorted.length, true);
  at += 8;
  let before = -1;
  for (const { key, moves } of sorted) {
    if (key === before || moves.length === 0) throw new RangeError(`book: position ${key}`);
    before = key;
    view.setUint32(at, key % 2 ** 32, true);
    view.setUint16(at + 4, Math.floor(key / 2 ** 32), true);
    at += KEY_BYTES;
    for (const [index, { move, weight }] of moves.entries()) {
      if (!(weight >= 1 && weight <= MOST_WEIGHT && Number.isInteger(weight))) {
        throw new RangeError(`book: weight ${weight}`);
      }
      const word = move | (weight << MOVE_BITS) | (index === moves.length - 1 ? LAST_FLAG : 0);
      view.setUint16(at, word & 0xffff, true);
      view.setUint8(at + 2, word >> 16);
      at += MOVE_BYTES;
    }
  }
  view.setUint32(at, checksum(bytes.subarray(0, at)), true);
  return bytes;
}

/** Reads the file of a book. */
export function parseBook(bytes: Uint8Array, variant: Variant): Result<Book, BookFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, idLength] = bytes.subarray(MAGIC.length);
  if (latin(bytes.subarray(0, MAGIC.length)) !== MAGIC) return failure({ code: 'not-a-book' });
  if (version === undefined || idLength === undefined) return failure({ code: 'damaged' });
  if (version !== VERSION) return failure({ code: 'other-version', version });
  const end = bytes.length - CHECKSUM_BYTES;
  const start = PREFIX_BYTES + idLength + 8;
  if (end < start || view.getUint32(end, true) !== checksum(bytes.subarray(0, end))) {
    return failure({ code: 'damaged' });
  }
  const variantId = latin(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + idLength));
  if (variantId !== variant.id) return failure({ code: 'other-variant', variantId });
  if (view.getUint32(start - 8, true) !== variantHash(variant)) {
    return failure({ code: 'other-rules' });
  }
  const positions = readPositions(view, start, end);
  if (positions?.length !== view.getUint32(start - 4, true)) return failure({ code: 'damaged' });
  return success(new Book(positions));
}

/** The positions between two places of a file; `undefined` if they are none. */
function readPositions(view: DataView, start: number, end: number): BookPosition[] | undefined {
  const positions: BookPosition[] = [];
  let before = -1;
  let at = start;
  while (at < end) {
    if (at + KEY_BYTES > end) return undefined;
    const key = view.getUint16(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
    if (key <= before) return undefined;
    before = key;
    at += KEY_BYTES;
    const moves: BookMove[] = [];
    for (let isLast = false; !isLast; at += MOVE_BYTES) {
      if (at + MOVE_BYTES > end) return undefined;
      const word = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
      const weight = (word >> MOVE_BITS) & MOST_WEIGHT;
      if (weight === 0) return undefined;
      moves.push({ move: (word & MOVE_MASK) as Move, weight });
      isLast = (word & LAST_FLAG) !== 0;
    }
    positions.push({ key, moves });
  }
  return positions;
}

/** Differs where positions of the start do: the keys in a book are then others as well. */
function variantHash(variant: Variant): number {
  return new Position(variant, startPosition(variant).placement).keyLow >>> 0;
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
