import { CODE_SPAN } from './piece-code.ts';
import { SQUARE_SPAN } from './square.ts';

/**
 * Numbers that add up to the key of a position. They are added, not xored, so that any number of
 * equal pieces in hand counts. Each number is two adjacent 32-bit halves.
 */
export interface KeyTables {
  /** Indexed by `(code << 8 | square) * 2`. */
  readonly board: Int32Array;
  /** Indexed by `handIndex(side, kind) * 2`: one piece in hand. */
  readonly hand: Int32Array;
  /** Added when White is to move. */
  readonly white: Int32Array;
}

let tables: KeyTables | undefined;

/**
 * The tables of all variants, made when they are first asked for. They are the same in every run, so
 * that keys can be compared between processes.
 */
export function keyTables(): KeyTables {
  tables ??= createKeyTables();
  return tables;
}

function createKeyTables(): KeyTables {
  const next = randomNumbers(0x6b6f6d61);
  const fill = (length: number) => Int32Array.from({ length }, next);
  return { board: fill(CODE_SPAN * SQUARE_SPAN * 2), hand: fill(64), white: fill(2) };
}

/** The low bits of a key's upper half that fit into a number beside the lower half. */
const UPPER_BITS = 0x1fffff;

/** The halves of a position's key as one number, 53 bits of the 64. */
export function positionKey(position: {
  readonly keyLow: number;
  readonly keyHigh: number;
}): number {
  return (position.keyHigh & UPPER_BITS) * 2 ** 32 + (position.keyLow >>> 0);
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
