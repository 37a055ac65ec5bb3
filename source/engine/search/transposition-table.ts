import { type Move, NO_MOVE } from '../../rules/core/move.ts';
import type { Position } from '../../rules/core/position.ts';
import { MATE_BOUND } from './score.ts';
import { tableSize } from './table-size.ts';

export const EXACT = 3;
export const LOWER = 1;
export const UPPER = 2;

/**
 * Words of an entry: two halves of the key, mixed with the data; move, bound and age; score and
 * depth. Two threads may write at once without a lock: the key of an entry that is made of two does
 * not fit its data, so that it is not found. The idea is Hyatt's and Mann's ("A lockless
 * transposition table implementation for parallel search", ICGA Journal 25, 2002).
 */
const WORDS = 4;
/** The number of entries that share a place. */
const WAYS = 2;
/** Words after the entries: the age, and the number of clearings. */
const STATE_WORDS = 2;
const MOVE_MASK = 0x3ffff;
const AGE_MASK = 63;
/** Clearings before the memory itself is cleared: fewer than the ages, which go round. */
const CLEARS = 24;
const MIX = 0x9e3779b1;

/** The memory of a table, which tables of several threads may use at once. */
export function sharedTableMemory(sizeMb: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * memoryWords(sizeMb)));
}

function memoryWords(sizeMb: number): number {
  return tableSize(sizeMb, WORDS * WAYS).words + STATE_WORDS;
}

/**
 * What searches have found about positions. The older or less deep of two entries of a place gives
 * way. `find` sets the fields to those of an entry.
 */
export class TranspositionTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  /** The index of the words after the entries. */
  readonly #state: number;
  #age = 0;
  /** Tells the keys since the last clearing from those before. */
  #salt = 0;
  move: Move = NO_MOVE;
  bound = 0;
  score = 0;
  depth = 0;

  /** @param memory its size in megabytes, or memory that it shares with other tables */
  constructor(memory: number | Int32Array) {
    this.#words = typeof memory === 'number' ? new Int32Array(memoryWords(memory)) : memory;
    this.#state = this.#words.length - STATE_WORDS;
    this.#mask = this.#state / (WORDS * WAYS) - 1;
    this.keepUp();
  }

  /**
   * Forgets everything. The memory is rarely touched: old entries are just not found any more. No
   * other thread may search meanwhile.
   */
  clear(): void {
    const words = this.#words;
    const clears = (words[this.#state + 1] + 1) % CLEARS;
    words[this.#state + 1] = clears;
    if (clears === 0) words.fill(0, 0, this.#state);
    this.nextAge();
  }

  /** Begins a search: its entries are preferred to older ones. */
  nextAge(): void {
    this.#words[this.#state] = (this.#words[this.#state] + 1) & AGE_MASK;
    this.keepUp();
  }

  /** Joins the search that another table of the same memory has begun. */
  keepUp(): void {
    this.#age = this.#words[this.#state];
    this.#salt = Math.imul(this.#words[this.#state + 1], MIX);
  }

  find(position: Position): boolean {
    const words = this.#words;
    const { keyLow } = position;
    const keyHigh = position.keyHigh ^ this.#salt;
    let at = (keyLow & this.#mask) * WORDS * WAYS;
    let packed = words[at + 2];
    let rated = words[at + 3];
    if (
      (words[at] ^ packed ^ rated) !== keyLow ||
      (words[at + 1] ^ mixed(packed, rated)) !== keyHigh
    ) {
      at += WORDS;
      packed = words[at + 2];
      rated = words[at + 3];
      if ((words[at] ^ packed ^ rated) !== keyLow) return false;
      if ((words[at + 1] ^ mixed(packed, rated)) !== keyHigh) return false;
    }
    this.move = (packed & MOVE_MASK) as Move;
    this.bound = (packed >> 18) & 3;
    this.score = rated >> 16;
    this.depth = (rated << 16) >> 16;
    return this.bound !== 0;
  }

  /** @param move 0 if none is known: the move of an earlier entry is kept then */
  store(position: Position, move: Move, bound: number, score: number, depth: number): void {
    const words = this.#words;
    const { keyLow } = position;
    const keyHigh = position.keyHigh ^ this.#salt;
    const first = (keyLow & this.#mask) * WORDS * WAYS;
    const second = first + WORDS;
    let at = first;
    let kept: number = move;
    const firstMove = this.#moveAt(first, keyLow, keyHigh);
    const secondMove = firstMove < 0 ? this.#moveAt(second, keyLow, keyHigh) : -1;
    if (firstMove >= 0) {
      if (kept === 0) kept = firstMove;
    } else if (secondMove >= 0) {
      at = second;
      if (kept === 0) kept = secondMove;
    } else if (this.#worth(first) > this.#worth(second)) {
      at = second;
    }
    const packed = kept | (bound << 18) | (this.#age << 20);
    const rated = (score << 16) | (depth & 0xffff);
    words[at] = keyLow ^ packed ^ rated;
    words[at + 1] = keyHigh ^ mixed(packed, rated);
    words[at + 2] = packed;
    words[at + 3] = rated;
  }

  /** The move of an entry; -1 if it is of another position. */
  #moveAt(at: number, keyLow: number, keyHigh: number): number {
    const words = this.#words;
    const packed = words[at + 2];
    const rated = words[at + 3];
    if ((words[at] ^ packed ^ rated) !== keyLow) return -1;
    return (words[at + 1] ^ mixed(packed, rated)) === keyHigh ? packed & MOVE_MASK : -1;
  }

  #worth(at: number): number {
    const age = (this.#words[at + 2] >> 20) & AGE_MASK;
    const depth = (this.#words[at + 3] << 16) >> 16;
    return age === this.#age ? depth + 256 : depth;
  }
}

/** The data of an entry as they are mixed with the second half of its key. */
function mixed(packed: number, rated: number): number {
  return (Math.imul(packed, MIX) + rated) | 0;
}

/**
 * What is better known of a position than its evaluation: a score of the table that is a bound
 * beyond it. @param bound 0 if the table knows nothing
 */
export function betterKnown(value: number, score: number, bound: number): number {
  if (bound === 0 || Math.abs(score) >= MATE_BOUND) return value;
  return (bound & (score > value ? LOWER : UPPER)) === 0 ? value : score;
}
