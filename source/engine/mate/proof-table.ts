import { type HandLayout, holdsAll } from './packed-hand.ts';

/** A proof or disproof number that no search can reach. */
export const NEVER = 1 << 28;
/** The length of a refutation that holds for every length. */
export const FOREVER = 0xfffe;
/** The length of a mate where there is none. */
const UNPROVEN = 0xffff;

/**
 * Words of an entry: two halves of the key of the board; the attacker's hand; proof and disproof
 * number; the plies of a proven mate, and above them those of a refuted one plus one; the least ply
 * at which it was met, with `LOOPS`; the positions that it took; the position from which it was
 * come to first, as two halves and a hand; which of its moves are alike.
 */
const WORDS = 12;
const LOOPS = 1 << 16;
/** How far from its home an entry may lie. */
const PROBES = 64;
/** The table is swept when it is fuller than this. */
const FULL = 0.6;
const FIRST_PLACES = 1 << 12;

/**
 * What a search for mate knows of boards and hands. A proof holds for every greater hand of the
 * attacker, a refutation for every smaller one. `find` sets the fields.
 */
export class ProofTable {
  #words: Int32Array;
  #mask: number;
  /** Entries for which the table has room as it is, and how many places it may have. */
  #most: number;
  readonly #mostPlaces: number;
  #used = 0;
  #layout!: HandLayout;
  proof = 1;
  disproof = 1;
  /** Plies of the mate if it is proven, within which there is none if it is refuted. */
  plies = 0;
  /** The hand for which the proof or the refutation holds. */
  hand = 0;
  /** The least ply at which the position was met, if it is open. */
  leastPly = 0;
  /** Whether it was refuted on some path by a repetition. */
  hasLoops = false;
  /** The position from which another was come to first; the high half is odd. */
  parentLow = 0;
  parentHigh = 0;
  parentHand = 0;

  /** @param sizeMb its greatest size in megabytes */
  constructor(sizeMb: number) {
    const fitting = (sizeMb * 2 ** 20) / (WORDS * 4);
    // While it grows there are two.
    const places = 2 ** Math.floor(Math.log2(fitting / 1.5));
    this.#mostPlaces = Math.max(FIRST_PLACES, places);
    this.#words = new Int32Array(FIRST_PLACES * WORDS);
    this.#mask = FIRST_PLACES - 1;
    this.#most = FIRST_PLACES * FULL;
  }

  /** How many entries there are. */
  get used(): number {
    return this.#used;
  }

  clear(layout: HandLayout): void {
    this.#layout = layout;
    if (this.#used === 0) return;
    this.#used = 0;
    if (this.#mask === FIRST_PLACES - 1) {
      this.#words.fill(0);
      return;
    }
    this.#words = new Int32Array(FIRST_PLACES * WORDS);
    this.#mask = FIRST_PLACES - 1;
    this.#most = FIRST_PLACES * FULL;
  }

  /**
   * Looks a position up: proven within some plies, refuted for them, or open.
   * @returns whether anything is known of it
   */
  find(low: number, high: number, hand: number, plies: number): boolean {
    const words = this.#words;
    const mask = this.#mask;
    const layout = this.#layout;
    const key = high | 1;
    let isKnown = false;
    this.proof = 1;
    this.disproof = 1;
    this.hasLoops = false;
    for (let step = 0, place = low & mask; step < PROBES; step++, place = (place + 1) & mask) {
      const at = place * WORDS;
      if (words[at + 1] === 0) break;
      if (words[at] !== low || words[at + 1] !== key) continue;
      const other = words[at + 2];
      const lengths = words[at + 5];
      const provenIn = lengths & 0xffff;
      if (provenIn <= plies && holdsAll(layout, hand, other)) {
        this.proof = 0;
        this.disproof = NEVER;
        this.plies = provenIn;
        this.hand = other;
        return true;
      }
      const refutedFor = (lengths >>> 16) - 1;
      if (refutedFor >= plies && holdsAll(layout, other, hand)) {
        this.proof = NEVER;
        this.disproof = 0;
        this.plies = refutedFor;
        this.hand = other;
        return true;
      }
      if (words[at + 3] === 0) continue;
      if (other === hand) {
        isKnown = true;
        if (words[at + 3] > this.proof) this.proof = words[at + 3];
        if (words[at + 4] > this.disproof) this.disproof = words[at + 4];
        this.leastPly = words[at + 6] & 0xffff;
        this.hasLoops = (words[at + 6] & LOOPS) !== 0;
      } else if (holdsAll(layout, hand, other)) {
        // What is hard to refute with less is no easier to refute with more.
        if (words[at + 4] > this.disproof) this.disproof = words[at + 4];
      } else if (holdsAll(layout, other, hand)) {
        if (words[at + 3] > this.proof) this.proof = words[at + 3];
      }
    }
    return isKnown;
  }

  /** Notes the numbers of a position that is still open. */
  open(
    low: number,
    high: number,
    hand: number,
    proof: number,
    disproof: number,
    ply: number,
    work: number,
  ): number {
    const at = this.#claim(low, high, hand);
    const words = this.#words;
    words[at + 3] = proof;
    words[at + 4] = disproof;
    const least = Math.min(ply, words[at + 6] & 0xffff);
    words[at + 6] = (words[at + 6] & LOOPS) | least;
    words[at + 7] = Math.min(NEVER, words[at + 7] + work);
    return at;
  }

  /**
   * Notes of an open position from where it was come to first, and which of its moves are alike.
   * @param at what `open` returned
   */
  link(at: number, low: number, high: number, hand: number, alike: number): void {
    const words = this.#words;
    words[at + 11] = alike;
    if (words[at + 9] !== 0) return;
    words[at + 8] = low;
    words[at + 9] = high | 1;
    words[at + 10] = hand;
  }

  /** The moves of a position that are alike: bit n for the move n. */
  alikeOf(low: number, high: number, hand: number): number {
    const at = this.#at(low, high, hand);
    return at < 0 ? 0 : this.#words[at + 11];
  }

  /** Sets `parentLow` and so on. @returns whether it is known from where a position was come to */
  findParent(low: number, high: number, hand: number): boolean {
    const at = this.#at(low, high, hand);
    const words = this.#words;
    if (at < 0 || words[at + 9] === 0) return false;
    this.parentLow = words[at + 8];
    this.parentHigh = words[at + 9];
    this.parentHand = words[at + 10];
    return true;
  }

  #at(low: number, high: number, hand: number): number {
    const words = this.#words;
    const mask = this.#mask;
    const key = high | 1;
    for (let step = 0, place = low & mask; step < PROBES; step++, place = (place + 1) & mask) {
      const at = place * WORDS;
      if (words[at + 1] === 0) return -1;
      if (words[at] === low && words[at + 1] === key && words[at + 2] === hand) return at;
    }
    return -1;
  }

