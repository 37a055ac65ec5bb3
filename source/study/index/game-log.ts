import { checksum } from '../../engine/checksum.ts';
import { NO_VALUE } from './entry-buffer.ts';
import { checkOfWords, type IndexKey } from './index-entry.ts';
import { CorruptIndex } from './index-fault.ts';
import { readAt } from './index-files.ts';
import { INDEX_FILES } from './index-manifest.ts';
import type { IndexedGame } from './indexed-game.ts';

/** Indices of the words before a game in the log. */
const HEADER = {
  /** Bytes of the game, and their check. */
  size: 0,
  bodyCheck: 1,
  /** The same of its head, with which the game begins. */
  headSize: 2,
  headCheck: 3,
  /** Halves of the key of the game, see `gameKey`. */
  high: 4,
  low: 5,
  isCopy: 6,
  check: 7,
} as const;
const HEADER_BYTES = 4 * (HEADER.check + 1);
/** Bytes that are read at once: of a game, of a head. */
const READ_BYTES = 4096;
const READ_HEAD_BYTES = 512;

/** The place of a game in a log. */
export interface PlaceInLog {
  readonly file: number;
  readonly at: number;
  /** The offset at which the log ends. */
  readonly end: number;
  /** The number of the game in the index. */
  readonly game: number;
}

/** What is known of a game in an index beside itself. */
export interface GameIdentity {
  /** See `gameKey`. */
  readonly key: IndexKey;
  /** Whether a game with the same key is in the index, and this one does not count. */
  readonly isCopy: boolean;
}

/** What stands before a game in the log. */
export interface LoggedHeader extends GameIdentity {
  /** The offset at which the next game begins. */
  readonly next: number;
}

/** A game as the log has it, with what comes before it. @param number in the index */
export function encodeGame(game: IndexedGame & GameIdentity, number: number): Buffer {
  const { plies, moves, high, low, values, key, isCopy } = game;
  const { variant, start, date, black, white, score } = game;
  const head = Buffer.from(
    JSON.stringify([variant, start, date, black, white, score, game.number, plies]),
  );
  const size = 2 + head.length + 4 + (plies + 1) * 8 + plies * 4 + (values ? (plies + 1) * 2 : 0);
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + size);
  let at = HEADER_BYTES;
  at += head.copy(bytes, at);
  at = bytes.writeUInt16LE(plies, at);
  at = bytes.writeUInt16LE(values ? 1 : 0, at);
  for (let ply = 0; ply <= plies; ply++) {
    at = bytes.writeUInt32LE(high[ply] as number, at);
    at = bytes.writeUInt32LE(low[ply] as number, at);
    if (ply < plies) at = bytes.writeUInt32LE(moves[ply] as number, at);
    if (values) at = bytes.writeInt16LE(values[ply] as number, at);
  }
  const words = new Uint32Array(HEADER.check + 1);
  words[HEADER.size] = size;
  words[HEADER.bodyCheck] = checksum(bytes.subarray(HEADER_BYTES));
  words[HEADER.headSize] = head.length;
  words[HEADER.headCheck] = checksum(head);
  words[HEADER.high] = key.high;
  words[HEADER.low] = key.low;
  words[HEADER.isCopy] = isCopy ? 1 : 0;
  words[HEADER.check] = checkOfWords(words, 0, HEADER.check, number);
  for (const [word, value] of words.entries()) bytes.writeUInt32LE(value, 4 * word);
  return bytes;
}

/** Reads the game at a place of the log. Throws `CorruptIndex` where it is not whole. */
export function readLoggedGame(place: PlaceInLog): IndexedGame & GameIdentity {
  const { body, words, ...identity } = readBody(place);
  return decodeGame(body, words[HEADER.headSize] as number, identity);
}

/** Throws as `readLoggedGame` does. */
export function checkLoggedGame(place: PlaceInLog): void {
  readBody(place);
}

function readBody(place: PlaceInLog) {
  const { bytes, ...start } = readStart(place, READ_BYTES);
  const body = withAtLeast(bytes, start.words[HEADER.size] as number, place);
  if (checksum(body) !== start.words[HEADER.bodyCheck]) throw new CorruptIndex(INDEX_FILES.log);
  return { body, ...start };
}

/** What is known of a game without its moves. */
export type LoggedHead = Omit<IndexedGame, 'moves' | 'high' | 'low' | 'values'> & GameIdentity;

/** Reads what stands before the moves of a game. Throws as `readLoggedGame` does. */
export function readLoggedHead(place: PlaceInLog): LoggedHead {
  const { bytes, words, key, isCopy } = readStart(place, READ_HEAD_BYTES);
  const head = withAtLeast(bytes, words[HEADER.headSize] as number, place);
  if (checksum(head) !== words[HEADER.headCheck]) throw new CorruptIndex(INDEX_FILES.log);
  return decodeHead(head, { key, isCopy });
}

/**
 * Reads what stands before a game in the log; undefined where the log ends before the game does.
 * Throws as `readLoggedGame` does, as far as that shows it.
 */
export function readLoggedHeader(place: PlaceInLog): LoggedHeader | undefined {
  const { at, end } = place;
  if (end - at < HEADER_BYTES) return undefined;
  const { key, isCopy, next } = readStart(place, HEADER_BYTES, true);
  return next > end ? undefined : { key, isCopy, next };
}

/**
 * Reads the beginning of a game.
 * @param most how many bytes
 * @param mayBeCut whether the log may end before the game does. Default: no
 */
function readStart(place: PlaceInLog, most: number, mayBeCut = false) {
  const { file, at, end, game } = place;
  const length = Math.min(most, end - at);
  if (length < HEADER_BYTES) throw new CorruptIndex(INDEX_FILES.log);
  const bytes = Buffer.allocUnsafe(length);
  readAt(file, INDEX_FILES.log, at, length, bytes);
  const words = new Uint32Array(HEADER.check + 1);
  for (let word = 0; word <= HEADER.check; word++) words[word] = bytes.readUInt32LE(4 * word);
  const next = at + HEADER_BYTES + (words[HEADER.size] as number);
  const isRight = words[HEADER.check] === checkOfWords(words, 0, HEADER.check, game);
  if (!isRight || (next > end && !mayBeCut)) throw new CorruptIndex(INDEX_FILES.log);
  const key = { high: words[HEADER.high] as number, low: words[HEADER.low] as number };
  return { bytes, words, key, isCopy: words[HEADER.isCopy] === 1, next };
}

/** The first bytes of a game after its header, read again where more are needed. */
function withAtLeast(bytes: Buffer, size: number, { file, at }: PlaceInLog): Buffer {
  const length = HEADER_BYTES + size;
  if (length <= bytes.length) return bytes.subarray(HEADER_BYTES, length);
  const more = Buffer.allocUnsafe(size);
  readAt(file, INDEX_FILES.log, at + HEADER_BYTES, size, more);
  return more;
}

function decodeHead(bytes: Buffer, { key, isCopy }: GameIdentity): LoggedHead {
  const [variant, start, date, black, white, score, number, plies] = JSON.parse(
    bytes.toString('utf8'),
  );
  return { variant, start, date, black, white, score, number, plies, key, isCopy };
}

function decodeGame(
  body: Buffer,
  headSize: number,
  identity: GameIdentity,
): IndexedGame & GameIdentity {
  const head = decodeHead(body.subarray(0, headSize), identity);
  const { plies } = head;
  const hasValues = body.readUInt16LE(headSize + 2) === 1;
  let at = headSize + 4;
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
