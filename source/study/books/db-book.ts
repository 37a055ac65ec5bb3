import { isSystemError } from '../../records/store/whole-file.ts';
import { legalMoves } from '../../rules/core/generate.ts';
import type { Position } from '../../rules/core/position.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { BookBytes } from './book-bytes.ts';
import {
  compareDbSfens,
  DB_POSITION,
  type DbPosition,
  dbSfenOf,
  parseDbPosition,
  parseDbSfen,
} from './db-lines.ts';
import {
  type BookedPosition,
  type ForeignBook,
  type ForeignBookFault,
  isBookPath,
} from './foreign-book.ts';

/** Bytes that are read at once, and the most that a position may have. */
const PIECE = 4096;
const LONGEST = 1 << 20;
/** The first bytes that show whether a book is sorted. */
const SAMPLE = 1 << 18;
/** A book that is not sorted is read as a whole up to this size. */
const MOST_UNSORTED = 1 << 26;

/** Opens an opening book of another program. */
export function openForeignBook(
  path: string,
  variant: Variant,
): Result<ForeignBook, ForeignBookFault> {
  if (!isBookPath(path)) return failure({ code: 'book-format' });
  try {
    return openDbBook(path, variant);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return failure({ code: 'book-missing' });
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return failure({ code: 'book-unreadable', cause: error });
  }
}

/** Opens a book of YaneuraOu. A sorted one may have any size: it stays on the disk. */
function openDbBook(path: string, variant: Variant): Result<ForeignBook, ForeignBookFault> {
  const bytes = new BookBytes(path);
  const sample = bytes
    .read(0, SAMPLE)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  if (!/^(?:#YANEURAOU-DB|sfen )/.test(sample)) {
    bytes.close();
    return failure({ code: 'not-a-book' });
  }
  if (isSorted(sample)) return success(new SortedDbBook(bytes, variant));
  if (bytes.size > MOST_UNSORTED) {
    bytes.close();
    return failure({ code: 'book-unsorted' });
  }
  const text = bytes.read(0, bytes.size).toString('utf8');
  bytes.close();
  return success(new ReadDbBook(text, variant));
}

/** The positions of a text, in its order. */
export function* readDbPositions(text: string, variant: Variant): Generator<DbPosition> {
  let lines: string[] = [];
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    if (line.startsWith(DB_POSITION)) {
      if (lines.length > 0) yield parseDbPosition(variant, lines);
      lines = [line];
    } else if (lines.length > 0) lines.push(line);
  }
  if (lines.length > 0) yield parseDbPosition(variant, lines);
}

function isSorted(sample: string): boolean {
  let last = '';
  // The last line may be cut off.
  for (const line of sample.split(/\r?\n/).slice(0, -1)) {
    if (!line.startsWith(DB_POSITION)) continue;
    const { sfen } = parseDbSfen(line);
    if (compareDbSfens(last, sfen) > 0) return false;
    last = sfen;
  }
  return true;
}

class ReadDbBook implements ForeignBook {
  readonly #positions = new Map<string, DbPosition>();

  constructor(text: string, variant: Variant) {
    for (const position of readDbPositions(text, variant)) {
      if (!this.#positions.has(position.sfen)) this.#positions.set(position.sfen, position);
    }
  }

  lookUp(position: Position): BookedPosition | undefined {
    const found = this.#positions.get(dbSfenOf(position));
    return legalBooked(position, found && booked(found));
  }

  close(): void {
    this.#positions.clear();
  }
}

class SortedDbBook implements ForeignBook {
  readonly #bytes: BookBytes;
  readonly #variant: Variant;

  constructor(bytes: BookBytes, variant: Variant) {
    this.#bytes = bytes;
    this.#variant = variant;
  }

  lookUp(position: Position): BookedPosition | undefined {
    const at = this.#find(dbSfenOf(position));
    const lines = at === undefined ? [] : this.#linesAt(at);
    if (lines.length === 0) return undefined;
    return legalBooked(position, booked(parseDbPosition(this.#variant, lines)));
  }

  close(): void {
    this.#bytes.close();
  }

  /** The place of the line of a position. */
  #find(sfen: string): number | undefined {
    let [start, end] = [0, this.#bytes.size];
    while (start < end) {
      const middle = Math.floor((start + end) / 2);
      const line = this.#positionFrom(middle, end);
      if (!line) {
        end = middle;
        continue;
      }
      const order = compareDbSfens(parseDbSfen(line.text).sfen, sfen);
      if (order === 0) return line.at;
      if (order < 0) start = line.at + 1;
      else end = middle;
    }
    return undefined;
  }

  /** The first line of a position that begins between two places. */
  #positionFrom(from: number, end: number): { at: number; text: string } | undefined {
    // The end of the line before shows where a line begins.
    const first = Math.max(0, from - 1);
    for (let at = first; at < end; at += PIECE) {
      const piece = this.#bytes.read(at, PIECE + DB_POSITION.length + 1);
      const found = piece.indexOf(`\n${DB_POSITION}`);
      const isFirst = at === 0 && from === 0 && piece.indexOf(DB_POSITION) === 0;
      if (!isFirst && (found < 0 || found >= PIECE)) continue;
      const place = isFirst ? 0 : at + found + 1;
      if (place >= end) return undefined;
      const line = this.#bytes.read(place, PIECE).toString('latin1');
      return { at: place, text: line.split(/\r?\n/, 1)[0] ?? '' };
    }
    return undefined;
  }

  #linesAt(at: number): string[] {
    for (let length = PIECE; ; length *= 4) {
      const bytes = this.#bytes.read(at, length);
      const end = bytes.indexOf(`\n${DB_POSITION}`);
      const isWhole = end >= 0 || bytes.length < length || length > LONGEST;
      if (!isWhole) continue;
      const text = bytes.toString('utf8', 0, end >= 0 ? end : bytes.length);
      const lines = text.split(/\r?\n/);
      if (lines.at(-1) === '') lines.pop();
      return lines;
    }
  }
}

function booked({ moves, comment }: DbPosition): BookedPosition {
  return { moves, ...(comment !== undefined && { comment }) };
}

/** What a book says of a position, with its legal moves only; undefined where none is legal. */
function legalBooked(
  position: Position,
  found: BookedPosition | undefined,
): BookedPosition | undefined {
  if (!found) return undefined;
  const legal = new Set(legalMoves(position));
  const moves = found.moves.filter(({ move }) => legal.has(move));
  return moves.length === 0 ? undefined : { ...found, moves };
}
