import { CODE_SPAN } from './piece-code.ts';
import { SQUARE_SPAN } from './square.ts';

/**
 * Numbers whose sums make the key of a position: sums rather than xors, so that any number of like
 * pieces in hand counts. Each number is two 32-bit halves that stand side by side.
 */
export interface KeyTables {
  /** By `(code << 8 | square) * 2`. */
  readonly board: Int32Array;
  /** By `(side << 4 | kind) * 2`: one piece in hand. */
  readonly hand: Int32Array;
  /** Added while White is to move. */
  readonly white: Int32Array;
}

/** The same tables in every run, so that keys can be compared between processes. */
export function createKeyTables(): KeyTables {
  const next = randomNumbers(0x6b6f6d61);
  const fill = (length: number) => Int32Array.from({ length }, next);
  return { board: fill(CODE_SPAN * SQUARE_SPAN * 2), hand: fill(64), white: fill(2) };
}

/** Marsaglia's xorshift on 32 bits, spread by a multiplication. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.imul(state, 0x9e3779b1);
  };
}
