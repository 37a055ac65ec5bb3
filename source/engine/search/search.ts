import { isInCheck, legalMoves } from '../../rules/core/generate.ts';
import type { Move, MoveArray } from '../../rules/core/move.ts';
import type { Position } from '../../rules/core/position.ts';
import type { EngineGame, EngineScore } from '../engine.ts';
import { type CreateEvaluator, createEvaluator } from './create-evaluator.ts';
import { MoveOrder } from './move-order.ts';
import { prolongLine } from './prolong-line.ts';
import { engineScore, INFINITE, MATE, MATE_BOUND, mateScore } from './score.ts';
import { MOST_PLIES, SearchPath } from './search-path.ts';
import { SearchTree } from './search-tree.ts';
import { TranspositionTable } from './transposition-table.ts';

/** The limits of a search, which the first one reached ends; one root move is always searched. */
interface SearchBudget {
  /** Moves played in the search. */
  readonly nodes?: number;
  /** In plies. */
  readonly depth?: number;
  /** Moves that are not looked at as the first one. Default: none. */
  readonly without?: readonly Move[];
  /**
   * How much better than others a move must be to be the best, in hundredths of a pawn; the score
   * that is told is without it. Default: 0.
   */
  readonly cost?: (position: Position, move: Move) => number;
  /**
   * Asked about a move that would be the best: the mate by which the other side then wins.
   * @param nodes that looking for it may take
   */
  readonly mateAfter?: (move: Move, nodes: number) => readonly Move[] | undefined;
  /** Asked every few hundred nodes. */
  readonly shouldStop?: () => boolean;
  /** Asked after each depth whether no deeper one is to begin. */
  readonly isEnough?: (found: SearchFound) => boolean;
  /** How much worse than the best the move may be, in hundredths of a pawn. Default: 0. */
  readonly tolerance?: number;
  /** Numbers from 0 to below 1, which decide among the moves within the tolerance. */
  readonly random?: () => number;
  /** Whether it helps another thread that searches with the same table: it looks a ply farther. */
  readonly helps?: boolean;
}

/** The nodes for the mate after a move: a part of those of the search so far. */
const MATE_PART = 1 / 16;
const FEWEST_MATE_NODES = 500;
/** It is looked for again with N times the nodes. */
const ASKED_AGAIN = 4;

/** The result of a search. */
export interface SearchFound {
  /** The deepest depth that was finished. */
  readonly depth: number;
  readonly nodes: number;
  readonly score: EngineScore;
  /** The best line; empty if there is no legal move. */
  readonly line: readonly Move[];
}

/** A move of the position that was searched, and what it is worth for the side to move. */
interface ScoredMove {
  readonly move: Move;
  readonly score: EngineScore;
}

/**
 * Searches for the best move of a position: principal variation search with iterative deepening.
 * What it learns about positions stays for the next search.
 */
export class Search {
  readonly #table: TranspositionTable;
  readonly #createEvaluator: CreateEvaluator;
  #path!: SearchPath;
  #order!: MoveOrder;
  #tree!: SearchTree;
  #budget: SearchBudget = {};
  #root: readonly RootMove[] = [];

  /**
   * @param memory of the table of positions: its size in megabytes, or one that is shared
   * @param create makes what judges positions. Default: the net of the game, or the tables
   */
  constructor(memory: number | Int32Array = 32, create: CreateEvaluator = createEvaluator) {
    this.#createEvaluator = create;
    this.#table = new TranspositionTable(memory);
  }

  /** Moves played in the search that runs or ran last. */
  get nodes(): number {
    return this.#path?.nodes ?? 0;
  }

  /** Forgets what earlier searches have learnt. */
  clear(): void {
    this.#table.clear();
    this.#order?.clear();
  }

