import { isAttacked } from '../../rules/core/attacks.ts';
import { exposesKing } from '../../rules/core/exposes-king.ts';
import { type Move, NO_MOVE } from '../../rules/core/move.ts';
import type { Side } from '../../rules/core/piece-code.ts';
import { generateCaptures, generateEvasions } from '../../rules/core/search-moves.ts';
import type { Square } from '../../rules/core/square.ts';
import { generateQuietChecks } from '../mate/checks.ts';
import { GOOD_CAPTURE, type MoveOrder } from './move-order.ts';
import { pickBest } from './pick-best.ts';
import { fromTable, INFINITE, MATE, MATE_BOUND, toTable } from './score.ts';
import type { SearchPath } from './search-path.ts';
import {
  betterKnown,
  EXACT,
  LOWER,
  type TranspositionTable,
  UPPER,
} from './transposition-table.ts';

/** Plies in which every answer to a check is tried. */
const EVASIONS = 8;
/** Captures are tried if they win what is missing, or all but this much of it. */
const HOPE = 150;
/** Checks are tried if less than this is missing. */
const CHECKED = 200;
const MOST_CHECKS = 12;
/** Plies in which the table is asked and filled. */
const ASKED = 3;

/** Plays captures and promotions until nothing hangs. */
export class Quiescence {
  readonly #path: SearchPath;
  readonly #order: MoveOrder;
  readonly #table: TranspositionTable;

  constructor(path: SearchPath, order: MoveOrder, table: TranspositionTable) {
    this.#path = path;
    this.#order = order;
    this.#table = table;
  }

  /**
   * The worth of the position within a window.
   * @param depth plies of quiescence before this one; in the first, checks are tried too
   * @param inCheck whether the side to move is in check: then every answer is tried, up to a depth
   * @param start the index in the room of moves from which on those of this ply may stand
   */
  search(
    low: number,
    high: number,
    ply: number,
    depth: number,
    inCheck: boolean,
    start: number,
  ): number {
    const path = this.#path;
    path.lines.clear(ply);
    if (path.isLost()) return ply - MATE;
    const { evaluation, moves, scores, position } = path;
    if (path.isFull(ply, start) || (inCheck && depth >= EVASIONS)) return evaluation.value();
    const table = this.#table;
    const asks = depth < ASKED;
    const deep = depth === 0 ? 0 : -1;
    let known: Move = NO_MOVE;
    let knownScore = 0;
    let knownBound = 0;
    if (asks && table.find(position)) {
      known = table.move;
      knownScore = fromTable(table.score, ply);
      knownBound = table.bound;
      if (high - low <= 1 && table.depth >= deep) {
        if (knownBound === EXACT) return knownScore;
        if (knownBound === LOWER && knownScore >= high) return knownScore;
        if (knownBound === UPPER && knownScore <= low) return knownScore;
      }
    }
    let best = -INFINITE;
    if (!inCheck) {
      best = betterKnown(evaluation.value(), knownScore, knownBound);
    }
    if (best >= high) return best;
    let alpha = Math.max(low, best);
    let bestMove: Move = NO_MOVE;
    const end = inCheck
      ? this.#addEvasions(start, ply)
      : this.#addMoves(start, alpha - best, depth === 0);
    if (known !== 0) {
      for (let at = start; at < end; at++) if (moves[at] === known) scores[at] += 1 << 27;
    }
    for (let at = start; at < end; at++) {
      pickBest(moves, scores, at, end);
      const move = moves[at];
      const isGood = scores[at] >= GOOD_CAPTURE;
      if (inCheck) {
        // One quiet answer beside the captures is enough to see that there is no mate.
        if (!isGood && at > start + 1 && best > -MATE_BOUND) break;
      } else if (isGood && this.#order.losesMaterial(move)) continue;
      if (exposesKing(position, move)) continue;
      this.#order.histories.enter(ply, move);
      const check = path.playQuickly(move);
      const score = path.stopped
        ? 0
        : 0 - this.search(0 - high, 0 - alpha, ply + 1, depth + 1, check, end);
      path.undoQuickly();
      if (path.stopped) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      bestMove = move;
      path.lines.set(ply, move);
      if (score >= high) break;
    }
    if (best === -INFINITE) return ply - MATE;
    if (asks) {
      const bound = best >= high ? LOWER : best > low && high - low > 1 ? EXACT : UPPER;
      table.store(position, bestMove, bound, toTable(best, ply), deep);
    }
    return best;
  }

  #addEvasions(start: number, ply: number): number {
    const { position, moves, scores } = this.#path;
    const end = generateEvasions(position, moves, start);
    this.#order.score(moves, scores, start, end, ply);
    return end;
  }

  /** @param missing how much the position falls short of the window */
  #addMoves(start: number, missing: number, withChecks: boolean): number {
    const { position, moves, scores } = this.#path;
    const order = this.#order;
    const all = generateCaptures(position, moves, start, false);
    let end = start;
    for (let at = start; at < all; at++) {
      const move = moves[at];
      const gain = order.gain(move);
      if (gain <= missing - HOPE) continue;
      moves[end] = move;
      scores[end++] = order.scoreCapture(move, gain);
    }
    return withChecks && missing < CHECKED ? this.#addChecks(start, end) : end;
  }

  /** Adds quiet checks after the captures, but not those that the other side can simply take. */
  #addChecks(start: number, end: number): number {
    const { position, moves, scores, approaches } = this.#path;
    const enemy = (position.side ^ 1) as Side;
    const all = generateQuietChecks(position, approaches, moves, end);
    let last = end;
    for (let at = end; at < all && last - start < MOST_CHECKS; at++) {
      if (isAttacked(position, ((moves[at] >> 8) & 255) as Square, enemy)) continue;
      scores[last] = 0;
      moves[last++] = moves[at];
    }
    return last;
  }
}
