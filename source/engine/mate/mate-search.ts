import { attackersOf } from '../../rules/core/attacks.ts';
import { generateMoves, isInCheck, legalMoves } from '../../rules/core/generate.ts';
import {
  isDrop,
  MOVES_SPAN,
  type Move,
  type MoveArray,
  moveFrom,
  moveTo,
} from '../../rules/core/move.ts';
import { EMPTY, type Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';
import { type EngineGame, positionOf } from '../engine.ts';
import { type ProofBudget, type ProofState, Prover } from './prover.ts';
import { isMateButForDrops } from './useless-drops.ts';

/** A forced mate, against the longest defence that is known. */
export interface Mate {
  readonly plies: number;
  readonly line: readonly Move[];
}

/** A mate, and the moves looked at to find it. */
export interface FoundMate {
  readonly kind: 'mate';
  readonly mate: Mate;
  /** Whether it is proven that none is shorter. */
  readonly isShortest: boolean;
  readonly nodes: number;
}

/** The result of a search: a mate, that there is none so short, or nothing within the budget. */
export type MateResult =
  | FoundMate
  | { readonly kind: 'none'; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number };

/**
 * The result for a defender who is to move: the line of the longest resistance, which is empty if
 * it is mate already, or an answer that prevents a mate so short.
 */
type DefenceResult =
  | { readonly kind: 'mated'; readonly mate: Mate; readonly nodes: number }
  /** There is no mate within `plies`, the answer included. */
  | { readonly kind: 'holds'; readonly move: Move; readonly plies: number; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number };

/** When a search for mate gives up. */
export interface MateBudget extends ProofBudget {
  /** Whether drops that only delay the mate do not count, as in mating problems. */
  readonly skipsUseless?: boolean;
  /**
   * Whether any mate will do. A shorter one is then looked for with as many nodes again. Default:
   * the shortest that is found within the budget.
   */
  readonly takesAny?: boolean;
}

/** The least that looking for a line may cost, in nodes, whatever the budget. */
const LINE_NODES = 20_000;

/** Looks for a mate by checks alone, and for its line. The attacker needs no king. */
export class MateSearch {
  readonly #prover: Prover;
  readonly #moves = new Int32Array(4 * MOVES_SPAN) as MoveArray;
  #position!: Position;
  #attacker: Side = 0;
  #skipsUseless = false;

  /** @param memoryMb the most that the table of positions takes, in megabytes */
  constructor(memoryMb = 32) {
    this.#prover = new Prover(memoryMb);
  }

  /** Moves that the search that runs, or has ended, looked at. */
  get nodes(): number {
    return this.#prover.nodes;
  }

  /** Looks for a mate by the side to move. */
  run(game: EngineGame, budget: MateBudget): MateResult {
    this.#begin(game, budget, 'attack');
    return this.goOn(budget);
  }

  /** Goes on with the search of the last `run`, which gave up, within another budget. */
  goOn(budget: MateBudget): MateResult {
    const prover = this.#prover;
    const before = prover.nodes;
    const state = prover.run(budget);
    const nodes = () => prover.nodes - before;
    if (state !== 'proven') return { kind: state === 'open' ? 'unknown' : 'none', nodes: nodes() };
    const spent = nodes();
    const { nodes: most = Number.POSITIVE_INFINITY } = budget;
    const left = { ...budget, nodes: budget.takesAny ? Math.min(most, spent) : most - spent };
    const isLeast = this.#shorten(left);
    const plies = prover.provenPlies();
    const line = this.#line({ ...left, nodes: budget.takesAny ? spent : LINE_NODES });
    if (line === undefined) return { kind: 'unknown', nodes: nodes() };
    // What was refuted counts drops that the line leaves out.
    const isShortest = isLeast && line.length === plies;
    return { kind: 'mate', mate: { plies: line.length, line }, isShortest, nodes: nodes() };
  }

  /** The same for a side to move that is in check, and is to be mated. */
  defend(game: EngineGame, budget: MateBudget): DefenceResult {
    const position = this.#begin(game, budget, 'defence');
    const prover = this.#prover;
    const result = () => ({ nodes: prover.nodes });
    if (this.#isOver()) return { kind: 'mated', mate: { plies: 0, line: [] }, ...result() };
    const state = prover.run(budget);
    if (state === 'proven') {
      this.#shorten(budget);
      const line = this.#line({ ...budget, nodes: LINE_NODES });
      if (line === undefined) return { kind: 'unknown', ...result() };
      return { kind: 'mated', mate: { plies: line.length, line }, ...result() };
    }
    if (state === 'open') return { kind: 'unknown', ...result() };
    const plies = budget.plies ?? Number.POSITIVE_INFINITY;
    return { kind: 'holds', move: this.#refuter(position, plies), plies, ...result() };
  }

  #begin(game: EngineGame, { skipsUseless = false }: MateBudget, side: 'attack' | 'defence') {
    const position = positionOf(game);
    const attacker = side === 'attack' ? position.side : ((position.side ^ 1) as Side);
    this.#position = position;
    this.#attacker = attacker;
    this.#skipsUseless = skipsUseless;
    this.#prover.begin(position, attacker, skipsUseless);
    return position;
  }

  /** Looks for ever shorter mates. @returns whether the last one is the shortest */
  #shorten(budget: ProofBudget): boolean {
    const prover = this.#prover;
    const { nodes = Number.POSITIVE_INFINITY, shouldStop } = budget;
    const end = prover.nodes + nodes;
    for (;;) {
      const plies = prover.provenPlies();
      if (plies <= 1) return true;
      const state = this.#prove(plies - 2, end - prover.nodes, shouldStop);
      if (state !== 'proven') return state === 'refuted';
    }
  }

  #prove(plies: number, nodes: number, shouldStop?: () => boolean): ProofState {
    if (nodes <= 0 || shouldStop?.()) return 'open';
    return this.#prover.run({ plies, nodes, ...(shouldStop && { shouldStop }) });
  }

  /** Whether the side to move is mated. */
  #isOver(): boolean {
    const moves = this.#moves;
    const position = this.#position;
    const end = generateMoves(position, moves, 0);
    if (end === 0) return isInCheck(position);
    return this.#skipsUseless && isMateButForDrops(position, moves, 0, end);
  }

  /**
   * The line of the mate that is proven; undefined where the table is too small for its proof.
   * @param budget for telling the defence that is longest from those that only seem so
   */
  #line(budget: ProofBudget): Move[] | undefined {
    const plies = this.#prover.provenPlies();
    const position = this.#position;
    const line: Move[] = [];
    for (let left = plies; left > 0; left--) {
      if (this.#isOver()) break;
      const attacks = position.side === this.#attacker;
      const move = attacks ? this.#matingCheck(left) : this.#longest(left, budget);
      if (move === undefined) break;
      position.play(move);
      line.push(move);
      if (attacks) continue;
      // What was played may be shorter than was known; a small table may have lost its proof.
      const known = this.#prover.provenPlies(left);
      if (known >= 0) left = Math.min(left, known + 1);
    }
    const isMate = position.side !== this.#attacker && this.#isOver();
    for (const _ of line) position.undo();
    return isMate ? line : undefined;
  }

  /** The check that mates soonest. */
  #matingCheck(plies: number): Move | undefined {
    const prover = this.#prover;
    const position = this.#position;
    let chosen: Move | undefined;
    // A proof that the table has lost is found again.
    for (let tries = 0; chosen === undefined && tries < 3; tries++) {
      let best = plies;
      for (const move of legalMoves(position)) {
        position.play(move);
        if (isInCheck(position)) {
          const left = this.#isOver() ? 0 : prover.provenPlies(plies - 1);
          if (left >= 0 && left < best) {
            chosen = move;
            best = left;
          }
        }
        position.undo();
      }
      if (chosen === undefined) prover.run({ plies, anew: true });
    }
    return chosen;
  }

  /** The answer that resists longest. In a problem, drops that only delay the mate are none. */
  #longest(plies: number, budget: ProofBudget): Move | undefined {
    const answers = legalMoves(this.#position);
    if (!this.#skipsUseless) return this.#slowest(answers, plies, budget)?.move;
    const others = answers.filter((move) => !isDrop(move));
    const slowest = this.#slowest(others, plies, budget);
    const drops = this.#usefulDrops(answers, (slowest?.left ?? -1) + 1, budget);
    const drop = this.#slowest(drops, plies, budget);
    return drop && drop.left > (slowest?.left ?? -1) ? drop.move : slowest?.move;
  }

  /**
   * The drops among answers to a check that change something. The others (無駄合い) do not: where
   * the checking piece takes one, the mate needs no more plies from then on than without it, and not
   * what was taken.
   * @param most plies that the mate has without drops
   */
  #usefulDrops(answers: readonly Move[], most: number, budget: ProofBudget): Move[] {
    const delays = new Map<Square, boolean>();
    return answers.filter((move) => {
      if (!isDrop(move)) return false;
      const to = moveTo(move);
      const isDelay = delays.get(to) ?? this.#isDelay(to, most, budget);
      delays.set(to, isDelay);
      return !isDelay;
    });
  }

  #isDelay(square: Square, most: number, budget: ProofBudget): boolean {
    const position = this.#position;
    const [checker] = attackersOf(position, position.kings[position.side], this.#attacker);
    // Without the drop, the piece comes as near and nothing is taken.
    position.pass();
    const isDelay = legalMoves(position).some((move) => {
      if (isDrop(move) || moveFrom(move) !== checker || moveTo(move) !== square) return false;
      position.play(move);
      const isMated = isInCheck(position) && this.#isMatedWithin(most, budget);
      position.undo();
      return isMated;
    });
    position.pass();
    return isDelay;
  }

  /** Whether a check mates within some plies, of which drops that change nothing are none. */
  #isMatedWithin(plies: number, budget: ProofBudget): boolean {
    const { nodes = LINE_NODES, shouldStop } = budget;
    const position = this.#position;
    const isProven = (most: number) =>
      this.#prove(most, Math.min(LINE_NODES, nodes), shouldStop) === 'proven';
    if (isProven(plies)) return true;
    const answers = legalMoves(position);
    return [
      ...answers.filter((move) => !isDrop(move)),
      ...this.#usefulDrops(answers, plies, budget),
    ].every((move) => {
      position.play(move);
      const isMated = plies > 0 && isProven(plies - 1);
      position.undo();
      return isMated;
    });
  }

  /** The answer of some that resists longest, and the plies of the mate after it. */
  #slowest(
    moves: readonly Move[],
    plies: number,
    { nodes = LINE_NODES, shouldStop }: ProofBudget,
  ): { readonly move: Move; readonly left: number } | undefined {
    const prover = this.#prover;
    const position = this.#position;
    const answers = moves.map((move) => {
      const weight = plausibility(position, move);
      position.play(move);
      let left = prover.provenPlies(plies - 1);
      if (left < 0 && prover.run({ plies: plies - 1 }) === 'proven')
        left = prover.provenPlies(plies - 1);
      position.undo();
      return { move, weight, left };
    });
    answers.sort((one, other) => other.left - one.left || other.weight - one.weight);
    let best = answers[0];
    let most = -1;
    for (const answer of answers) {
      if (answer.left <= most) break;
      position.play(answer.move);
      let { left } = answer;
      while (left > Math.max(1, most)) {
        if (this.#prove(left - 2, Math.min(LINE_NODES, nodes), shouldStop) !== 'proven') break;
        left = prover.provenPlies(left - 2);
      }
      position.undo();
      if (left <= most) continue;
      most = left;
      best = answer;
    }
    return best && { move: best.move, left: most };
  }

  /** The most plausible answer that prevents a mate in a number of plies. */
  #refuter(position: Position, plies: number): Move {
    const prover = this.#prover;
    let refuter: Move | undefined;
    let best = -1;
    for (const move of legalMoves(position)) {
      const weight = plausibility(position, move);
      if (weight <= best) continue;
      position.play(move);
      const holds =
        plies === 0 || prover.run({ plies: plies - 1, nodes: LINE_NODES }) === 'refuted';
      position.undo();
      if (!holds) continue;
      refuter = move;
      best = weight;
    }
    if (refuter === undefined) throw new RangeError('a refutation without a move');
    return refuter;
  }
}

/**
 * How well an answer shows that a check fails: a capture best, then another move on the board; a
 * drop may look like a mere delay.
 */
function plausibility({ board, kings, side }: Position, move: Move): number {
  if (isDrop(move)) return 0;
  if (board[moveTo(move)] !== EMPTY) return 3;
  return moveFrom(move) === kings[side] ? 2 : 1;
}
