import { legalMoves } from '../../rules/core/generate.ts';
import { isDrop, type Move } from '../../rules/core/move.ts';
import type { Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { type EngineGame, positionOf } from '../engine.ts';
import { LINE_NODES, MateLine, type ProvenMate, plausibility } from './mate-line.ts';
import { type ProofBudget, Prover } from './prover.ts';

/** A mate, and the moves looked at to find it. */
export interface FoundMate {
  readonly kind: 'mate';
  readonly mate: ProvenMate;
  /** Whether it is proven that none is shorter; else its plies are a bound. */
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
  | { readonly kind: 'mated'; readonly mate: ProvenMate; readonly nodes: number }
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

/** Looks for a mate by checks alone, and for its line. The attacker needs no king. */
export class MateSearch {
  readonly #prover: Prover;
  #line!: MateLine;

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
    const mate = this.#line.find({ ...left, nodes: budget.takesAny ? spent : LINE_NODES });
    if (mate === undefined) return { kind: 'unknown', nodes: nodes() };
    const isExact = isLeast && mate.plies === plies && mate.line.length === plies;
    // What was refuted counts all drops, also those that a problem may leave out.
    const isDoubtful =
      budget.skipsUseless && mate.line.some((move, at) => at % 2 > 0 && isDrop(move));
    return { kind: 'mate', mate, isShortest: isExact && !isDoubtful, nodes: nodes() };
  }

  /** The same for a side to move that is in check, and is to be mated. */
  defend(game: EngineGame, budget: MateBudget): DefenceResult {
    const position = this.#begin(game, budget, 'defence');
    const prover = this.#prover;
    const result = () => ({ nodes: prover.nodes });
    if (prover.isMated()) return { kind: 'mated', mate: { plies: 0, line: [] }, ...result() };
    const state = prover.run(budget);
    if (state === 'proven') {
      this.#shorten(budget);
      const mate = this.#line.find({ ...budget, nodes: LINE_NODES });
      return { ...(mate ? { kind: 'mated', mate } : { kind: 'unknown' }), ...result() };
    }
    if (state === 'open') return { kind: 'unknown', ...result() };
    const plies = budget.plies ?? Number.POSITIVE_INFINITY;
    return { kind: 'holds', move: this.#refuter(position, plies), plies, ...result() };
  }

  #begin(game: EngineGame, { skipsUseless = false }: MateBudget, side: 'attack' | 'defence') {
    const position = positionOf(game);
    const attacker = side === 'attack' ? position.side : ((position.side ^ 1) as Side);
    this.#prover.begin(position, attacker, skipsUseless);
    this.#line = new MateLine(this.#prover, position, attacker, skipsUseless);
    return position;
  }

  /** Looks for ever shorter mates. @returns whether the last one is the shortest */
  #shorten(budget: ProofBudget): boolean {
    const prover = this.#prover;
    const { nodes = Number.POSITIVE_INFINITY } = budget;
    const end = prover.nodes + nodes;
    for (;;) {
      const plies = prover.provenPlies();
      if (plies <= 1) return true;
      const state = prover.run({ ...budget, plies: plies - 2, nodes: end - prover.nodes });
      if (state !== 'proven') return state === 'refuted';
    }
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
