const PLACES = 1 << 18;
const WORDS = 4;

/**
 * Refutations by repetition, each of which holds on one path alone. An entry has two halves of the
 * key of the path, the ply of the position that is repeated with the plies of the refutation above
 * it, and the clearing since which it counts. `find` sets `plies`.
 */
export class LoopTable {
  readonly #words = new Int32Array(PLACES * WORDS);
  #clearing = 1;
  /** The plies within which there is no mate on the path that was found. */
  plies = 0;

  clear(): void {
    this.#clearing++;
  }

  /** The ply of the position that is repeated, -1 if the path is not known. */
  find(low: number, high: number): number {
    const words = this.#words;
    const at = (low & (PLACES - 1)) * WORDS;
    const isIt = words[at] === low && words[at + 1] === high && words[at + 3] === this.#clearing;
    if (!isIt) return -1;
    this.plies = words[at + 2] >>> 16;
    return words[at + 2] & 0xffff;
  }

  add(low: number, high: number, ply: number, plies: number): void {
    const words = this.#words;
    const at = (low & (PLACES - 1)) * WORDS;
    words[at] = low;
    words[at + 1] = high;
    words[at + 2] = ply | (plies << 16);
    words[at + 3] = this.#clearing;
  }
}
