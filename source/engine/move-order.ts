import { isAttacked } from '../core/generate.ts';
import { DROP_FLAG, type Move, PROMOTION_FLAG } from '../core/move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED, type Side } from '../core/piece-code.ts';
import type { Evaluation } from './evaluate.ts';

/** Moves with a score from here on win something at once. */
export const GOOD_CAPTURE = 1 << 24;
const KILLER = 1 << 23;
/** Below this one stand captures that lose something. */
const BAD_CAPTURE = -(1 << 24);
const MOST_HISTORY = 1 << 14;

/** The order in which moves are tried: what was good elsewhere first. */
export class MoveOrder {
  readonly #evaluation: Evaluation;
  readonly #history = new Int32Array(1 << 16);
  readonly #killers: Int32Array;

  constructor(evaluation: Evaluation, plies: number) {
    this.#evaluation = evaluation;
    this.#killers = new Int32Array(2 * plies);
  }

  /** Writes a score for each move; the highest is to be tried first. */
  score(moves: Int32Array, scores: Int32Array, start: number, end: number, ply: number): void {
    const { position } = this.#evaluation;
    const first = this.#killers[2 * ply];
    const second = this.#killers[2 * ply + 1];
    for (let at = start; at < end; at++) {
      const move = moves[at];
      const isQuiet =
        (move & PROMOTION_FLAG) === 0 &&
        ((move & DROP_FLAG) !== 0 || position.board[(move >> 8) & 255] === EMPTY);
      if (!isQuiet) scores[at] = this.scoreCapture(move);
      else if (move === first) scores[at] = KILLER + 1;
      else if (move === second) scores[at] = KILLER;
      else scores[at] = this.#history[this.#place(move)] + 16 * this.#evaluation.hint(move);
    }
  }

  /** The score of a capture or a promotion. */
  scoreCapture(move: Move): number {
    const { position, values } = this.#evaluation;
    const { board, side } = position;
    const to = (move >> 8) & 255;
    const worth = values.board[board[move & 255] & (PROMOTED | KIND_MASK)];
    const taken = values.board[board[to] & (PROMOTED | KIND_MASK)];
    const gain = this.gain(move);
    if (worth <= taken) return GOOD_CAPTURE + 16 * gain - worth;
    const safe = !isAttacked(position, to, (side ^ 1) as Side);
    return safe ? GOOD_CAPTURE + 16 * gain - worth : BAD_CAPTURE + gain - worth;
  }

  /** What a capture or a promotion changes in material, in hundredths of a pawn. */
  gain(move: Move): number {
    const { position, values } = this.#evaluation;
    const captured = position.board[(move >> 8) & 255];
    let gain = 0;
    if (captured !== EMPTY) {
      gain = values.board[captured & (PROMOTED | KIND_MASK)] + values.hand[captured & KIND_MASK];
    }
    if (move & PROMOTION_FLAG) {
      const kind = position.board[move & 255] & KIND_MASK;
      gain += values.board[PROMOTED | kind] - values.board[kind];
    }
    return gain;
  }

  /** A quiet move refuted its parent; those tried before it from `tried` to `end` did not. */
  reward(move: Move, tried: Int32Array, start: number, end: number, depth: number, ply: number) {
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply];
      this.#killers[2 * ply] = move;
    }
    const bonus = Math.min(depth * depth * 8, 1600);
    this.#learn(move, bonus);
    for (let at = start; at < end; at++) {
      if (tried[at] !== move && this.isQuiet(tried[at])) this.#learn(tried[at], -bonus);
    }
  }

  isQuiet(move: Move): boolean {
    if ((move & DROP_FLAG) !== 0) return true;
    const target = this.#evaluation.position.board[(move >> 8) & 255];
    return (move & PROMOTION_FLAG) === 0 && target === EMPTY;
  }

  #learn(move: Move, bonus: number): void {
    const place = this.#place(move);
    const value = this.#history[place];
    this.#history[place] += (bonus - (value * Math.abs(bonus)) / MOST_HISTORY) | 0;
  }

  #place(move: Move): number {
    const { board, side } = this.#evaluation.position;
    const to = (move >> 8) & 255;
    if ((move & DROP_FLAG) === 0) return (board[move & 255] << 8) | to;
    return 0x8000 | (((BLACK_BIT << side) | (move & KIND_MASK)) << 8) | to;
  }
}
