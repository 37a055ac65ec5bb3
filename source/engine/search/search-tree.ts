import { type Move, NO_MOVE } from '../../rules/core/move.ts';
import type { MoveOrder } from './move-order.ts';
import { MovePicker } from './move-picker.ts';
import { Quiescence } from './quiescence.ts';
import { NOT_REPEATED } from './repetition.ts';
import { fromTable, INFINITE, MATE, MATE_BOUND, scoreOfRepetition, toTable } from './score.ts';
import { MOST_PLIES, type SearchPath } from './search-path.ts';
import { EXACT, LOWER, type TranspositionTable, UPPER } from './transposition-table.ts';

const REDUCTIONS = createReductions();
/** Quiet moves from this rank on are reduced less. */
const PROMISING = 4000;

/** The tree below the root: principal variation search and its cuts. */
export class SearchTree {
  /** The depth of the iteration in plies; checks extend it to twice as many at most. */
  rootDepth = 0;
  readonly #path: SearchPath;
  readonly #table: TranspositionTable;
  readonly #order: MoveOrder;
  readonly #quiescence: Quiescence;
  readonly #pickers: MovePicker[];
  /** The index of the first move of each ply. */
  readonly #rooms = new Int32Array(MOST_PLIES + 2);

  constructor(path: SearchPath, table: TranspositionTable, order: MoveOrder) {
    this.#path = path;
    this.#table = table;
    this.#order = order;
    this.#quiescence = new Quiescence(path, order);
    this.#pickers = Array.from(
      { length: MOST_PLIES },
      (_, ply) => new MovePicker(path, order, ply),
    );
  }

  /**
   * The worth of the position to which `path.play` has led, within a window.
   * @param depth plies left; 0 or less is quiescence
   * @param mayPass whether passing may be tried
   */
  search(
    depth: number,
    low: number,
    high: number,
    ply: number,
    inCheck: boolean,
    mayPass: boolean,
  ): number {
    const path = this.#path;
    path.lines.clear(ply);
    const repeated = path.repetition.judge();
    if (repeated !== NOT_REPEATED) return scoreOfRepetition(repeated, ply);
    let left = inCheck && ply < 2 * this.rootDepth ? depth + 1 : depth;
    const start = this.#rooms[ply];
    if (left <= 0) return this.#quiescence.search(low, high, ply, 0, inCheck, start);
    if (path.isFull(ply, start)) return path.evaluation.value();
    let alpha = Math.max(low, ply - MATE);
    const beta = Math.min(high, MATE - ply - 1);
    if (alpha >= beta) return alpha;
    const isPrincipal = high - low > 1;
    const table = this.#table;
    const position = path.position;

    const standing = inCheck ? -INFINITE : path.evaluation.value();
    const mayCut = !isPrincipal && !inCheck && Math.abs(beta) < MATE_BOUND;
    if (mayCut && left <= 6 && standing - 110 * left >= beta) return standing;

    let known: Move = NO_MOVE;
    if (table.find(position)) {
      known = table.move;
      const score = fromTable(table.score, ply);
      if (!isPrincipal && table.depth >= left) {
        if (table.bound === EXACT) return score;
        if (table.bound === LOWER && score >= beta) return score;
        if (table.bound === UPPER && score <= alpha) return score;
      }
    }

    if (mayCut) {
      if (mayPass && left >= 2 && standing >= beta) {
        const score = this.#tryPass(left, beta, ply, standing);
        if (path.stopped) return 0;
        if (score >= beta) return score > MATE_BOUND ? beta : score;
      }
      if (left <= 2 && standing + 250 * left < alpha) {
        const score = this.#quiescence.search(alpha, alpha + 1, ply, 0, false, start);
        if (score <= alpha) return score;
      }
    }
    if (known === 0 && left >= 4) left--;

    const order = this.#order;
    const picker = this.#pickers[ply];
    picker.begin(known, inCheck, start);
    const before = alpha;
    const mayPrune = !inCheck && !isPrincipal;
    let best = -INFINITE;
    let bestMove: Move = NO_MOVE;
    let tried = 0;
    for (;;) {
      const prunes = mayPrune && tried > 0 && best > -MATE_BOUND;
      if (prunes && left <= 4) {
        const isLate = tried >= 6 + 4 * left * left || standing + 80 + 100 * left <= alpha;
        if (isLate) picker.skipToChecks();
      }
      const move = picker.next();
      if (move === 0) break;
      const { rank } = picker;
      const isQuiet = order.isQuiet(move);
      if (prunes && left <= 3 && rank < 0 && !isQuiet && !path.attacksKing(move)) continue;
      this.#rooms[ply + 1] = picker.end;
      const check = path.play(move);
      if (path.stopped) {
        path.undo();
        return 0;
      }
      let score: number;
      if (tried === 0) {
        score = 0 - this.search(left - 1, 0 - beta, 0 - alpha, ply + 1, check, true);
      } else {
        let less = 0;
        if (left >= 3 && tried >= 2 && !check && (isQuiet || rank < 0)) {
          less = REDUCTIONS[(Math.min(left, 63) << 6) | Math.min(tried, 63)];
          if (isPrincipal || inCheck) less--;
          if (rank > PROMISING) less--;
          less = Math.max(0, Math.min(less, left - 2));
        }
        score = 0 - this.search(left - 1 - less, -1 - alpha, 0 - alpha, ply + 1, check, true);
        if (less > 0 && score > alpha && !path.stopped) {
          score = 0 - this.search(left - 1, -1 - alpha, 0 - alpha, ply + 1, check, true);
        }
        if (score > alpha && score < beta && !path.stopped) {
          score = 0 - this.search(left - 1, 0 - beta, 0 - alpha, ply + 1, check, true);
        }
      }
      path.undo();
      if (path.stopped) return 0;
      tried++;
      if (isQuiet) picker.note(move);
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      bestMove = move;
      path.lines.set(ply, move);
      if (alpha >= beta) {
        if (isQuiet) picker.reward(move, left);
        break;
      }
    }
    if (tried === 0) return ply - MATE;
    const bound = best >= beta ? LOWER : best > before ? EXACT : UPPER;
    table.store(position, bestMove, bound, toTable(best, ply), left);
    return best;
  }

  /** The score after a pass: a position that is good enough even then needs no search. */
  #tryPass(left: number, beta: number, ply: number, standing: number): number {
    const less = 3 + (left >> 2) + Math.min(2, ((standing - beta) / 250) | 0);
    this.#rooms[ply + 1] = this.#rooms[ply];
    this.#path.pass();
    const score = 0 - this.search(left - less, 0 - beta, 1 - beta, ply + 1, false, false);
    this.#path.takeBackPass();
    return score;
  }
}

/** The reduction of late moves in plies, indexed by `depth << 6 | index`. */
function createReductions(): Int8Array {
  const table = new Int8Array(64 * 64);
  for (let depth = 1; depth < 64; depth++) {
    for (let index = 1; index < 64; index++) {
      table[(depth << 6) | index] = Math.round(0.5 + (Math.log(depth) * Math.log(index)) / 1.9);
    }
  }
  return table;
}
