import { DIRECTIONS, RAYS } from '../../rules/core/betza.ts';
import { isInCheck } from '../../rules/core/generate.ts';
import { BLACK_BIT, EMPTY, type Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Rules } from '../../rules/core/rules.ts';
import type { HandLayout } from './packed-hand.ts';

/** For which hands of the attacker a mate, or that there is none, holds as well. */
export class HandBounds {
  readonly #position: Position;
  readonly #rules: Rules;
  readonly #layout: HandLayout;
  readonly #attacker: Side;

  constructor(position: Position, layout: HandLayout, attacker: Side) {
    this.#position = position;
    this.#rules = position.rules;
    this.#layout = layout;
    this.#attacker = attacker;
  }

  /** The attacker's hand and the defender's in one. */
  total(own: number): number {
    const { units, kinds } = this.#layout;
    const { hands } = this.#position;
    const defence = (this.#attacker ^ 1) << 4;
    let total = own;
    for (let kind = 0; kind < kinds; kind++) total += hands[defence | kind] * units[kind];
    return total;
  }

  /**
   * The least hand with which it is mate after a check that nothing answers. A piece that the
   * defender lacks because the attacker holds them all might be dropped in the way.
   */
  mated(own: number): number {
    const { units, kinds, spare } = this.#layout;
    if (spare === 0) return own;
    const { hands } = this.#position;
    const attack = this.#attacker << 4;
    const defence = (this.#attacker ^ 1) << 4;
    let hand = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const count = hands[attack | kind];
      if (count > 0 && hands[defence | kind] === 0) hand += count * units[kind];
    }
    return hand === 0 || this.#mayBlock() ? hand : 0;
  }

  /** Whether a check may come from afar. */
  #mayBlock(): boolean {
    const { board, kings } = this.#position;
    const { slidesInto, hasLeapSlides } = this.#rules;
    if (hasLeapSlides) return true;
    const king = kings[this.#attacker ^ 1];
    const enemy = BLACK_BIT << this.#attacker;
    for (let ray = 0; ray < RAYS; ray++) {
      const delta = DIRECTIONS[ray];
      let square = king + delta;
      if (board[square] !== EMPTY) continue;
      while (board[square] === EMPTY) square += delta;
      const code = board[square];
      if ((code & enemy) !== 0 && (slidesInto[code] & (1 << ray)) !== 0) return true;
    }
    return false;
  }

  /**
   * The greatest hand with which the attacker has no checks but those that were looked at: all that
   * is in hands, but for kinds that it lacks and could drop with check.
   */
  unmated(own: number): number {
    const { units, kinds, spare, shifts, masks } = this.#layout;
    if (spare === 0) return own;
    const position = this.#position;
    const { hands } = position;
    const attack = this.#attacker << 4;
    const defence = (this.#attacker ^ 1) << 4;
    let total = own;
    let isChecked = false;
    let isAsked = false;
    for (let kind = 0; kind < kinds; kind++) {
      const theirs = hands[defence | kind];
      if (theirs === 0) continue;
      if (hands[attack | kind] === 0) {
        if (!isAsked) {
          isAsked = true;
          isChecked = isInCheck(position);
        }
        if (isChecked || this.#mayCheckByDrop(kind)) {
          total &= ~(masks[kind] << shifts[kind]);
          continue;
        }
      }
      total += theirs * units[kind];
    }
    return total;
  }

  /** Whether a piece that the attacker lacks could be dropped with check. */
  #mayCheckByDrop(kind: number): boolean {
    const { board, kings } = this.#position;
    const { stepsInto, slidesInto, leaps, odd } = this.#rules;
    const king = kings[this.#attacker ^ 1];
    const code = (BLACK_BIT << this.#attacker) | kind;
    if (odd[code] !== 0) return true;
    const mask = stepsInto[code] | slidesInto[code];
    for (let ray = 0; ray < RAYS; ray++) {
      if ((mask & (1 << ray)) !== 0 && board[king + DIRECTIONS[ray]] === EMPTY) return true;
    }
    for (let index = 0; index < leaps.length; index++) {
      const leap = leaps[index];
      if ((mask & (1 << leap)) !== 0 && board[king + DIRECTIONS[leap]] === EMPTY) return true;
    }
    return false;
  }
}
