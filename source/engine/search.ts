import { generateMoves, isAttacked, isInCheck, legalMoves } from '../core/generate.ts';
import { MOVES_SPAN, type Move } from '../core/move.ts';
import type { Side } from '../core/piece-code.ts';
import { Position } from '../core/position.ts';
import { generateCaptures } from './captures.ts';
import { generateChecks, movesToCheck } from './checks.ts';
import type { EngineGame, EngineScore } from './engine.ts';
import { Evaluation } from './evaluate.ts';
import { GOOD_CAPTURE, MoveOrder } from './move-order.ts';
import { type Reaches, reachesOf } from './reach.ts';
import { NOT_REPEATED, Repetition } from './repetition.ts';
import {
  fromTable,
  MATE,
  MATE_BOUND,
  mateScore,
  scoreOf,
  scoreOfRepetition,
  toTable,
} from './score.ts';
import { EXACT, LOWER, TranspositionTable, UPPER } from './transposition-table.ts';

/** When a search ends: with the first of these. At least one root move is always looked at. */
export interface SearchBudget {
  /** Plays of a move in the search. */
  readonly nodes?: number;
  /** In plies. */
  readonly depth?: number;
  /** Asked about every thousand nodes. */
  readonly shouldStop?: () => boolean;
  /** Asked after each depth: whether there is time for another. */
  readonly isEnough?: (found: SearchFound) => boolean;
  /**
   * Chooses among moves that are worse than the best by at most so many hundredths of a pawn.
   * Default 0: the best.
   */
  readonly tolerance?: number;
  /** From 0 to below 1; decides among the moves within the tolerance. */
  readonly random?: () => number;
}

/** What a search has found. */
export interface SearchFound {
  /** The deepest depth that was finished. */
  readonly depth: number;
  readonly nodes: number;
  readonly score: EngineScore;
  /** The best line, empty where there is no legal move. */
  readonly line: readonly Move[];
}

const INFINITE = 32000;
const MOST_PLIES = 100;
const ROOM = MOST_PLIES * 256 + 4 * MOVES_SPAN;
/** Nodes between two looks at the clock, less one. */
const LOOK = 1023;
/** Plies of quiescence in which a check is answered by any move. */
const QUIET_EVASIONS = 8;

/** Moves that are tried in order; what comes later is about as good. */
const SORTED = 32;

/** Quiescence tries checks where no more than this is missing. */
const CHECKED = 200;
const MOST_CHECKS = 12;

const REDUCTIONS = createReductions();

/**
 * Searches a position of any variant for the best move: principal variation search with iterative
 * deepening. What it learns about positions stays for the next search.
 */
export class Search {
  readonly #table: TranspositionTable;
  readonly #repetition = new Repetition();
  readonly #moves = new Int32Array(ROOM);
  readonly #scores = new Int32Array(ROOM);
  /** Best lines by ply, and the length of each. */
  readonly #lines = new Int32Array((MOST_PLIES + 1) * (MOST_PLIES + 1));
  readonly #lengths = new Int32Array(MOST_PLIES + 2);
  /** By ply: where its moves begin. */
  readonly #rooms = new Int32Array(MOST_PLIES + 2);
  #position!: Position;
  #evaluation!: Evaluation;
  #order!: MoveOrder;
  #reaches!: Reaches;
  #nodes = 0;
  #mostNodes = 0;
  #rootDepth = 0;
  #stopped = false;
  #budget: SearchBudget = {};

  /** @param hashMb size of the table of positions in megabytes */
  constructor(hashMb = 32) {
    this.#table = new TranspositionTable(hashMb);
  }

  /** Forgets what earlier searches learnt. */
  clear(): void {
    this.#table.clear();
  }

