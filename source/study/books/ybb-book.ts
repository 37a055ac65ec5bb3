import type { Position } from '../../rules/core/position.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { BookBytes } from './book-bytes.ts';
import type { BookedMove, BookedPosition, ForeignBook, ForeignBookFault } from './foreign-book.ts';
import { legalBooked } from './legal-booked.ts';
import { moveOfYaneuraou } from './packed-move.ts';
import { PACKED_BYTES, PACKED_ORDERS, packSfen } from './packed-sfen.ts';

const MAGIC = 'YANE-BINBOOK-V1\0';
const HEAD_BYTES = 32;
/** Packed position, place of the moves, ply, number of moves. */
const RECORD_BYTES = PACKED_BYTES + 8 + 2 + 2;
const NO_VALUE = 0x7fff;

/**
 * Opens a binary book of YaneuraOu; it stays on the disk.
 * Format: specs/ybb-format.md of ShogiHome
 */
export function openYbbBook(path: string): Result<ForeignBook, ForeignBookFault> {
  const bytes = new BookBytes(path);
  const head = bytes.read(0, HEAD_BYTES);
  const isBook = head.length === HEAD_BYTES && head.toString('latin1', 0, 16) === MAGIC;
  const records = isBook ? Number(head.readBigUInt64LE(16)) : 0;
  if (isBook && HEAD_BYTES + records * RECORD_BYTES <= bytes.size) {
    const moveBytes = head.readUInt8(24) & 1 ? 6 : 4;
    if (hasLastMoves(bytes, records, moveBytes)) {
      return success(new YbbBook(bytes, records, moveBytes));
    }
  }
  bytes.close();
  return failure({ code: 'not-a-book', format: 'ybb' });
}

/** Whether the moves of the last position are there: a book that is cut off lacks them. */
function hasLastMoves(bytes: BookBytes, records: number, moveBytes: number): boolean {
  if (records === 0) return true;
  const end = HEAD_BYTES + records * RECORD_BYTES;
  const last = bytes.read(end - RECORD_BYTES, RECORD_BYTES);
  const place = Number(last.readBigUInt64LE(PACKED_BYTES));
  return end + place + last.readUInt16LE(PACKED_BYTES + 10) * moveBytes <= bytes.size;
}

class YbbBook implements ForeignBook {
  readonly format = 'ybb';
  readonly #bytes: BookBytes;
  readonly #records: number;
  readonly #moveBytes: number;

  constructor(bytes: BookBytes, records: number, moveBytes: number) {
    this.#bytes = bytes;
    this.#records = records;
    this.#moveBytes = moveBytes;
  }

  lookUp(position: Position): BookedPosition | undefined {
    const record = position.variant === shogi ? this.#recordOf(position) : undefined;
    if (!record) return undefined;
    const at =
      HEAD_BYTES + this.#records * RECORD_BYTES + Number(record.readBigUInt64LE(PACKED_BYTES));
    const count = record.readUInt16LE(PACKED_BYTES + 10);
    const bytes = this.#bytes.read(at, count * this.#moveBytes);
    const moves: BookedMove[] = [];
    for (let byte = 0; byte + this.#moveBytes <= bytes.length; byte += this.#moveBytes) {
      const move = moveOfYaneuraou(bytes.readUInt16LE(byte));
      const value = bytes.readInt16LE(byte + 2);
      const depth = this.#moveBytes === 6 ? bytes.readUInt16LE(byte + 4) : 0;
      if (move === undefined) continue;
      moves.push({ move, ...(value !== NO_VALUE && { value }), ...(depth > 0 && { depth }) });
    }
    return legalBooked(position, { moves });
  }

  close(): void {
    this.#bytes.close();
  }

  #recordOf(position: Position): Buffer | undefined {
    for (const order of PACKED_ORDERS) {
      const packed = packSfen(position, order);
      const record = packed && this.#find(packed);
      if (record) return record;
    }
    return undefined;
  }

  #find(packed: Uint8Array): Buffer | undefined {
    let [start, end] = [0, this.#records];
    while (start < end) {
      const middle = Math.floor((start + end) / 2);
      const record = this.#bytes.read(HEAD_BYTES + middle * RECORD_BYTES, RECORD_BYTES);
      if (record.length < RECORD_BYTES) return undefined;
      const order = record.subarray(0, PACKED_BYTES).compare(packed);
      if (order === 0) return record;
      if (order < 0) start = middle + 1;
      else end = middle;
    }
    return undefined;
  }
}
