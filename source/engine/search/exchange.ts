import { DIRECTIONS, RAYS, UNLIMITED } from '../../rules/core/betza.ts';
import { DROP_FLAG, type Move, PROMOTION_FLAG } from '../../rules/core/move.ts';
import {
  BLACK_BIT,
  EMPTY,
  KIND_MASK,
  type PieceCode,
  PROMOTED,
  WALL,
} from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { spans } from '../../rules/core/reach.ts';
import type { Rules } from '../../rules/core/rules.ts';
import type { Square } from '../../rules/core/square.ts';
import type { Values } from './values.ts';

/** What losing the royal piece costs in an exchange. */
const ROYAL = 20_000;
/** The first direction that is a leap of two squares along a ray; they are in the order of rays. */
const LINE_LEAPS = 16;
/** The most lines to a square: rays, and leaps after them, which all have the number RAYS. */
const LINES = 32;

/** What moves win when the pieces that attack a square take each other there. */
export class Exchange {
  /** Indexed by face: what the other side wins by taking it. */
  readonly #prices = new Int32Array(32);
  readonly #rules: Rules;
  /** Whether some slides are short, so that their lengths must be looked at. */
  readonly #hasShortSlides: boolean;
  /** The squares of the attackers that may take next, and the rays on which they stand. */
  readonly #heads = new Uint8Array(LINES);
  readonly #lines = new Uint8Array(LINES);

  constructor(rules: Rules, values: Values) {
    this.#rules = rules;
    this.#hasShortSlides = rules.strides.some((all) =>
      all.some(({ range }) => range > 1 && range !== UNLIMITED),
    );
    for (const [kind] of rules.variant.pieces.entries()) {
      const isRoyal = kind === rules.royal;
      this.#prices[kind] = isRoyal ? ROYAL : values.board[kind] + values.hand[kind];
      this.#prices[kind | PROMOTED] = values.board[kind | PROMOTED] + values.hand[kind];
    }
  }

  /**
   * Whether a legal move wins at least this much in hundredths of a pawn, when both sides take on
   * its square with the least of their pieces for as long as it pays.
   */
  wins(position: Position, move: Move, least: number): boolean {
    const { board, side } = position;
    const prices = this.#prices;
    const to = (move >> 8) & 255;
    let balance = 0 - least;
    let from = 0;
    let face: number;
    if ((move & DROP_FLAG) !== 0) face = move & KIND_MASK;
    else {
      from = move & 255;
      face = board[from] & (PROMOTED | KIND_MASK);
      if (board[to] !== EMPTY) balance += prices[board[to] & (PROMOTED | KIND_MASK)];
      if ((move & PROMOTION_FLAG) !== 0) {
        balance += prices[face ^ PROMOTED] - prices[face];
        face ^= PROMOTED;
      }
    }
    if (balance < 0) return false;
    balance -= prices[face];
    if (balance >= 0) return true;
    const code = board[from];
    if (from !== 0) board[from] = EMPTY;
    const turn = this.#exchange(position, to, balance, side ^ 1);
    if (from !== 0) board[from] = code;
    return turn !== side;
  }

  /** @returns the side that does not take any more */
  #exchange({ board }: Position, to: number, start: number, first: number): number {
    const { stepsInto, slidesInto, leaps, reaches } = this.#rules;
    const prices = this.#prices;
    const heads = this.#heads;
    const lines = this.#lines;
    let count = 0;
    for (let ray = 0; ray < RAYS; ray++) {
      const delta = DIRECTIONS[ray];
      let from = to + delta;
      let code = board[from];
      let bits: number;
      if (code !== EMPTY) bits = stepsInto[code] | slidesInto[code];
      else {
        do {
          from += delta;
          code = board[from];
        } while (code === EMPTY);
        bits = slidesInto[code];
        if (
          this.#hasShortSlides &&
          !spans(reaches, code as PieceCode, from as Square, to as Square)
        ) {
          continue;
        }
      }
      if ((bits & (1 << ray)) === 0) continue;
      heads[count] = from;
      lines[count++] = ray;
    }
    for (let at = 0; at < leaps.length; at++) {
      const from = to + DIRECTIONS[leaps[at]];
      if ((stepsInto[board[from]] & (1 << leaps[at])) === 0) continue;
      heads[count] = from;
      // A leap of two squares in a line opens the line after it, if nothing stands between.
      const ray = leaps[at] - LINE_LEAPS;
      lines[count++] = ray >= 0 && board[to + DIRECTIONS[ray]] === EMPTY ? ray : RAYS;
    }
    let balance = start;
    let turn = first;
    for (;;) {
      const own = BLACK_BIT << turn;
      let least = 0x7fffffff;
      let found = -1;
      for (let at = 0; at < count; at++) {
        const code = board[heads[at]];
        if ((code & own) === 0) continue;
        const price = prices[code & (PROMOTED | KIND_MASK)];
        if (price >= least) continue;
        least = price;
        found = at;
      }
      if (found < 0) return turn;
      balance = -1 - balance - least;
      turn ^= 1;
      if (balance >= 0) return turn;
      // What stands after the taker on its line may take next.
      let code: number = WALL;
      if (lines[found] !== RAYS) {
        const delta = DIRECTIONS[lines[found]];
        let from = heads[found] + delta;
        while (board[from] === EMPTY) from += delta;
        heads[found] = from;
        code = board[from];
      }
      const from = heads[found] as Square;
      if (
        (slidesInto[code] & (1 << lines[found])) === 0 ||
        (this.#hasShortSlides && !spans(reaches, code as PieceCode, from, to as Square))
      ) {
        count--;
        heads[found] = heads[count];
        lines[found] = lines[count];
      }
    }
  }
}