  run(game: EngineGame, budget: SearchBudget, onFound?: (found: SearchFound) => void): SearchFound {
    this.#begin(game, budget);
    const root = this.#rootMoves();
    this.#root = root;
    let found: SearchFound = { depth: 0, nodes: 0, score: mateScore(0), line: [] };
    if (root.length === 0) return found;
    found = { ...found, score: { kind: 'value', centipawns: 0 }, line: [root[0].move] };
    const mostDepth = Math.min(budget.depth ?? MOST_PLIES - 2, MOST_PLIES - 2);
    // A helper that did the same as the main thread would be of no help.
    const step = budget.helps ? 2 : 1;
    for (let depth = step; depth <= mostDepth && !this.#path.stopped; depth += step) {
      if (budget.helps) this.#table.keepUp();
      this.#tree.rootDepth = depth;
      const isKnown = this.#searchRoot(root, depth);
      const finished = !this.#path.stopped;
      const [best] = root;
      if ((finished || isKnown) && best.line.length > 0) {
        found = {
          depth: finished ? depth : depth - 1,
          nodes: this.#path.nodes,
          score: toldScore(best),
          line: this.#wholeLine(best, depth),
        };
      }
      if (!finished) break;
      onFound?.(found);
      // A deeper search finds no shorter mate than one within the depth.
      if (Math.abs(best.score) > MATE_BOUND && MATE - Math.abs(best.score) <= depth) break;
      if (budget.isEnough?.(found)) break;
    }
    const { tolerance = 0, random } = budget;
    if (tolerance > 0 && random) return { ...found, ...chooseNear(root, tolerance, random) };
    return { ...found, nodes: this.#path.nodes };
  }

  /** The moves within the tolerance of the last search, the best first. */
  nearMoves(): ScoredMove[] {
    const { tolerance = 0 } = this.#budget;
    const near = nearBest(this.#root, tolerance).sort((a, b) => b.score - a.score);
    return near.map((entry) => ({ move: entry.move, score: toldScore(entry) }));
  }

  /** The line of a root move, prolonged by the table, but not beyond its mate. */
  #wholeLine({ line, score }: RootMove, depth: number): readonly Move[] {
    const most = Math.min(depth, MATE - Math.abs(score));
    return line.length < most ? prolongLine(this.#path, this.#table, line, most) : line;
  }

  #begin(game: EngineGame, budget: SearchBudget): void {
    if (this.#path?.position.variant !== game.variant) {
      this.#path = new SearchPath(game.variant, this.#createEvaluator);
      this.#order = new MoveOrder(this.#path.position, MOST_PLIES + 2);
      this.#tree = new SearchTree(this.#path, this.#table, this.#order);
    }
    this.#path.begin(game, budget);
    this.#order.begin();
    this.#tree.begin(isInCheck(this.#path.position));
    if (!budget.helps) this.#table.nextAge();
    this.#budget = budget;
  }

  #rootMoves(): RootMove[] {
    const { without = [], cost = () => 0 } = this.#budget;
    const { position } = this.#path;
    const moves = legalMoves(position).filter((move) => !without.includes(move));
    const scores = new Int32Array(moves.length);
    this.#order.score(Int32Array.from(moves) as MoveArray, scores, 0, moves.length, 0);
    const root: RootMove[] = moves.map((move, at) => ({
      move,
      cost: cost(position, move),
      score: scores[at],
      line: [],
      depth: 0,
      askedNodes: 0,
    }));
    return root.sort((a, b) => b.score - a.score);
  }

  /**
   * Searches all root moves to a depth, and puts the best first.
   * @returns whether that is the best though the search may be broken off; not where all moves so
   * far are worse than thought, since another one may be better
   */
  #searchRoot(root: RootMove[], depth: number): boolean {
    const { tolerance = 0, helps = false } = this.#budget;
    if (depth < 5) return this.#searchWindow(root, depth, -INFINITE, INFINITE);
    let width = helps ? 70 : 40;
    const centre = root[0].score;
    let alpha = Math.max(centre - width, -INFINITE);
    let beta = Math.min(centre + width, INFINITE);
    let isKnown = false;
    for (;;) {
      isKnown = this.#searchWindow(root, depth, alpha, beta) || isKnown;
      const { score } = root[0];
      // All moves within the tolerance are in the window as well.
      if (this.#path.stopped || (score > alpha + tolerance && score < beta)) return isKnown;
      width *= 4;
      if (width > 1000) width = 2 * INFINITE;
      if (score <= alpha + tolerance) alpha = Math.max(centre - width, -INFINITE);
      else beta = Math.min(centre + width, INFINITE);
    }
  }

