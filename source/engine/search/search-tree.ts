import { type Move, NO_MOVE } from '../../rules/core/move.ts';
import { KILLER, type MoveOrder } from './move-order.ts';
import { MovePicker } from './move-picker.ts';
import { Quiescence } from './quiescence.ts';
import { NOT_REPEATED } from './repetition.ts';
import { fromTable, INFINITE, MATE, MATE_BOUND, scoreOfRepetition, toTable } from './score.ts';
import { MOST_PLIES, type SearchPath } from './search-path.ts';
import {
  betterKnown,
  EXACT,
  LOWER,
  type TranspositionTable,
  UPPER,
} from './transposition-table.ts';

// Margins are in hundredths of a pawn, depths in plies left. All are measured in games.

/** A standing is safe above the window by this margin for each ply. */
const SAFE_DEPTH = 6;
const SAFE_MARGIN = 110;
/** A side that improves is trusted with less. */
const SAFE_IMPROVING = 80;
/** A standing is so far below the window that only captures can help. */
const LOST_DEPTH = 2;
const LOST_MARGIN = 250;
/** A pass is tried from this depth on; it is searched less deep, the more so the better it stands. */
const PASS_DEPTH = 2;
const PASS_REDUCTION = 3;
const PASS_MARGIN = 250;
const MOST_PASS_MARGINS = 2;
/** Without a move from the table, an iteration of less depth finds the one to try first. */
const UNKNOWN_DEPTH = 4;
/** Late moves are left out: after a number of others, or where the standing is too low for them. */
const LATE_DEPTH = 5;
const LATE_MARGIN = 80;
const LATE_MARGIN_PER_PLY = 100;
/** Moves that did badly elsewhere are left out: the rank of a quiet one may be so low a ply. */
const BAD_DEPTH = 3;
const BAD_RANK = -3000;
/** Quiet moves that lose material are left out; the squared depth times this may be lost. */
const CARELESS_DEPTH = 6;
const CARELESS_LOSS = -25;
/** Moves after the first ones are reduced from this depth on. */
const REDUCED_DEPTH = 3;
const FULL_MOVES = 2;
/** The rank that changes the reduction of a quiet move by a ply, up to `MOST_RANKED` plies. */
const REDUCING_RANK = 8000;
const MOST_RANKED = 2;
const REDUCTIONS = createReductions();

/** The tree below the root: principal variation search and its cuts. */
export class SearchTree {
  /** The depth of the iteration in plies; checks extend it to twice as many at most. */
  rootDepth = 0;
  readonly #path: SearchPath;
  readonly #table: TranspositionTable;
  readonly #order: MoveOrder;
  readonly #quiescence: Quiescence;
  /** Whether a side without a move loses even if it is not in check. */
  readonly #stuckLoses: boolean;
  readonly #pickers: readonly MovePicker[];
  /** The index of the first move of each ply. */
  readonly #rooms = new Int32Array(MOST_PLIES + 2);
  /** The worth of each ply before it was searched, `-INFINITE` in check. */
  readonly #standings = new Int32Array(MOST_PLIES + 2);