  run(game: EngineGame, budget: SearchBudget, onFound?: (found: SearchFound) => void): SearchFound {
    this.#begin(game, budget);
    const root = this.#rootMoves();
    let found: SearchFound = { depth: 0, nodes: 0, score: mateScore(0), line: [] };
    if (root.length === 0) return found;
    found = { ...found, score: { kind: 'value', centipawns: 0 }, line: [root[0].move] };
    const mostDepth = Math.min(budget.depth ?? MOST_PLIES - 2, MOST_PLIES - 2);
    for (let depth = 1; depth <= mostDepth && !this.#stopped; depth++) {
      this.#rootDepth = depth;
      this.#searchRoot(root, depth);
      const finished = !this.#stopped;
      const [best] = root;
      if (best.line.length > 0) {
        found = {
          depth: finished ? depth : depth - 1,
          nodes: this.#nodes,
          score: scoreOf(best.score),
          line: best.line,
        };
      }
      if (!finished) break;
      onFound?.(found);
      // A mate within the depth is not found shorter by looking deeper.
      if (Math.abs(best.score) > MATE_BOUND && MATE - Math.abs(best.score) <= depth) break;
      if (budget.isEnough?.(found)) break;
    }
    const { tolerance = 0, random } = budget;
    if (tolerance > 0 && random) return { ...found, ...chooseNear(root, tolerance, random) };
    return { ...found, nodes: this.#nodes };
  }

  #begin(game: EngineGame, budget: SearchBudget): void {
    const position = new Position(game.variant, game.start.placement);
    this.#repetition.clear();
    this.#repetition.push(position, isInCheck(position));
    for (const move of game.moves) {
      position.play(move);
      this.#repetition.push(position, isInCheck(position));
    }
    this.#position = position;
    this.#evaluation = new Evaluation(position);
    this.#order = new MoveOrder(this.#evaluation, MOST_PLIES + 2);
    this.#reaches = reachesOf(game.variant);
    this.#table.nextAge();
    this.#nodes = 0;
    this.#mostNodes = budget.nodes ?? Number.POSITIVE_INFINITY;
    this.#stopped = false;
    this.#budget = budget;
  }

  #rootMoves(): RootMove[] {
    const moves = legalMoves(this.#position);
    const scores = new Int32Array(moves.length);
    this.#order.score(Int32Array.from(moves), scores, 0, moves.length, 0);
    const root: RootMove[] = moves.map((move, at) => ({
      move,
      score: scores[at],
      line: [],
      depth: 0,
    }));
    return root.sort((a, b) => b.score - a.score);
  }

  /** Searches all root moves to a depth and leaves the best first. */
  #searchRoot(root: RootMove[], depth: number): void {
    const { tolerance = 0 } = this.#budget;
    if (depth < 5 || tolerance > 0) {
      this.#searchWindow(root, depth, -INFINITE, INFINITE);
      return;
    }
    let width = 40;
    const centre = root[0].score;
    let alpha = Math.max(centre - width, -INFINITE);
    let beta = Math.min(centre + width, INFINITE);
    for (;;) {
      this.#searchWindow(root, depth, alpha, beta);
      const { score } = root[0];
      if (this.#stopped || (score > alpha && score < beta)) return;
      width *= 4;
      if (width > 1000) width = 2 * INFINITE;
      if (score <= alpha) alpha = Math.max(centre - width, -INFINITE);
      else beta = Math.min(centre + width, INFINITE);
    }
  }