  /** @returns as `#searchRoot` */
  #searchWindow(root: RootMove[], depth: number, alpha: number, beta: number): boolean {
    const { tolerance = 0 } = this.#budget;
    let best = -INFINITE;
    for (const [index, entry] of root.entries()) {
      const { cost } = entry;
      const floor = Math.max(alpha, best - (tolerance > 0 ? tolerance + 1 : 0));
      const [low, high] = [withCost(floor, -cost), withCost(beta, -cost)];
      let score = entry.mate
        ? matedScore(entry.mate)
        : this.#searchMove(entry, index, depth, low, high);
      if (this.#path.stopped) break;
      score = withCost(score, cost);
      if (score > floor && this.#loses(entry)) score = matedScore(entry.mate);
      entry.depth = depth;
      entry.score = score > floor ? score : -INFINITE;
      if (entry.mate) entry.line = [entry.move, ...entry.mate];
      else if (score > floor) entry.line = [entry.move, ...this.#path.lines.from(1)];
      if (index === 0) entry.score = score;
      if (score > best) best = score;
      if (score >= beta) break;
    }
    sortRoot(root, depth);
    return best > Math.max(alpha, -MATE_BOUND);
  }

  /** The worth of a root move within a window, its cost left out. */
  #searchMove({ move }: RootMove, index: number, depth: number, low: number, high: number): number {
    const path = this.#path;
    const isQuiet = this.#order.isQuiet(move);
    this.#order.histories.enter(0, move);
    const check = path.play(move);
    let score = INFINITE;
    if (index > 0) {
      const less = index > 3 && depth > 2 && !check && isQuiet ? 1 : 0;
      score = 0 - this.#tree.search(depth - 1 - less, -1 - low, 0 - low, 1, check, true, true);
    }
    if (score > low && !path.stopped) {
      score = 0 - this.#tree.search(depth - 1, 0 - high, 0 - low, 1, check, true, false);
    }
    path.undo();
    return score;
  }

  /** Whether the other side mates after a move; looked for again when far more nodes were spent. */
  #loses(entry: RootMove): entry is RootMove & Required<Pick<RootMove, 'mate'>> {
    const nodes = this.#path.nodes * MATE_PART;
    if (!entry.mate && nodes >= Math.max(FEWEST_MATE_NODES, entry.askedNodes * ASKED_AGAIN)) {
      entry.askedNodes = nodes;
      const mate = this.#budget.mateAfter?.(entry.move, nodes);
      if (mate) entry.mate = mate;
    }
    return entry.mate !== undefined;
  }
}

interface RootMove {
  readonly move: Move;
  /** As the budget has it. */
  readonly cost: number;
  /** Less the cost. */
  score: number;
  line: readonly Move[];
  /** The depth that found its score. */
  depth: number;
  /** The nodes that were allowed for the mate after it when it was looked for last. */
  askedNodes: number;
  /** The mate by which the other side wins after it, if one is known. */
  mate?: readonly Move[];
}

/** The score of a root move that is answered by a mate. */
function matedScore(mate: readonly Move[]): number {
  return 1 + mate.length - MATE;
}

/** A score less a cost; a mate costs nothing. */
function withCost(score: number, cost: number): number {
  return Math.abs(score) > MATE_BOUND ? score : score - cost;
}

/** The score of a root move as it is told. */
function toldScore({ score, cost }: RootMove): EngineScore {
  return engineScore(withCost(score, -cost));
}

/** Orders root moves: those of the deepest search first, by score; the others stay in order. */
function sortRoot(root: RootMove[], depth: number): void {
  const rank = (entry: RootMove) => (entry.depth === depth ? entry.score : -INFINITE);
  root.sort((a, b) => rank(b) - rank(a));
}

/** Chooses a move within the tolerance; better ones are more likely. */
function chooseNear(
  root: readonly RootMove[],
  tolerance: number,
  random: () => number,
): Partial<SearchFound> {
  let chosen: RootMove | undefined;
  let highest = -INFINITE;
  for (const entry of nearBest(root, tolerance)) {
    const wish = entry.score + random() * tolerance;
    if (wish <= highest) continue;
    highest = wish;
    chosen = entry;
  }
  return chosen ? { line: chosen.line, score: toldScore(chosen) } : {};
}

/** The root moves within a tolerance of the best; none if the search was broken off before one. */
function nearBest(root: readonly RootMove[], tolerance: number): RootMove[] {
  const [best] = root;
  if (best === undefined || best.line.length === 0) return [];
  return root.filter(
    ({ line, depth, score }) =>
      line.length > 0 && depth >= best.depth - 1 && score >= best.score - tolerance,
  );
}