  constructor(path: SearchPath, table: TranspositionTable, order: MoveOrder) {
    this.#path = path;
    this.#table = table;
    this.#order = order;
    this.#stuckLoses = path.position.variant.noMoves === 'loses';
    this.#quiescence = new Quiescence(path, order, table);
    this.#pickers = Array.from(
      { length: MOST_PLIES },
      (_, ply) => new MovePicker(path, order, ply),
    );
  }

  /** Begins a search at the root. @param inCheck whether the side to move is in check */
  begin(inCheck: boolean): void {
    this.#standings[0] = inCheck ? -INFINITE : this.#path.evaluation.value();
  }

  /**
   * The worth of the position to which `path.play` has led, within a window.
   * @param depth plies left; 0 or less is quiescence
   * @param mayPass whether passing may be tried
   * @param willCut whether a move is expected to be good enough, so that the others do not matter
   */
  search(
    depth: number,
    low: number,
    high: number,
    ply: number,
    inCheck: boolean,
    mayPass: boolean,
    willCut: boolean,
  ): number {
    const path = this.#path;
    path.lines.clear(ply);
    if (path.isLost()) return ply - MATE;
    const repeated = path.repetition.judge(path.position.side);
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
    const { position } = path;

    let known: Move = NO_MOVE;
    let knownScore = 0;
    let knownDepth = 0;
    let knownBound = 0;
    if (table.find(position)) {
      known = table.move;
      knownScore = fromTable(table.score, ply);
      knownDepth = table.depth;
      knownBound = table.bound;
      if (!isPrincipal && knownDepth >= left) {
        if (knownBound === EXACT) return knownScore;
        if (knownBound === LOWER && knownScore >= beta) return knownScore;
        if (knownBound === UPPER && knownScore <= alpha) return knownScore;
      }
    }

    const evaluated = inCheck ? -INFINITE : path.evaluation.value();
    this.#standings[ply] = evaluated;
    const standing = inCheck ? evaluated : betterKnown(evaluated, knownScore, knownBound);
    const improves = !inCheck && this.#improves(ply);
    if (!isPrincipal && !inCheck && Math.abs(beta) < MATE_BOUND) {
      const sure = standing - SAFE_MARGIN * left + (improves ? SAFE_IMPROVING : 0);
      if (left <= SAFE_DEPTH && sure >= beta) return standing;
      if (mayPass && left >= PASS_DEPTH && standing >= beta) {
        const score = this.#tryPass(left, beta, ply, standing);
        if (path.stopped) return 0;
        if (score >= beta) return score > MATE_BOUND ? beta : score;
      }
      if (left <= LOST_DEPTH && standing + LOST_MARGIN * left < alpha) {
        const score = this.#quiescence.search(alpha, alpha + 1, ply, 0, false, start);
        if (score <= alpha) return score;
      }
    }

    if (known === NO_MOVE && left >= UNKNOWN_DEPTH) left--;

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
      if (prunes && left <= LATE_DEPTH) {
        const most = improves ? 6 + 4 * left * left : 4 + 2 * left * left;
        const hoped = standing + LATE_MARGIN + LATE_MARGIN_PER_PLY * left;
        if (tried >= most || hoped <= alpha) picker.skipToChecks();
      }
      const move = picker.next();
      if (move === 0) break;
      const { rank } = picker;
      const isQuiet = order.isQuiet(move);
      if (prunes && rank < KILLER && !path.attacksKing(move)) {
        if (isQuiet) {
          if (left <= BAD_DEPTH && rank < BAD_RANK * left) continue;
          const loss = CARELESS_LOSS * left * left;
          if (left <= CARELESS_DEPTH && !order.exchange.wins(position, move, loss)) continue;
        } else if (left <= BAD_DEPTH && rank < 0) continue;
      }
      this.#rooms[ply + 1] = picker.end;
      order.histories.enter(ply, move);
      const check = path.play(move);
      if (path.stopped) {
        path.undo();
        return 0;
      }
      const next = left - 1;
      let score = INFINITE;
      if (tried > 0) {
        let less = 0;
        if (left >= REDUCED_DEPTH && tried >= FULL_MOVES && !check && (isQuiet || rank < 0)) {
          less = REDUCTIONS[(Math.min(left, 63) << 6) | Math.min(tried, 63)];
          if (isPrincipal || inCheck) less--;
          if (!improves && !inCheck) less++;
          if (willCut) less++;
          if (isQuiet) less -= ranked(rank);
          less = Math.max(0, Math.min(less, left - 2));
        }
        const isLess = less > 0;
        score =
          0 -
          this.search(next - less, -1 - alpha, 0 - alpha, ply + 1, check, true, isLess || !willCut);
        if (isLess && score > alpha && !path.stopped) {
          score = 0 - this.search(next, -1 - alpha, 0 - alpha, ply + 1, check, true, !willCut);
        }
      }
      if (tried === 0 || (score > alpha && score < beta && !path.stopped)) {
        const cuts = !isPrincipal && !willCut;
        score = 0 - this.search(next, 0 - beta, 0 - alpha, ply + 1, check, true, cuts);
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
    if (tried === 0) return inCheck || this.#stuckLoses ? ply - MATE : 0;
    const bound = best >= beta ? LOWER : best > before ? EXACT : UPPER;
    table.store(position, bestMove, bound, toTable(best, ply), left);
    return best;
  }

  /** Whether the side to move stands better than at its last turn without a check. */
  #improves(ply: number): boolean {
    const standings = this.#standings;
    const earlier = ply < 2 ? -INFINITE : standings[ply - 2];
    if (earlier !== -INFINITE || ply < 4) return standings[ply] > earlier;
    return standings[ply] > standings[ply - 4];
  }

  /** The score after a pass: a position that is good enough even then needs no search. */
  #tryPass(left: number, beta: number, ply: number, standing: number): number {
    const margins = Math.min(MOST_PASS_MARGINS, ((standing - beta) / PASS_MARGIN) | 0);
    const less = PASS_REDUCTION + (left >> 2) + margins;
    this.#rooms[ply + 1] = this.#rooms[ply];
    this.#order.histories.enter(ply, NO_MOVE);
    this.#path.pass();
    const score = 0 - this.search(left - less, 0 - beta, 1 - beta, ply + 1, false, false, false);
    this.#path.takeBackPass();
    return score;
  }
}

/** The plies by which the rank of a quiet move changes its reduction. */
function ranked(rank: number): number {
  if (rank >= KILLER) return 1;
  return Math.max(-MOST_RANKED, Math.min(MOST_RANKED, (rank / REDUCING_RANK) | 0));
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