  #searchWindow(root: RootMove[], depth: number, alpha: number, beta: number): void {
    const { tolerance = 0 } = this.#budget;
    let best = -INFINITE;
    for (const [index, entry] of root.entries()) {
      const floor = Math.max(alpha, best - (tolerance > 0 ? tolerance + 1 : 0));
      const isQuiet = this.#order.isQuiet(entry.move);
      const check = this.#play(entry.move);
      let score = INFINITE;
      if (index > 0) {
        const less = index > 3 && depth > 2 && !check && isQuiet ? 1 : 0;
        score = -this.#search(depth - 1 - less, -floor - 1, -floor, 1, check, true);
      }
      if (score > floor && !this.#stopped) {
        score = -this.#search(depth - 1, -beta, -floor, 1, check, true);
      }
      this.#undo();
      if (this.#stopped) break;
      entry.depth = depth;
      entry.score = score > floor ? score : -INFINITE;
      if (score > floor) entry.line = [entry.move, ...this.#lineFrom(1)];
      if (index === 0) entry.score = score;
      if (score > best) best = score;
      if (score >= beta) break;
    }
    sortRoot(root, depth);
  }

  /** @param depth in plies left; 0 or less is quiescence */
  #search(
    depth: number,
    low: number,
    high: number,
    ply: number,
    inCheck: boolean,
    mayPass: boolean,
  ): number {
    this.#lengths[ply] = 0;
    const repeated = this.#repetition.judge();
    if (repeated !== NOT_REPEATED) return scoreOfRepetition(repeated, ply);
    let left = inCheck && ply < 2 * this.#rootDepth ? depth + 1 : depth;
    if (left <= 0) return this.#quiesce(low, high, ply, 0, inCheck, this.#roomAt(ply));
    if (ply >= MOST_PLIES - 1 || this.#roomAt(ply) + MOVES_SPAN > ROOM) {
      return this.#evaluation.value();
    }
    let alpha = Math.max(low, ply - MATE);
    const beta = Math.min(high, MATE - ply - 1);
    if (alpha >= beta) return alpha;
    const isPrincipal = high - low > 1;
    const table = this.#table;
    const position = this.#position;
    const evaluation = this.#evaluation;
    const order = this.#order;

    let known: Move = 0;
    if (table.find(position)) {
      known = table.move;
      const score = fromTable(table.score, ply);
      if (!isPrincipal && table.depth >= left) {
        if (table.bound === EXACT) return score;
        if (table.bound === LOWER && score >= beta) return score;
        if (table.bound === UPPER && score <= alpha) return score;
      }
    }

    const standing = inCheck ? -INFINITE : evaluation.value();
    if (!isPrincipal && !inCheck && Math.abs(beta) < MATE_BOUND) {
      if (left <= 6 && standing - 110 * left >= beta) return standing;
      if (mayPass && left >= 2 && standing >= beta) {
        const score = this.#tryPass(left, beta, ply, standing);
        if (this.#stopped) return 0;
        if (score >= beta) return score > MATE_BOUND ? beta : score;
      }
      if (left <= 2 && standing + 250 * left < alpha) {
        const score = this.#quiesce(alpha, alpha + 1, ply, 0, false, this.#roomAt(ply));
        if (score <= alpha) return score;
      }
    }
    if (known === 0 && left >= 4) left--;

    const start = this.#roomAt(ply);
    const moves = this.#moves;
    const scores = this.#scores;
    let end = start;
    let best = -INFINITE;
    let bestMove: Move = 0;
    const before = alpha;
    let tried = 0;
    let generated = false;
    for (let at = start; ; at++) {
      let move: Move;
      let rank = GOOD_CAPTURE;
      if (at === start && known !== 0 && !generated) {
        moves[start] = known;
        end = start + 1;
        move = known;
      } else {
        if (!generated) {
          generated = true;
          const first = end;
          end = generateMoves(position, moves, first);
          order.score(moves, scores, first, end, ply);
          if (end === start) return ply - MATE;
        }
        if (at >= end) break;
        if (at - start < SORTED) pickBest(moves, scores, at, end);
        move = moves[at];
        rank = scores[at];
        if (move === known) continue;
      }
      const isQuiet = order.isQuiet(move);
      if (best > -MATE_BOUND && !inCheck && tried > 0 && !isPrincipal) {
        if (isQuiet) {
          const isLate = tried >= 6 + 4 * left * left || standing + 80 + 100 * left <= alpha;
          if (left <= 4 && isLate && !this.#attacksKing(move)) continue;
        } else if (rank < 0 && left <= 3 && !this.#attacksKing(move)) continue;
      }
      this.#setRoom(ply + 1, end);
      const check = this.#play(move);
      if (this.#stopped) {
        this.#undo();
        return 0;
      }
      let score: number;
      if (tried === 0) {
        score = -this.#search(left - 1, -beta, -alpha, ply + 1, check, true);
      } else {
        let less = 0;
        if (left >= 3 && tried >= 2 && !check && (isQuiet || rank < 0)) {
          less = REDUCTIONS[(Math.min(left, 63) << 6) | Math.min(tried, 63)];
          if (isPrincipal || inCheck) less--;
          if (rank > 4000) less--;
          less = Math.max(0, Math.min(less, left - 2));
        }
        score = -this.#search(left - 1 - less, -alpha - 1, -alpha, ply + 1, check, true);
        if (less > 0 && score > alpha && !this.#stopped) {
          score = -this.#search(left - 1, -alpha - 1, -alpha, ply + 1, check, true);
        }
        if (score > alpha && score < beta && !this.#stopped) {
          score = -this.#search(left - 1, -beta, -alpha, ply + 1, check, true);
        }
      }
      this.#undo();
      if (this.#stopped) return 0;
      tried++;
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          bestMove = move;
          this.#setLine(ply, move);
        }
      }
      if (alpha >= beta) {
        if (isQuiet) order.reward(move, moves, start, at, left, ply);
        break;
      }
    }
    const bound = best >= beta ? LOWER : best > before ? EXACT : UPPER;
    table.store(position, bestMove, bound, toTable(best, ply), left);
    return best;
  }

  /** Captures and promotions until nothing is left hanging; a check is answered by any move. */
  #quiesce(
    low: number,
    high: number,
    ply: number,
    depth: number,
    inCheck: boolean,
    start: number,
  ): number {
    this.#lengths[ply] = 0;
    const evaluation = this.#evaluation;
    const position = this.#position;
    if (ply >= MOST_PLIES - 1 || start + MOVES_SPAN > ROOM) return evaluation.value();
    if (inCheck && depth < QUIET_EVASIONS) return this.#evade(low, high, ply, depth, start);
    let best = evaluation.value();
    if (best >= high) return best;
    let alpha = Math.max(low, best);
    const order = this.#order;
    const moves = this.#moves;
    const scores = this.#scores;
    const all = generateCaptures(position, moves, start);
    const hopeless = alpha - best - 150;
    let end = start;
    for (let at = start; at < all; at++) {
      const move = moves[at];
      if (order.gain(move) <= hopeless) continue;
      const score = order.scoreCapture(move);
      if (score < 0) continue;
      moves[end] = move;
      scores[end++] = score;
    }
    const side = position.side;
    if (depth === 0 && best + CHECKED > alpha) end = this.#addChecks(start, end);
    for (let at = start; at < end; at++) {
      pickBest(moves, scores, at, end);
      const move = moves[at];
      evaluation.play(move);
      const king = position.kings[side];
      if (king !== 0 && isAttacked(position, king, (side ^ 1) as Side)) {
        evaluation.undo();
        continue;
      }
      this.#count();
      const score = this.#stopped
        ? 0
        : -this.#quiesce(-high, -alpha, ply + 1, depth + 1, isInCheck(position), end);
      evaluation.undo();
      if (this.#stopped) return 0;
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          this.#setLine(ply, move);
          if (score >= high) break;
        }
      }
    }
    return best;
  }

