import { withoutControls } from '../../clean/clean-text.ts';
import { isDrop, type Move, makeDrop, makeMove, moveFrom, moveTo } from '../../rules/core/move.ts';
import { BLACK_BIT, handIndex } from '../../rules/core/piece-code.ts';
import { codeOn, Position } from '../../rules/core/position.ts';
import { positionKey } from '../../rules/core/position-key.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { makeSquare } from '../../rules/core/square.ts';
import { parseSfen } from '../../rules/notation/sfen.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { BookBytes } from './book-bytes.ts';
import type { BookedMove, BookedPosition, ForeignBook, ForeignBookFault } from './foreign-book.ts';
import { legalBooked } from './legal-booked.ts';
import { protobufFields } from './protobuf.ts';

/** The format has no order by which it could be searched on the disk. */
const MOST_BYTES = 1 << 28;
/** No line of a book is longer. */
const DEEPEST = 2000;

/** The pieces by their numbers; a promoted one has 8 more. */
const PIECES = ['', 'P', 'L', 'N', 'S', 'G', 'B', 'R', 'K'] as const;
const MARKS = [undefined, 'forced', 'good', 'bad', 'blunder'] as const;

/**
 * Reads a book of ShogiGUI.
 * Format: specs/sbk-format.md of ShogiHome
 */
export function openSbkBook(path: string): Result<ForeignBook, ForeignBookFault> {
  const bytes = new BookBytes(path);
  if (bytes.size > MOST_BYTES) {
    bytes.close();
    return failure({ code: 'book-too-large', most: MOST_BYTES });
  }
  const content = bytes.read(0, bytes.size);
  bytes.close();
  try {
    const states = readStates(content);
    if (states.some(({ sfen }) => sfen !== '')) return success(new SbkBook(states));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return failure({ code: 'not-a-book', format: 'sbk' });
}

interface SbkMove {
  readonly bits: number;
  readonly mark: number;
  readonly weight: number;
  /** The position after it; -1 where the book does not have it. */
  readonly next: number;
}

/** A position of the book. Only the first ones say which they are; moves lead to the others. */
interface SbkState {
  readonly sfen: string;
  readonly comment: string;
  readonly games: number;
  readonly black: number;
  readonly white: number;
  /** The messages of the moves: they are read when they are needed. */
  readonly moves: readonly Uint8Array[];
  readonly value: number | undefined;
  readonly depth: number | undefined;
}

function readStates(bytes: Uint8Array): SbkState[] {
  const states: SbkState[] = [];
  for (const { number, value } of protobufFields(bytes)) {
    if (number === 3 && typeof value !== 'number') states.push(readState(value));
  }
  return states;
}

function readState(bytes: Uint8Array): SbkState {
  const numbers = new Map<number, number>();
  const moves: Uint8Array[] = [];
  const texts = new Map<number, string>();
  let evaluation = new Map<number, number>();
  for (const { number, value } of protobufFields(bytes)) {
    if (typeof value === 'number') numbers.set(number, value);
    else if (number === 7 || number === 8) texts.set(number, Buffer.from(value).toString('utf8'));
    else if (number === 9) moves.push(value);
    else if (number === 10 && evaluation.size === 0) evaluation = numbersOf(value);
  }
  return {
    sfen: texts.get(7) ?? '',
    comment: withoutControls(texts.get(8) ?? ''),
    games: numbers.get(4) ?? 0,
    black: numbers.get(5) ?? 0,
    white: numbers.get(6) ?? 0,
    moves,
    value: evaluation.get(1),
    depth: evaluation.get(2),
  };
}

function readMove(bytes: Uint8Array): SbkMove {
  const numbers = numbersOf(bytes);
  const [bits = 0, mark = 0, weight = 0, next = 0] = [1, 2, 3, 4].map((at) => numbers.get(at));
  return { bits, mark, weight, next };
}

function numbersOf(bytes: Uint8Array): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const { number, value } of protobufFields(bytes)) {
    if (typeof value === 'number') numbers.set(number, value);
  }
  return numbers;
}

