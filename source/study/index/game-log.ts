import { NO_VALUE } from './entry-buffer.ts';
import { CorruptIndex } from './index-fault.ts';
import { readAt } from './index-files.ts';
import type { IndexedGame } from './indexed-game.ts';

/** Length and check of a game stand before it. */
const HEAD_BYTES = 8;
const READ_BYTES = 4096;
const LONGEST = 1 << 24;

/** A game as the log has it, with what comes before it. */
export function encodeGame(game: IndexedGame): Buffer {
  const { variant, start, date, black, white, score, number, plies, moves, high, low, values } =
    game;
  const head = Buffer.from(JSON.stringify([variant, start, date, black, white, score, number]));
  const length = 2 + head.length + 4 + (plies + 1) * 8 + plies * 4 + (values ? (plies + 1) * 2 : 0);
  const bytes = Buffer.allocUnsafe(HEAD_BYTES + length);
  let at = HEAD_BYTES;
  at = bytes.writeUInt16LE(head.length, at);
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
  return bytes;
}

/** A game of the log, and where the next one begins. */
export interface LoggedGame {
  readonly game: IndexedGame;
  readonly next: number;
}

/** Reads the game at a place of the log. Throws `CorruptIndex` where there is none. */
export function readLoggedGame(file: number, name: string, at: number, end: number): LoggedGame {
  const { body, next } = readBody(file, name, at, end);
  return { game: decodeGame(body), next };
}

/** What is known of a game without its moves. */
export type LoggedHead = Omit<IndexedGame, 'moves' | 'high' | 'low' | 'values'>;

/** Reads what stands before the moves of a game. Throws as `readLoggedGame` does. */
export function readLoggedHead(file: number, name: string, at: number, end: number): LoggedHead {
  return decodeHead(readBody(file, name, at, end).body).head;
}

function readBody(file: number, name: string, at: number, end: number) {
  const length = Math.min(READ_BYTES, end - at);
  if (length < HEAD_BYTES) throw new CorruptIndex(name);
  const first = Buffer.from(readAt(file, name, at, length).buffer);
  const size = first.readUInt32LE(0);
  if (size > LONGEST || at + HEAD_BYTES + size > end) throw new CorruptIndex(name);
  const body =
    size <= first.length - HEAD_BYTES
      ? first.subarray(HEAD_BYTES, HEAD_BYTES + size)
      : Buffer.from(readAt(file, name, at + HEAD_BYTES, size).buffer);
  if (checkOfBytes(body) !== first.readUInt32LE(4)) throw new CorruptIndex(name);
  return { body, next: at + HEAD_BYTES + size };
}

function decodeHead(body: Buffer): { readonly head: LoggedHead; readonly end: number } {
  const end = 2 + body.readUInt16LE(0);
  const head = JSON.parse(body.toString('utf8', 2, end));
  const [variant, start, date, black, white, score, number] = head;
  const plies = body.readUInt16LE(end);
  return { head: { variant, start, date, black, white, score, number, plies }, end: end + 2 };
}

function decodeGame(body: Buffer): IndexedGame {
  const { head, end } = decodeHead(body);
  const { plies } = head;
  const hasValues = body.readUInt16LE(end) === 1;
  let at = end + 2;
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