  /** Adds quiet checks that the other side cannot simply take, behind the captures. */
  #addChecks(start: number, end: number): number {
    const position = this.#position;
    const moves = this.#moves;
    const side = position.side;
    const all = generateChecks(position, this.#reaches, moves, end);
    let last = end;
    for (let at = end; at < all && last - start < MOST_CHECKS; at++) {
      const move = moves[at];
      const to = (move >> 8) & 255;
      if (!this.#order.isQuiet(move) || isAttacked(position, to, (side ^ 1) as Side)) continue;
      this.#scores[last] = 0;
      moves[last++] = move;
    }
    return last;
  }

  #evade(low: number, high: number, ply: number, depth: number, start: number): number {
    const position = this.#position;
    const evaluation = this.#evaluation;
    const moves = this.#moves;
    const scores = this.#scores;
    const end = generateMoves(position, moves, start);
    if (end === start) return ply - MATE;
    this.#order.score(moves, scores, start, end, ply);
    let best = -INFINITE;
    let alpha = low;
    for (let at = start; at < end; at++) {
      pickBest(moves, scores, at, end);
      const move = moves[at];
      // One quiet answer more than the captures is enough to see that there is no mate.
      if (best > -MATE_BOUND && at > start + 1 && scores[at] < GOOD_CAPTURE) break;
      evaluation.play(move);
      this.#count();
      const score = this.#stopped
        ? 0
        : -this.#quiesce(-high, -alpha, ply + 1, depth + 1, isInCheck(position), end);
      evaluation.undo();
      if (this.#stopped) return 0;
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          this.#setLine(ply, move);
          if (score >= high) break;
        }
      }
    }
    return best;
  }

  /** The score when the other side moves twice: good enough even so, and the position is good. */
  #tryPass(left: number, beta: number, ply: number, standing: number): number {
    const position = this.#position;
    const less = 3 + (left >> 2) + Math.min(2, ((standing - beta) / 250) | 0);
    this.#setRoom(ply + 1, this.#roomAt(ply));
    position.pass();
    this.#repetition.push(position, false);
    const score = -this.#search(left - less, -beta, 1 - beta, ply + 1, false, false);
    this.#repetition.pop();
    position.pass();
    return score;
  }

  /** Whether a move attacks the king with the piece that is moved. */
  #attacksKing(move: Move): boolean {
    const position = this.#position;
    const king = position.kings[position.side ^ 1];
    return king !== 0 && movesToCheck(position, this.#reaches, move, king);
  }

  /** Plays a move and says whether it gives check. */
  #play(move: Move): boolean {
    this.#evaluation.play(move);
    this.#count();
    const check = isInCheck(this.#position);
    this.#repetition.push(this.#position, check);
    return check;
  }

  #undo(): void {
    this.#repetition.pop();
    this.#evaluation.undo();
  }

  #count(): void {
    const nodes = ++this.#nodes;
    if (nodes >= this.#mostNodes) this.#stopped = true;
    if ((nodes & LOOK) === 0 && this.#budget.shouldStop?.()) this.#stopped = true;
  }

  #roomAt(ply: number): number {
    return this.#rooms[ply];
  }

  #setRoom(ply: number, start: number): void {
    this.#rooms[ply] = start;
  }

  #setLine(ply: number, move: Move): void {
    const lines = this.#lines;
    const own = ply * (MOST_PLIES + 1);
    const next = own + MOST_PLIES + 1;
    const length = this.#lengths[ply + 1];
    lines[own] = move;
    for (let at = 0; at < length; at++) lines[own + 1 + at] = lines[next + at];
    this.#lengths[ply] = length + 1;
  }

  #lineFrom(ply: number): Move[] {
    const start = ply * (MOST_PLIES + 1);
    return Array.from(this.#lines.subarray(start, start + this.#lengths[ply]));
  }
}

