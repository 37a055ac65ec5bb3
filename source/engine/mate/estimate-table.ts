const PLACES = 1 << 18;
const WORDS = 8;

/**
 * First numbers for positions that were met lately. An entry has two halves of the key, the hand,
 * what `find` and `add` set, and the clearing since which it counts.
 */
export class EstimateTable {
  readonly #words = new Int32Array(PLACES * WORDS);
  #clearing = 0;
  /** The number of moves. */
  count = 0;
  /** The hand of the result if there are no moves. */
  finalHand = 0;

  clear(): void {
    this.#clearing++;
  }

  find(low: number, high: number, hand: number): boolean {
    const words = this.#words;
    const at = placeOf(low, hand);
    const isIt =
      words[at] === low &&
      words[at + 1] === high &&
      words[at + 2] === hand &&
      words[at + 5] === this.#clearing;
    if (!isIt) return false;
    this.count = words[at + 3];
    this.finalHand = words[at + 4];
    return true;
  }

  add(low: number, high: number, hand: number, count: number, finalHand: number): void {
    const words = this.#words;
    const at = placeOf(low, hand);
    words[at] = low;
    words[at + 1] = high;
    words[at + 2] = hand;
    words[at + 3] = this.count = count;
    words[at + 4] = this.finalHand = finalHand;
    words[at + 5] = this.#clearing;
  }
}

function placeOf(low: number, hand: number): number {
  return ((low ^ Math.imul(hand, 0x9e3779b1)) & (PLACES - 1)) * WORDS;
}
