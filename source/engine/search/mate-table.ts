import type { Move } from '../../rules/core/move.ts';
import { tableSize } from './table-size.ts';

/** A proof or disproof number that no search can reach. */
export const NEVER = 1 << 28;
/** Stands for no proven mate, and for no mate within any number of plies. */
export const UNPROVEN = 255;

/**
 * Words of an entry: two halves of the key; proof and disproof number; plies of a proven mate, of a
 * refuted one, and the clearing since which it counts; the work that it took.
 */
const WORDS = 6;
const WAYS = 4;
const CLEARING_SHIFT = 18;
/** Clearings before the memory itself is cleared. */
const CLEARINGS = 4095;

/**
 * What a search for mate knows of positions. `find` sets the fields: proof and disproof numbers,
 * the plies of a proven mate, and the plies within which there is none.
 */
export class MateTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  /** Tells the entries since the last clearing from those before: counts from 1. */
  #clearing = 1;
  proof = 1;
  disproof = 1;
  provenIn = UNPROVEN;
  /** -1 if nothing is refuted. */
  refutedFor = -1;

  constructor(sizeMb: number) {
    const { words, mask } = tableSize(sizeMb, WORDS * WAYS);
    this.#words = new Int32Array(words);
    this.#mask = mask;
  }

  clear(): void {
    if (++this.#clearing <= CLEARINGS) return;
    this.#clearing = 1;
    this.#words.fill(0);
  }

  /**
   * Looks a position up, as proven, refuted or open for a number of plies.
   * @returns whether anything is known of it for `plies`
   */
  find(low: number, high: number, plies: number): boolean {
    const at = this.#at(low, high);
    this.proof = 1;
    this.disproof = 1;
    this.provenIn = UNPROVEN;
    this.refutedFor = -1;
    if (at < 0) return false;
    const words = this.#words;
    this.provenIn = words[at + 4] & 255;
    this.refutedFor = ((words[at + 4] >> 8) & 1023) - 1;
    if (this.provenIn <= plies) {
      this.proof = 0;
      this.disproof = NEVER;
    } else if (this.refutedFor >= plies) {
      this.proof = NEVER;
      this.disproof = 0;
    } else {
      this.proof = Math.max(1, words[at + 2]);
      this.disproof = Math.max(1, words[at + 3]);
      return words[at + 2] !== 0;
    }
    return true;
  }

  /** Notes the numbers of a position that is still open. */
  open(low: number, high: number, proof: number, disproof: number): void {
    const at = this.#claim(low, high);
    this.#words[at + 2] = proof;
    this.#words[at + 3] = disproof;
    this.#words[at + 5]++;
  }

  prove(low: number, high: number, plies: number): void {
    const at = this.#claim(low, high);
    const words = this.#words;
    if (plies < (words[at + 4] & 255)) words[at + 4] = (words[at + 4] & ~255) | plies;
    words[at + 5] += 4;
  }

  refute(low: number, high: number, plies: number): void {
    const at = this.#claim(low, high);
    const words = this.#words;
    if (plies + 1 > ((words[at + 4] >> 8) & 1023)) {
      words[at + 4] = (words[at + 4] & ~(1023 << 8)) | ((plies + 1) << 8);
    }
    words[at + 2] = 0;
    words[at + 5] += 2;
  }

  #at(low: number, high: number): number {
    const words = this.#words;
    let at = (low & this.#mask) * WORDS * WAYS;
    for (let way = 0; way < WAYS; way++, at += WORDS) {
      if (words[at] !== low || words[at + 1] !== high) continue;
      if (words[at + 4] >>> CLEARING_SHIFT === this.#clearing) return at;
    }
    return -1;
  }

  /** The place for a position; the entry that took the least work gives way. */
  #claim(low: number, high: number): number {
    const found = this.#at(low, high);
    if (found >= 0) return found;
    const words = this.#words;
    const first = (low & this.#mask) * WORDS * WAYS;
    let at = first;
    let least = Number.POSITIVE_INFINITY;
    for (let other = first; other < first + WORDS * WAYS; other += WORDS) {
      const isOld = words[other + 4] >>> CLEARING_SHIFT !== this.#clearing;
      const work = isOld ? 0 : words[other + 5];
      words[other + 5] = work >> 1;
      if (work >= least) continue;
      least = work;
      at = other;
    }
    words[at] = low;
    words[at + 1] = high;
    words[at + 2] = 0;
    words[at + 3] = 0;
    words[at + 4] = UNPROVEN | (this.#clearing << CLEARING_SHIFT);
    words[at + 5] = 1;
    return at;
  }
}

/** A forced mate: the shortest, against the longest defence. */
export interface Mate {
  readonly plies: number;
  readonly line: readonly Move[];
}
