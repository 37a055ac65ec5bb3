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

/**
 * The file of a book. All numbers are little-endian. It begins with the magic (4 bytes), the version (1), the
 * length of the variant's id (1), the id, the hash of the variant (4) and the number of positions
 * (4). A position is its key (6) and its moves (3 each): the move in 18 bits, its weight in 5, and
 * whether it is the position's last one. A checksum (4) ends the file.
 */
export const BOOK_FILE = {
  magic: 'KMBK',
  version: 1,
  prefixBytes: 6,
  checksumBytes: 4,
  keyBytes: KEY_BITS / 8,
  moveBytes: 3,
  moveBits: 18,
  lastFlag: 2 ** 23,
} as const;

/** Reads the file of a book. */
export function parseBook(bytes: Uint8Array, variant: Variant): Result<Book, BookFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { magic, prefixBytes, checksumBytes } = BOOK_FILE;
  const [version, idLength] = bytes.subarray(magic.length);
  if (latin(bytes.subarray(0, magic.length)) !== magic) return failure({ code: 'not-a-book' });
  if (version === undefined || idLength === undefined) return failure({ code: 'damaged' });
  if (version !== BOOK_FILE.version) return failure({ code: 'other-version', version });
  const end = bytes.length - checksumBytes;
  const start = prefixBytes + idLength + 8;
  if (end < start || view.getUint32(end, true) !== checksum(bytes.subarray(0, end))) {
    return failure({ code: 'damaged' });
  }
  const variantId = latin(bytes.subarray(prefixBytes, prefixBytes + idLength));
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
  const { keyBytes, moveBytes, moveBits, lastFlag } = BOOK_FILE;
  const positions: BookPosition[] = [];
  let before = -1;
  let at = start;
  while (at < end) {
    if (at + keyBytes > end) return undefined;
    const key = view.getUint16(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
    if (key <= before) return undefined;
    before = key;
    at += keyBytes;
    const moves: BookMove[] = [];
    for (let isLast = false; !isLast; at += moveBytes) {
      if (at + moveBytes > end) return undefined;
      const word = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
      const weight = (word >> moveBits) & MOST_WEIGHT;
      if (weight === 0) return undefined;
      moves.push({ move: (word & (2 ** moveBits - 1)) as Move, weight });
      isLast = (word & lastFlag) !== 0;
    }
    positions.push({ key, moves });
  }
  return positions;
}

/** Differs where positions of the start do: the keys in a book are then others as well. */
export function variantHash(variant: Variant): number {
  return new Position(variant, startPosition(variant).placement).keyLow >>> 0;
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
