import type { Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { type HandLayout, holdsAll } from './packed-hand.ts';

/** The longest path. */
export const LONGEST_PATH = 2400;
const HEADS = 4096;

/** The positions from the root to the one that is searched, and the way that led to each. */
export class ProofPath {
  /** The board without hands by ply, and the attacker's hand. */
  readonly lows = new Int32Array(LONGEST_PATH + 2);
  readonly highs = new Int32Array(LONGEST_PATH + 2);
  readonly hands = new Int32Array(LONGEST_PATH + 2);
  /** The key of the moves from the root, by ply. */
  readonly wayLows = new Int32Array(LONGEST_PATH + 2);
  readonly wayHighs = new Int32Array(LONGEST_PATH + 2);
  /** The last ply of each bucket, from 1; the one before each ply in the same bucket. */
  readonly #heads = new Int32Array(HEADS);
  readonly #next = new Int32Array(LONGEST_PATH + 2);

  clear(): void {
    this.#heads.fill(0);
  }

  /** Makes a ply one that can be found. */
  enter(ply: number): void {
    const bucket = this.lows[ply] & (HEADS - 1);
    this.#next[ply] = this.#heads[bucket];
    this.#heads[bucket] = ply + 1;
  }

  /** Takes back `enter` of the last ply. */
  leave(ply: number): void {
    this.#heads[this.lows[ply] & (HEADS - 1)] = this.#next[ply];
  }

  /** The ply of a position on the path; -1 if it is not there. */
  plyOf(low: number, high: number, hand: number): number {
    let next = this.#heads[low & (HEADS - 1)];
    while (next !== 0) {
      const ply = next - 1;
      const isThere =
        this.lows[ply] === low && (this.highs[ply] | 1) === high && this.hands[ply] === hand;
      if (isThere) return ply;
      next = this.#next[ply];
    }
    return -1;
  }

  /** The ply of the same board on the path, with a hand that is as good for the attacker; or -1. */
  ancestor(layout: HandLayout, low: number, high: number, hand: number): number {
    let next = this.#heads[low & (HEADS - 1)];
    while (next !== 0) {
      const ply = next - 1;
      if (
        this.lows[ply] === low &&
        this.highs[ply] === high &&
        holdsAll(layout, this.hands[ply], hand)
      ) {
        return ply;
      }
      next = this.#next[ply];
    }
    return -1;
  }

  /** Sets the key of the path for the next ply. */
  setWay(ply: number, move: number): void {
    const low = this.wayLows[ply];
    const high = this.wayHighs[ply];
    const mixed = Math.imul(low ^ Math.imul(move + 1, 0x2c1b3c6d), 0x297a2d39);
    this.wayLows[ply + 1] = mixed ^ (mixed >>> 15);
    this.wayHighs[ply + 1] = Math.imul(high ^ (mixed >>> 13) ^ move, 0x85ebca6b) + low;
  }

  /** Puts a position at ply 0. */
  setRoot(position: Position, { units, kinds }: HandLayout, attacker: Side): void {
    const { keys } = position.rules;
    let low = position.keyLow;
    let high = position.keyHigh;
    let hand = 0;
    for (let side = 0; side < 2; side++) {
      for (let kind = 0; kind < kinds; kind++) {
        const at = (side << 4) | kind;
        const count = position.hands[at];
        low = (low - Math.imul(count, keys.hand[at << 1])) | 0;
        high = (high - Math.imul(count, keys.hand[(at << 1) | 1])) | 0;
        if (side === attacker) hand = (hand + Math.imul(count, units[kind])) | 0;
      }
    }
    this.lows[0] = low;
    this.highs[0] = high;
    this.hands[0] = hand;
    this.wayLows[0] = low;
    this.wayHighs[0] = high;
  }
}
