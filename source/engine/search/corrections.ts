import type { Position } from '../../rules/core/position.ts';
import type { Histories } from './histories.ts';

/** Entries of a table for a side. */
const SPAN = 1 << 13;
const TABLES = 3;
/** The largest sum of errors in an entry, in parts of a hundredth of a pawn. */
const MOST = 8192;
const PART = 128;
const MOST_STEP = 1024;

/**
 * How far the evaluation was from what searches found, by the pieces in hand, the places of the
 * kings, and the last two moves.
 */
export class Corrections {
  readonly #position: Position;
  readonly #histories: Histories;
  /** Indexed by `(2 * table + side) * SPAN + entry`. */
  readonly #errors = new Int16Array(2 * TABLES * SPAN);

  constructor(position: Position, histories: Histories) {
    this.#position = position;
    this.#histories = histories;
  }

  clear(): void {
    this.#errors.fill(0);
  }

  /** What to add to the evaluation of the position, in hundredths of a pawn. */
  at(ply: number): number {
    const errors = this.#errors;
    return (
      ((errors[this.#handsIndex()] + errors[this.#kingsIndex()] + errors[this.#movesIndex(ply)]) /
        PART) |
      0
    );
  }

  /** Notes by how much a search of a depth found the position better than its evaluation. */
  learn(error: number, depth: number, ply: number): void {
    const weighted = error * Math.min(depth + 1, 16);
    const step = Math.max(-MOST_STEP, Math.min(MOST_STEP, weighted / 4));
    this.#adjust(this.#handsIndex(), step);
    this.#adjust(this.#kingsIndex(), step);
    this.#adjust(this.#movesIndex(ply), step);
  }

  #adjust(index: number, step: number): void {
    const errors = this.#errors;
    errors[index] += (step - (errors[index] * Math.abs(step)) / MOST) | 0;
  }

  #handsIndex(): number {
    const { hands } = this.#position;
    let hash = 0;
    for (let kind = 0; kind < 16; kind++) {
      hash = Math.imul(hash ^ (hands[kind] | (hands[kind | 16] << 8)), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return this.#index(0, hash);
  }

  #kingsIndex(): number {
    const { kings } = this.#position;
    return this.#index(1, Math.imul((kings[0] << 8) | kings[1], 0x9e3779b1));
  }

  #movesIndex(ply: number): number {
    return this.#index(2, Math.imul(this.#histories.lastMoves(ply), 0x85ebca6b));
  }

  #index(table: number, hash: number): number {
    return (2 * table + this.#position.side) * SPAN + ((hash >>> 12) & (SPAN - 1));
  }
}
