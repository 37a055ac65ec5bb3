import type { Move, MoveArray } from '../../rules/core/move.ts';

/** The best line from each ply on. */
export class BestLines {
  readonly #moves: MoveArray;
  readonly #lengths: Int32Array;
  readonly #span: number;

  constructor(plies: number) {
    this.#span = plies + 1;
    this.#moves = new Int32Array(this.#span * this.#span) as MoveArray;
    this.#lengths = new Int32Array(plies + 2);
  }

  clear(ply: number): void {
    this.#lengths[ply] = 0;
  }

  /** Sets the line of a ply: a move, and the best line after it. */
  set(ply: number, move: Move): void {
    const moves = this.#moves;
    const own = ply * this.#span;
    const next = own + this.#span;
    const length = this.#lengths[ply + 1];
    moves[own] = move;
    for (let at = 0; at < length; at++) moves[own + 1 + at] = moves[next + at];
    this.#lengths[ply] = length + 1;
  }

  from(ply: number): Move[] {
    const start = ply * this.#span;
    return Array.from<Move>(this.#moves.subarray(start, start + this.#lengths[ply]));
  }
}