/** The move of 32 bits; undefined where they are none. */
function moveOf(bits: number): Move | undefined {
  const digit = (shift: number) => (bits >>> shift) & 15;
  const [fromRank, fromFile, toRank, toFile] = [digit(0), digit(4), digit(8), digit(12)];
  if (![toRank, toFile].every((line) => line >= 1 && line <= 9)) return undefined;
  const to = makeSquare(toFile, toRank);
  if (fromRank === 0 && fromFile === 0) {
    const letter = PIECES[(bits >>> 24) & 15];
    const kind = shogi.pieces.findIndex(({ sfen }) => sfen === letter);
    return kind < 0 ? undefined : makeDrop(kind, to);
  }
  if (fromRank < 1 || fromRank > 9 || fromFile < 1 || fromFile > 9) return undefined;
  return makeMove(makeSquare(fromFile, fromRank), to, ((bits >>> 19) & 1) === 1);
}

class SbkBook implements ForeignBook {
  readonly format = 'sbk';
  readonly #states: readonly SbkState[];
  /** The numbers of the states by `positionKey`. */
  readonly #places = new Map<number, number>();

  constructor(states: readonly SbkState[]) {
    this.#states = states;
    const seen = new Uint8Array(states.length);
    for (const [number, { sfen }] of states.entries()) {
      const start = sfen === '' || seen[number] ? undefined : parseSfen(shogi, sfen, 'any');
      if (start?.ok) this.#walk(number, new Position(shogi, start.value.placement), seen);
    }
  }

  lookUp(position: Position): BookedPosition | undefined {
    if (position.variant !== shogi) return undefined;
    const state = this.#states[this.#places.get(positionKey(position)) ?? -1];
    if (!state) return undefined;
    const { games, black, white, comment } = state;
    const moves = state.moves.map(readMove).flatMap((found) => this.#booked(found) ?? []);
    return legalBooked(position, {
      moves,
      ...(comment !== '' && { comment }),
      ...(games > 0 && { games: { all: games, black, white } }),
    });
  }

  close(): void {
    this.#places.clear();
  }

  #booked({ bits, mark: number, weight, next }: SbkMove): BookedMove | undefined {
    const move = moveOf(bits);
    if (move === undefined) return undefined;
    const mark = MARKS[number];
    const { value, depth } = this.#states[next] ?? {};
    return {
      move,
      count: weight,
      ...(mark && { mark }),
      // The value of the next position is that of the other side.
      ...(value !== undefined && { value: -value + 0 }),
      ...(depth !== undefined && { depth }),
    };
  }

  /** Finds out which positions the states are, from one that says it. */
  #walk(root: number, position: Position, seen: Uint8Array): void {
    const path: { readonly moves: readonly SbkMove[]; at: number }[] = [];
    const enter = (number: number) => {
      seen[number] = 1;
      this.#places.set(positionKey(position), number);
      path.push({ moves: (this.#states[number]?.moves ?? []).map(readMove), at: 0 });
    };
    enter(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const found = top.moves[top.at++];
      if (!found) {
        path.pop();
        if (path.length > 0) position.undo();
        continue;
      }
      const { next, bits } = found;
      const move = next >= 0 && !seen[next] && path.length < DEEPEST ? moveOf(bits) : undefined;
      if (move === undefined || !this.#states[next] || !canBePlayed(position, move)) continue;
      position.play(move);
      enter(next);
    }
  }
}

/** Whether a move does not ruin a position, legal or not. */
function canBePlayed(position: Position, move: Move): boolean {
  const own = BLACK_BIT << position.side;
  const other = BLACK_BIT << (1 - position.side);
  const target = codeOn(position, moveTo(move));
  if (isDrop(move)) {
    return target === 0 && (position.hands[handIndex(position.side, move & 15)] ?? 0) > 0;
  }
  const code = codeOn(position, moveFrom(move));
  const isKing = position.kings[(1 - position.side) as 0 | 1] === moveTo(move);
  return (code & own) !== 0 && (code & other) === 0 && (target & own) === 0 && !isKing;
}
