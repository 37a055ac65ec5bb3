import { NO_VALUE } from './entry-buffer.ts';
import { CorruptIndex } from './index-fault.ts';
import { readAt } from './index-files.ts';
import type { IndexedGame } from './indexed-game.ts';

/** Before a game stand its length, the check of all of it, the length of its head and its check. */
const HEAD_BYTES = 16;
/** Bytes that are read at once: of a game, of a head. */
const READ_BYTES = 4096;
const READ_HEAD_BYTES = 512;
const LONGEST = 1 << 24;

/** A game as the log has it, with what comes before it. */
export function encodeGame(game: IndexedGame): Buffer {
  const { variant, start, date, black, white, score, number, plies, moves, high, low, values } =
    game;
  const head = Buffer.from(
    JSON.stringify([variant, start, date, black, white, score, number, plies]),
  );
  const length = 2 + head.length + 4 + (plies + 1) * 8 + plies * 4 + (values ? (plies + 1) * 2 : 0);
  const bytes = Buffer.allocUnsafe(HEAD_BYTES + length);
  let at = HEAD_BYTES;
  at += head.copy(bytes, at);
  at = bytes.writeUInt16LE(plies, at);
  at = bytes.writeUInt16LE(values ? 1 : 0, at);
  for (let ply = 0; ply <= plies; ply++) {
    at = bytes.writeUInt32LE(high[ply] as number, at);
    at = bytes.writeUInt32LE(low[ply] as number, at);
    if (ply < plies) at = bytes.writeUInt32LE(moves[ply] as number, at);
    if (values) at = bytes.writeInt16LE(values[ply] as number, at);
  }
  bytes.writeUInt32LE(length, 0);
  bytes.writeUInt32LE(checkOfBytes(bytes.subarray(HEAD_BYTES)), 4);
  bytes.writeUInt32LE(head.length, 8);
  bytes.writeUInt32LE(checkOfBytes(head), 12);
  return bytes;
}

/** A game of the log, and where the next one begins. */
export interface LoggedGame {
  readonly game: IndexedGame;
  readonly next: number;
}

/** Reads the game at a place of the log. Throws `CorruptIndex` where there is none. */
export function readLoggedGame(file: number, name: string, at: number, end: number): LoggedGame {
  const { bytes, size } = readStart(file, name, at, end, READ_BYTES);
  const whole = withAtLeast(bytes, HEAD_BYTES + size, file, name, at);
  const body = whole.subarray(HEAD_BYTES, HEAD_BYTES + size);
  if (checkOfBytes(body) !== bytes.readUInt32LE(4)) throw new CorruptIndex(name);
  const headLength = bytes.readUInt32LE(8);
  return { game: decodeGame(body, headLength), next: at + HEAD_BYTES + size };
}

/**
 * Where the game after the one at a place of the log begins. Throws as `readLoggedGame` does, as far
 * as its length tells.
 */
export function endOfLoggedGame(file: number, name: string, at: number, end: number): number {
  return at + HEAD_BYTES + readStart(file, name, at, end, HEAD_BYTES).size;
}

/** What is known of a game without its moves. */
export type LoggedHead = Omit<IndexedGame, 'moves' | 'high' | 'low' | 'values'>;

/** Reads what stands before the moves of a game. Throws as `readLoggedGame` does. */
export function readLoggedHead(file: number, name: string, at: number, end: number): LoggedHead {
  const { bytes, size } = readStart(file, name, at, end, READ_HEAD_BYTES);
  const length = bytes.readUInt32LE(8);
  if (length > size) throw new CorruptIndex(name);
  const whole = withAtLeast(bytes, HEAD_BYTES + length, file, name, at);
  const head = whole.subarray(HEAD_BYTES, HEAD_BYTES + length);
  if (checkOfBytes(head) !== bytes.readUInt32LE(12)) throw new CorruptIndex(name);
  return decodeHead(head);
}

/** Reads the beginning of a game, and how long it is. */
function readStart(file: number, name: string, at: number, end: number, most: number) {
  const length = Math.min(most, end - at);
  if (length < HEAD_BYTES) throw new CorruptIndex(name);
  const bytes = Buffer.allocUnsafe(length);
  readAt(file, name, at, length, bytes);
  const size = bytes.readUInt32LE(0);
  if (size > LONGEST || at + HEAD_BYTES + size > end) throw new CorruptIndex(name);
  return { bytes, size };
}

/** Bytes of a game, read again where more are needed. */
function withAtLeast(
  bytes: Buffer,
  length: number,
  file: number,
  name: string,
  at: number,
): Buffer {
  if (length <= bytes.length) return bytes;
  const more = Buffer.allocUnsafe(length);
  readAt(file, name, at, length, more);
  return more;
}

function decodeHead(bytes: Buffer): LoggedHead {
  const [variant, start, date, black, white, score, number, plies] = JSON.parse(
    bytes.toString('utf8'),
  );
  return { variant, start, date, black, white, score, number, plies };
}

function decodeGame(body: Buffer, headLength: number): IndexedGame {
  const head = decodeHead(body.subarray(0, headLength));
  const { plies } = head;
  const hasValues = body.readUInt16LE(headLength + 2) === 1;
  let at = headLength + 4;
  const high = new Uint32Array(plies + 1);
  const low = new Uint32Array(plies + 1);
  const moves = new Uint32Array(plies);
  const values = hasValues ? new Int16Array(plies + 1).fill(NO_VALUE) : undefined;
  for (let ply = 0; ply <= plies; ply++) {
    high[ply] = body.readUInt32LE(at);
    low[ply] = body.readUInt32LE(at + 4);
    at += 8;
    if (ply < plies) {
      moves[ply] = body.readUInt32LE(at);
      at += 4;
    }
    if (values) {
      values[ply] = body.readInt16LE(at);
      at += 2;
    }
  }
  return { ...head, moves, high, low, values };
}

function checkOfBytes(bytes: Uint8Array): number {
  let check = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) {
    check = Math.imul(check ^ (bytes[at] as number), 0x01000193);
  }
  return check >>> 0;
}
