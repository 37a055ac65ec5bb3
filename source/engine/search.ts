import { legalMoves } from '../core/generate.ts';
import type { Move } from '../core/move.ts';
import type { EngineGame, EngineScore } from './engine.ts';
import { MoveOrder } from './move-order.ts';
import { prolongLine } from './prolong-line.ts';
import { Repetition } from './repetition.ts';
import { INFINITE, MATE, MATE_BOUND, mateScore, scoreOf } from './score.ts';
import { MOST_PLIES, MoveRoom, SearchPath } from './search-path.ts';
import { SearchTree } from './search-tree.ts';
import { TranspositionTable } from './transposition-table.ts';

/** When a search ends: with the first of these. At least one root move is always looked at. */
export interface SearchBudget {
  /** Plays of a move in the search. */
  readonly nodes?: number;
  /** In plies. */
  readonly depth?: number;
  /** Asked every few hundred nodes. */
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

/**
 * Searches a position of any variant for the best move: principal variation search with iterative
 * deepening. What it learns about positions stays for the next search.
 */
export class Search {
  readonly #table: TranspositionTable;
  readonly #repetition = new Repetition();
  readonly #room = new MoveRoom();
  #path!: SearchPath;
  #order!: MoveOrder;
  #tree!: SearchTree;
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
    for (let depth = 1; depth <= mostDepth && !this.#path.stopped; depth++) {
      this.#tree.rootDepth = depth;
      this.#searchRoot(root, depth);
      const finished = !this.#path.stopped;
      const [best] = root;
      if (best.line.length > 0) {
        found = {
          depth: finished ? depth : depth - 1,
          nodes: this.#path.nodes,
          score: scoreOf(best.score),
          line: this.#wholeLine(best, depth),
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
    return { ...found, nodes: this.#path.nodes };
  }

  /** Not beyond the mate, where there is one. */
  #wholeLine({ line, score }: RootMove, depth: number): readonly Move[] {
    const most = Math.min(depth, MATE - Math.abs(score));
    return line.length < most ? prolongLine(this.#path, this.#table, line, most) : line;
  }

  #begin(game: EngineGame, budget: SearchBudget): void {
    this.#path = new SearchPath(game, budget, this.#room, this.#repetition);
    this.#order = new MoveOrder(this.#path.evaluation, MOST_PLIES + 2);
    this.#tree = new SearchTree(this.#path, this.#table, this.#order);
    this.#table.nextAge();
    this.#budget = budget;
  }

  #rootMoves(): RootMove[] {
    const moves = legalMoves(this.#path.position);
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
      if (this.#path.stopped || (score > alpha && score < beta)) return;
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
      const check = this.#path.play(entry.move);
      let score = INFINITE;
      if (index > 0) {
        const less = index > 3 && depth > 2 && !check && isQuiet ? 1 : 0;
        score = 0 - this.#tree.search(depth - 1 - less, -1 - floor, 0 - floor, 1, check, true);
      }
      if (score > floor && !this.#path.stopped) {
        score = 0 - this.#tree.search(depth - 1, 0 - beta, 0 - floor, 1, check, true);
      }
      this.#path.undo();
      if (this.#path.stopped) break;
      entry.depth = depth;
      entry.score = score > floor ? score : -INFINITE;
      if (score > floor) entry.line = [entry.move, ...this.#path.lines.from(1)];
      if (index === 0) entry.score = score;
      if (score > best) best = score;
      if (score >= beta) break;
    }
    sortRoot(root, depth);
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
