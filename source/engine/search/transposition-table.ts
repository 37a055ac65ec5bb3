import { type Move, NO_MOVE } from '../../rules/core/move.ts';
import type { Position } from '../../rules/core/position.ts';
import { MATE_BOUND } from './score.ts';
import { tableSize } from './table-size.ts';

export const EXACT = 3;
export const LOWER = 1;
export const UPPER = 2;

/** Words of an entry: two halves of the key; move, bound and age; score and depth. */
const WORDS = 4;
/** The number of entries that share a place. */
const WAYS = 2;
const MOVE_MASK = 0x3ffff;
const AGE_MASK = 63;
/** Clearings before the memory itself is cleared: fewer than the ages, which go round. */
const CLEARS = 24;

/**
 * What searches have found about positions. The older or less deep of two entries of a place gives
 * way. `find` sets the fields to those of an entry.
 */
export class TranspositionTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  #age = 0;
  /** Tells the keys since the last clearing from those before. */
  #salt = 0;
  #clears = 0;
  move: Move = NO_MOVE;
  bound = 0;
  score = 0;
  depth = 0;

  /** @param sizeMb size in megabytes */
  constructor(sizeMb: number) {
    const { words, mask } = tableSize(sizeMb, WORDS * WAYS);
    this.#words = new Int32Array(words);
    this.#mask = mask;
  }

  /** Forgets everything. The memory is rarely touched: old entries are just not found any more. */
  clear(): void {
    this.#clears = (this.#clears + 1) % CLEARS;
    this.#salt = Math.imul(this.#clears, 0x9e3779b1);
    this.#age = (this.#age + 1) & AGE_MASK;
    if (this.#clears === 0) this.#words.fill(0);
  }

  /** Begins a search: its entries are preferred to older ones. */
  nextAge(): void {
    this.#age = (this.#age + 1) & AGE_MASK;
  }

  find(position: Position): boolean {
    const words = this.#words;
    const { keyLow } = position;
    const keyHigh = position.keyHigh ^ this.#salt;
    let at = (keyLow & this.#mask) * WORDS * WAYS;
    if (words[at] !== keyLow || words[at + 1] !== keyHigh) {
      at += WORDS;
      if (words[at] !== keyLow || words[at + 1] !== keyHigh) return false;
    }
    const packed = words[at + 2];
    this.move = (packed & MOVE_MASK) as Move;
    this.bound = (packed >> 18) & 3;
    this.score = words[at + 3] >> 16;
    this.depth = (words[at + 3] << 16) >> 16;
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
    if (words[first] === keyLow && words[first + 1] === keyHigh) {
      if (kept === 0) kept = words[first + 2] & MOVE_MASK;
    } else if (words[second] === keyLow && words[second + 1] === keyHigh) {
      at = second;
      if (kept === 0) kept = words[second + 2] & MOVE_MASK;
    } else if (this.#worth(first) > this.#worth(second)) {
      at = second;
    }
    words[at] = keyLow;
    words[at + 1] = keyHigh;
    words[at + 2] = kept | (bound << 18) | (this.#age << 20);
    words[at + 3] = (score << 16) | (depth & 0xffff);
  }

  #worth(at: number): number {
    const age = (this.#words[at + 2] >> 20) & AGE_MASK;
    const depth = (this.#words[at + 3] << 16) >> 16;
    return age === this.#age ? depth + 256 : depth;
  }
}

/**
 * What is better known of a position than its evaluation: a score of the table that is a bound
 * beyond it. @param bound 0 if the table knows nothing
 */
export function betterKnown(value: number, score: number, bound: number): number {
  if (bound === 0 || Math.abs(score) >= MATE_BOUND) return value;
  return (bound & (score > value ? LOWER : UPPER)) === 0 ? value : score;
}
