import type { Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import type { RepetitionRule } from '../../rules/core/variant.ts';

/** The meaning of a repeated position for the side to move. */
export const NOT_REPEATED = 0;
export const DRAWN = 1;
export const WON = 2;
export const LOST = 3;

const SPAN = 4096;
const COUNTS = 0x3fff;

/** The positions of the game and of the searched line, for the rule of repetition. */
export class Repetition {
  readonly #rule: RepetitionRule;
  #low = new Int32Array(SPAN);
  #high = new Int32Array(SPAN);
  /** Whether the move that led to each position gave check. */
  #checks = new Uint8Array(SPAN);
  /** The number of positions with the same low bits of the key. Most positions are new. */
  readonly #counts = new Uint8Array(COUNTS + 1);
  #length = 0;

  constructor(rule: RepetitionRule) {
    this.#rule = rule;
  }

  clear(): void {
    this.#counts.fill(0);
    this.#length = 0;
  }

  /** @param check whether the side to move is in check */
  push(position: Position, check: boolean): void {
    if (this.#length === this.#low.length) this.#grow();
    this.#low[this.#length] = position.keyLow;
    this.#high[this.#length] = position.keyHigh;
    this.#checks[this.#length] = check ? 1 : 0;
    this.#counts[position.keyLow & COUNTS]++;
    this.#length++;
  }

  pop(): void {
    this.#counts[this.#low[--this.#length] & COUNTS]--;
  }

  /**
   * The meaning of a repetition of the position pushed last, if it is one.
   * @param side the side to move
   */
  judge(side: Side): number {
    const last = this.#length - 1;
    const low = this.#low[last];
    if (this.#counts[low & COUNTS] < 2) return NOT_REPEATED;
    const high = this.#high[last];
    for (let at = last - 2; at >= 0; at -= 2) {
      if (this.#low[at] === low && this.#high[at] === high) return this.#meaning(at, last, side);
    }
    return NOT_REPEATED;
  }

  /** Perpetual check loses; the side to move made the moves before every odd index. */
  #meaning(first: number, last: number, side: Side): number {
    const { result, perpetualCheckLoses } = this.#rule;
    const checker = perpetualCheckLoses ? this.#perpetual(first, last) : NOT_REPEATED;
    if (checker !== NOT_REPEATED) return checker;
    switch (result) {
      case 'draw':
        return DRAWN;
      case 'repeater-loses':
        return WON;
      case 'repeater-wins':
        return LOST;
      case 'black-loses':
        return side === 0 ? LOST : WON;
      case 'white-loses':
        return side === 0 ? WON : LOST;
    }
  }

  /** The meaning of the checks since the position first stood; `NOT_REPEATED` for none. */
  #perpetual(first: number, last: number): number {
    let others = true;
    let own = true;
    for (let at = last; at > first; at -= 2) {
      if (this.#checks[at] === 0) others = false;
      if (this.#checks[at - 1] === 0) own = false;
    }
    if (own === others) return NOT_REPEATED;
    return own ? LOST : WON;
  }

  #grow(): void {
    const low = new Int32Array(this.#low.length * 2);
    const high = new Int32Array(this.#low.length * 2);
    const checks = new Uint8Array(this.#low.length * 2);
    low.set(this.#low);
    high.set(this.#high);
    checks.set(this.#checks);
    this.#low = low;
    this.#high = high;
    this.#checks = checks;
  }
}
