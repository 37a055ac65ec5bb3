import { DROP_FLAG, type Move, NO_MOVE } from '../../rules/core/move.ts';
import { BLACK_BIT, KIND_MASK } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Rules } from '../../rules/core/rules.ts';
import { facesOf } from './evaluation-tables.ts';

const MOST = 1 << 14;
/** The bit of a drop in a place. */
const DROPPED = 0x8000;

/**
 * How good quiet moves have been: in all positions, after the move one ply before, and after the
 * one two plies before. A move counts by what arrives where, as its owner sees it.
 */
export class Histories {
  readonly #position: Position;
  /** Indexed by place: the number of the arrival. */
  readonly #arrivals: Uint16Array;
  /** The number of arrivals. */
  readonly #span: number;
  /** Indexed by `side * span + arrival`. */
  readonly #general: Int16Array;
  /** Indexed by row plus arrival; the rows of moves two plies before follow the others. */
  readonly #after: Int16Array;
  readonly #second: number;
  /** Indexed by ply plus 2: the row of the move that led there, 0 for a pass. */
  readonly #rows: Int32Array;

  constructor(position: Position, plies: number) {
    this.#position = position;
    const { arrivals, count, faces } = numberArrivals(position.rules);
    this.#arrivals = arrivals;
    this.#span = count;
    this.#general = new Int16Array(2 * count);
    this.#second = faces * count;
    this.#after = new Int16Array(2 * faces * count);
    this.#rows = new Int32Array(plies + 3);
  }

  clear(): void {
    this.#general.fill(0);
    this.#after.fill(0);
  }

  /** Begins a search: what was good in all positions counts half from now on. */
  begin(): void {
    const general = this.#general;
    for (let at = 0; at < general.length; at++) general[at] = (general[at] / 2) | 0;
    this.#rows.fill(0);
  }

  /** Notes the move that leads from a ply to the next, before it is played; `NO_MOVE` for a pass. */
  enter(ply: number, move: Move): void {
    this.#rows[ply + 2] =
      move === NO_MOVE ? 0 : this.#arrivals[this.#place(move) & ~DROPPED] * this.#span;
  }

  /** Adds what is known of quiet moves to their scores, each taken a number of times first. */
  addTo(
    moves: Int32Array,
    scores: Int32Array,
    start: number,
    end: number,
    ply: number,
    times: number,
  ): void {
    const general = this.#general;
    const after = this.#after;
    const arrivals = this.#arrivals;
    const { board, side } = this.#position;
    const dropped = DROPPED | ((BLACK_BIT << side) << 8);
    const own = side * this.#span;
    const first = this.#rows[ply + 1];
    const second = this.#second + this.#rows[ply];
    for (let at = start; at < end; at++) {
      const move = moves[at];
      const to = (move >> 8) & 255;
      const place =
        (move & DROP_FLAG) === 0
          ? (board[move & 255] << 8) | to
          : dropped | ((move & KIND_MASK) << 8) | to;
      const arrival = arrivals[place];
      scores[at] =
        general[own + arrival] +
        after[first + arrival] +
        after[second + arrival] +
        times * scores[at];
    }
  }

  /** Notes that a quiet move was good at a ply, or bad with a bonus below 0. */
  learn(move: Move, bonus: number, ply: number): void {
    const general = this.#general;
    const after = this.#after;
    const arrival = this.#arrivals[this.#place(move)];
    const own = this.#position.side * this.#span + arrival;
    const first = this.#rows[ply + 1] + arrival;
    const second = this.#second + this.#rows[ply] + arrival;
    const pull = Math.abs(bonus) / MOST;
    general[own] += (bonus - general[own] * pull) | 0;
    after[first] += (bonus - after[first] * pull) | 0;
    after[second] += (bonus - after[second] * pull) | 0;
  }

  #place(move: Move): number {
    const { board, side } = this.#position;
    const to = (move >> 8) & 255;
    if ((move & DROP_FLAG) === 0) return (board[move & 255] << 8) | to;
    return DROPPED | (((BLACK_BIT << side) | (move & KIND_MASK)) << 8) | to;
  }
}

/**
 * Numbers the faces on the squares as their owner sees them, from 1 on, and then the kinds that are
 * dropped there. `faces` is the number after the last of the faces.
 */
function numberArrivals({ variant, squares }: Rules): {
  arrivals: Uint16Array;
  count: number;
  faces: number;
} {
  const arrivals = new Uint16Array(2 * DROPPED);
  let count = 1;
  const number = (drop: number, face: number) => {
    for (const [at, square] of squares.entries()) {
      const turned = squares[squares.length - 1 - at];
      arrivals[drop | ((BLACK_BIT | face) << 8) | square] = count;
      arrivals[drop | (((BLACK_BIT << 1) | face) << 8) | turned] = count;
      count++;
    }
  };
  const all = facesOf(variant);
  for (const { face } of all) number(0, face);
  const faces = count;
  for (const { kind, face } of all) if (kind === face) number(DROPPED, kind);
  return { arrivals, count, faces };
}
