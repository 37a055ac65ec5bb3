import type { Move } from '../../rules/core/move.ts';
import { positionKey } from '../../rules/core/position-key.ts';

/** A move of the book; a heavier one is played more often. */
export interface BookMove {
  readonly move: Move;
  /** 1 to `MOST_WEIGHT`. */
  readonly weight: number;
}

/** A position of the book with its moves, of which there is one at least. */
export interface BookPosition {
  /** As from `bookKey`. */
  readonly key: number;
  readonly moves: readonly BookMove[];
}

/** The highest weight of a move. */
export const MOST_WEIGHT = 31;

/** The bits of a key. */
export const KEY_BITS = 48;

/** The key of a position in a book, the same in every run. Few positions share one. */
export function bookKey(position: { readonly keyLow: number; readonly keyHigh: number }): number {
  return positionKey(position) % 2 ** KEY_BITS;
}

/** A book of openings: what is played in positions near the start. */
export class Book {
  /** In ascending order of their keys. */
  readonly positions: readonly BookPosition[];

  /** @param positions in ascending order of their keys */
  constructor(positions: readonly BookPosition[]) {
    this.positions = positions;
  }

  /** The moves of a position; none if it is not in the book. Keys may collide: ask for the rules. */
  find(key: number): readonly BookMove[] {
    let low = 0;
    let high = this.positions.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.positions[middle];
      if (found === undefined) break;
      if (found.key === key) return found.moves;
      if (found.key < key) low = middle + 1;
      else high = middle - 1;
    }
    return [];
  }
}
