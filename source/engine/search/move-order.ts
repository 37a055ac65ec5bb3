import {
  DROP_FLAG,
  type Move,
  type MoveArray,
  NO_MOVE,
  PROMOTION_FLAG,
} from '../../rules/core/move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { SQUARE_SPAN } from '../../rules/core/square.ts';
import { type EvaluationTables, tablesOf } from './evaluation-tables.ts';
import { Exchange } from './exchange.ts';
import { Histories } from './histories.ts';
import type { Values } from './values.ts';

/** The least score of a move that wins something at once. */
export const GOOD_CAPTURE = 1 << 24;
/** The score of a quiet move that was best in a sibling position. */
export const KILLER = 1 << 23;
/** Captures that lose something score below this. */
const BAD_CAPTURE = -(1 << 24);
/** What a hundredth of a pawn of the first guess counts against histories. */
const GUESS = 16;

/** Orders moves: those that were good elsewhere come first. */
export class MoveOrder {
  readonly histories: Histories;
  readonly exchange: Exchange;
  readonly #position: Position;
  readonly #tables: EvaluationTables;
  readonly #values: Values;
  /** Two quiet moves a ply that refuted sibling positions. */
  readonly #killers: MoveArray;

  constructor(position: Position, plies: number) {
    this.#position = position;
    this.#tables = tablesOf(position.variant);
    this.#values = this.#tables.values;
    this.histories = new Histories(position, plies);
    this.exchange = new Exchange(position.rules, this.#values);
    this.#killers = new Int32Array(2 * plies) as MoveArray;
  }

  /** Forgets what was good. */
  clear(): void {
    this.histories.clear();
  }

  /** Begins a search, for which the good moves of the last one count less. */
  begin(): void {
    this.histories.begin();
    this.#killers.fill(NO_MOVE);
  }

  /** Writes a score for each move of any kind; the highest is tried first. */
  score(moves: MoveArray, scores: Int32Array, start: number, end: number, ply: number): void {
    const first = this.killer(ply, 0);
    const second = this.killer(ply, 1);
    this.scoreQuiets(moves, scores, start, end, ply);
    for (let at = start; at < end; at++) {
      const move = moves[at];
      if (!this.isQuiet(move)) {
        const score = this.scoreCapture(move, this.gain(move));
        scores[at] = this.losesMaterial(move) ? score + BAD_CAPTURE - GOOD_CAPTURE : score;
      } else if (move === first) scores[at] = KILLER + 1;
      else if (move === second) scores[at] = KILLER;
    }
  }

  /** Writes a score for each quiet move. */
  scoreQuiets(
    moves: Int32Array,
    scores: Int32Array,
    start: number,
    end: number,
    ply: number,
  ): void {
    this.#guess(moves, scores, start, end);
    this.histories.addTo(moves, scores, start, end, ply, GUESS);
  }

  /** The score of a capture or a promotion that loses nothing: its gain, less what it risks. */
  scoreCapture(move: Move, gain: number): number {
    const { board } = this.#position;
    const worth = this.#values.board[board[move & 255] & (PROMOTED | KIND_MASK)];
    return GOOD_CAPTURE + 16 * gain - worth;
  }

  /** Whether a capture or a promotion loses material in the exchange that may follow. */
  losesMaterial(move: Move): boolean {
    const { board } = this.#position;
    const { board: values } = this.#values;
    const worth = values[board[move & 255] & (PROMOTED | KIND_MASK)];
    const taken = values[board[(move >> 8) & 255] & (PROMOTED | KIND_MASK)];
    return worth > taken && !this.exchange.wins(this.#position, move, 0);
  }

  /** The material that a capture or a promotion wins, in hundredths of a pawn. */
  gain(move: Move): number {
    const position = this.#position;
    const values = this.#values;
    const captured = position.board[(move >> 8) & 255];
    let gain = 0;
    if (captured !== EMPTY) {
      gain = values.board[captured & (PROMOTED | KIND_MASK)] + values.hand[captured & KIND_MASK];
    }
    if (move & PROMOTION_FLAG) {
      const face = position.board[move & 255] & (PROMOTED | KIND_MASK);
      gain += values.board[face ^ PROMOTED] - values.board[face];
    }
    return gain;
  }

  /** One of the two quiet moves that were good at a ply last; 0 if there is none. */
  killer(ply: number, which: 0 | 1): Move {
    return this.#killers[2 * ply + which];
  }

  /** Notes a quiet move that was better than all others of its ply. */
  reward(move: Move, depth: number, ply: number): void {
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply];
      this.#killers[2 * ply] = move;
    }
    this.histories.learn(move, bonusOf(depth), ply);
  }

  /** Notes a quiet move that was tried in vain before a better one. */
  blame(move: Move, depth: number, ply: number): void {
    this.histories.learn(move, -bonusOf(depth), ply);
  }

  isQuiet(move: Move): boolean {
    if ((move & DROP_FLAG) !== 0) return true;
    const target = this.#position.board[(move >> 8) & 255];
    return (move & PROMOTION_FLAG) === 0 && target === EMPTY;
  }

  /** Writes a first guess at the worth of quiet moves: of their places, and of the kings near. */
  #guess(moves: Int32Array, scores: Int32Array, start: number, end: number): void {
    const { board, side, kings } = this.#position;
    const { placed, pull } = this.#tables;
    const own = BLACK_BIT << side;
    const sign = 1 - 2 * side;
    const other = SQUARE_SPAN - kings[side ^ 1];
    const home = SQUARE_SPAN - kings[side];
    for (let at = start; at < end; at++) {
      const move = moves[at];
      const to = (move >> 8) & 255;
      if ((move & DROP_FLAG) !== 0) {
        const place = ((own | (move & KIND_MASK)) << 9) + to;
        scores[at] = pull.other[place + other] + pull.own[place + home];
        continue;
      }
      const from = move & 255;
      const code = board[from];
      const place = (code << 9) + to;
      const left = (code << 9) + from;
      const better = sign * (placed[(code << 8) | to] - placed[(code << 8) | from]);
      scores[at] =
        pull.other[place + other] +
        pull.own[place + home] -
        pull.other[left + other] -
        pull.own[left + home] +
        better;
    }
  }
}

function bonusOf(depth: number): number {
  return Math.min(depth * depth * 8, 1600);
}