  /** Notes that the position is refuted on a path, by a repetition. */
  loop(low: number, high: number, hand: number, ply: number, work: number): void {
    const at = this.#claim(low, high, hand);
    const words = this.#words;
    if (words[at + 3] === 0) {
      words[at + 3] = 1;
      words[at + 4] = 1;
    }
    const least = Math.min(words[at + 6] & 0xffff, ply);
    words[at + 6] = LOOPS | least;
    words[at + 7] = Math.min(NEVER, words[at + 7] + work);
  }

  prove(low: number, high: number, hand: number, plies: number, work: number): void {
    const at = this.#claim(low, high, hand);
    const words = this.#words;
    if (plies < (words[at + 5] & 0xffff)) words[at + 5] = (words[at + 5] & ~0xffff) | plies;
    words[at + 7] = Math.min(NEVER, words[at + 7] + work);
  }

  refute(low: number, high: number, hand: number, plies: number, work: number): void {
    const at = this.#claim(low, high, hand);
    const words = this.#words;
    if (plies + 1 > words[at + 5] >>> 16) {
      words[at + 5] = (words[at + 5] & 0xffff) | ((plies + 1) << 16);
    }
    words[at + 7] = Math.min(NEVER, words[at + 7] + work);
  }

  /** The place for a position; if there is none left near its home, the least work gives way. */
  #claim(low: number, high: number, hand: number): number {
    if (this.#used >= this.#most) {
      if (this.#mask < this.#mostPlaces - 1) this.#grow();
      else this.#sweep();
    }
    const words = this.#words;
    const mask = this.#mask;
    const key = high | 1;
    let at = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let step = 0, place = low & mask; step < PROBES; step++, place = (place + 1) & mask) {
      const here = place * WORDS;
      if (words[here + 1] === 0) {
        at = here;
        this.#used++;
        break;
      }
      if (words[here] === low && words[here + 1] === key && words[here + 2] === hand) return here;
      if (words[here + 7] < least) {
        least = words[here + 7];
        at = here;
      }
    }
    words[at] = low;
    words[at + 1] = key;
    words[at + 2] = hand;
    words[at + 3] = 0;
    words[at + 4] = 0;
    words[at + 5] = UNPROVEN;
    words[at + 6] = 0xffff;
    words[at + 7] = 0;
    words[at + 8] = 0;
    words[at + 9] = 0;
    words[at + 10] = 0;
    words[at + 11] = 0;
    return at;
  }

  #grow(): void {
    const old = this.#words;
    const mask = this.#mask * 2 + 1;
    const words = new Int32Array(2 * old.length);
    for (let from = 0; from < old.length; from += WORDS) {
      if (old[from + 1] === 0) continue;
      let place = old[from] & mask;
      while (words[place * WORDS + 1] !== 0) place = (place + 1) & mask;
      const to = place * WORDS;
      for (let word = 0; word < WORDS; word++) words[to + word] = old[from + word];
    }
    this.#words = words;
    this.#mask = mask;
    this.#most = (mask + 1) * FULL;
  }

  /** Drops a third of the entries or more, those that took the least work. */
  #sweep(): void {
    const words = this.#words;
    const counts = new Int32Array(32);
    for (let at = 0; at < words.length; at += WORDS) {
      if (words[at + 1] !== 0) counts[31 - Math.clz32(words[at + 7] | 1)]++;
    }
    let bound = 0;
    let dropped = 0;
    while (dropped < this.#used / 3) dropped += counts[bound++];
    const keepFrom = 2 ** bound;
    this.#used -= dropped;
    for (let at = 0; at < words.length; at += WORDS) {
      if (words[at + 1] !== 0 && words[at + 7] < keepFrom) words[at + 1] = 0;
    }
    this.#closeGaps();
  }

  /** Moves each entry as near to its home as it can go, so that no gap lies between. */
  #closeGaps(): void {
    const words = this.#words;
    const mask = this.#mask;
    let first = 0;
    while (words[first * WORDS + 1] !== 0) first++;
    for (let step = 1; step <= mask; step++) {
      const place = (first + step) & mask;
      const from = place * WORDS;
      if (words[from + 1] === 0) continue;
      let nearer = words[from] & mask;
      while (nearer !== place && words[nearer * WORDS + 1] !== 0) nearer = (nearer + 1) & mask;
      if (nearer === place) continue;
      words.copyWithin(nearer * WORDS, from, from + WORDS);
      words[from + 1] = 0;
    }
  }
}