interface RootMove {
  readonly move: Move;
  score: number;
  line: readonly Move[];
  /** The depth in which its score was found. */
  depth: number;
}

/** Those of the deepest search come first, by score; the others keep their order. */
function sortRoot(root: RootMove[], depth: number): void {
  const rank = (entry: RootMove) => (entry.depth === depth ? entry.score : -INFINITE);
  root.sort((a, b) => rank(b) - rank(a));
}

/** A move within the tolerance; the better it is, the more likely. */
function chooseNear(
  root: readonly RootMove[],
  tolerance: number,
  random: () => number,
): Partial<SearchFound> {
  const [best] = root;
  // Broken off before the first move was searched.
  if (best.line.length === 0) return {};
  let chosen = best;
  let highest = -INFINITE;
  for (const entry of root) {
    if (entry.line.length === 0 || entry.depth < best.depth - 1) continue;
    if (entry.score < best.score - tolerance) continue;
    const wish = entry.score + random() * tolerance;
    if (wish <= highest) continue;
    highest = wish;
    chosen = entry;
  }
  return { line: chosen.line, score: scoreOf(chosen.score) };
}

/** Brings the best of what is left to the front. */
function pickBest(moves: Int32Array, scores: Int32Array, start: number, end: number): void {
  let best = start;
  for (let at = start + 1; at < end; at++) {
    if (scores[at] > scores[best]) best = at;
  }
  const score = scores[best];
  const move = moves[best];
  scores[best] = scores[start];
  moves[best] = moves[start];
  scores[start] = score;
  moves[start] = move;
}

/** Plies by which late moves are searched less, by `depth << 6 | index`. */
function createReductions(): Int8Array {
  const table = new Int8Array(64 * 64);
  for (let depth = 1; depth < 64; depth++) {
    for (let index = 1; index < 64; index++) {
      table[(depth << 6) | index] = Math.round(0.5 + (Math.log(depth) * Math.log(index)) / 1.9);
    }
  }
  return table;
}
