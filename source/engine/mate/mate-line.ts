import { attackersOf } from '../../rules/core/attacks.ts';
import { isInCheck, legalMoves } from '../../rules/core/generate.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../../rules/core/move.ts';
import { EMPTY, type Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';
import type { ProofBudget, Prover } from './prover.ts';

/** The least that looking for a line may cost, in nodes, whatever the budget. */
export const LINE_NODES = 20_000;

/** A mate that is proven: a line of it, and within how many plies it is proven. */
export interface ProvenMate {
  readonly plies: number;
  /** Shortest attack, longest defence, as far as they are known; shorter than `plies` if not. */
  readonly line: readonly Move[];
}

/** A move of the line. */
interface Chosen {
  readonly move: Move;
  /** Within how many plies the mate after it is proven; -1 if it is not. */
  readonly left: number;
  /** The same, as a bound, for the other answers: the prover knows no other checks. */
  readonly besides: number;
}

/** Tells the line of a mate that a prover has proven. */
export class MateLine {
  readonly #prover: Prover;
  readonly #position: Position;
  readonly #attacker: Side;
  readonly #skipsUseless: boolean;

  /**
   * @param position that of the prover
   * @param skipsUseless whether drops that only delay the mate do not count
   */
  constructor(prover: Prover, position: Position, attacker: Side, skipsUseless: boolean) {
    this.#prover = prover;
    this.#position = position;
    this.#attacker = attacker;
    this.#skipsUseless = skipsUseless;
  }

  /**
   * The line of the mate that is proven; undefined where the table is too small for its proof.
   * @param budget for telling the defence that is longest from those that only seem so
   */
  find(budget: ProofBudget): ProvenMate | undefined {
    const plies = this.#prover.provenPlies();
    const position = this.#position;
    const chosen: Chosen[] = [];
    for (let left = plies; left > 0; left--) {
      if (this.#prover.isMated()) break;
      const attacks = position.side === this.#attacker;
      const next = attacks ? this.#matingCheck(left) : this.#longest(left, budget);
      if (next === undefined) break;
      position.play(next.move);
      chosen.push(next);
      if (attacks) continue;
      // What was played may be shorter than was known; a small table may have lost its proof.
      const known = this.#prover.provenPlies(left);
      if (known >= 0) left = Math.min(left, known + 1);
    }
    const isMate = position.side !== this.#attacker && this.#prover.isMated();
    for (const _ of chosen) position.undo();
    if (!isMate) return undefined;
    const bound = chosen.reduceRight(
      (after, { left, besides }) => Math.max(Math.min(after, boundOf(left)), besides) + 1,
      0,
    );
    return { plies: Math.min(plies, bound), line: chosen.map(({ move }) => move) };
  }

  /** The check that mates soonest. */
  #matingCheck(plies: number): Chosen | undefined {
    const prover = this.#prover;
    const position = this.#position;
    let chosen: Chosen | undefined;
    // A proof that the table has lost is found again.
    for (let tries = 0; chosen === undefined && tries < 3; tries++) {
      let best = plies;
      for (const move of legalMoves(position)) {
        position.play(move);
        if (isInCheck(position)) {
          const left = prover.isMated() ? 0 : prover.provenPlies(plies - 1);
          if (left >= 0 && left < best) {
            chosen = { move, left, besides: 0 };
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
  #longest(plies: number, budget: ProofBudget): Chosen | undefined {
    const answers = legalMoves(this.#position);
    if (!this.#skipsUseless) return this.#slowest(answers, plies, budget);
    const others = answers.filter((move) => !isDrop(move));
    const slowest = this.#slowest(others, plies, budget);
    const drops = this.#usefulDrops(answers, (slowest?.left ?? -1) + 1, budget);
    const drop = this.#slowest(drops, plies, budget);
    if (drop === undefined || slowest === undefined) return drop ?? slowest;
    const [longer, shorter] = drop.left > slowest.left ? [drop, slowest] : [slowest, drop];
    const besides = Math.max(longer.besides, boundOf(shorter.left), shorter.besides);
    return { ...longer, besides };
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
    const position = this.#position;
    if (this.#proves(plies, budget)) return true;
    const answers = legalMoves(position);
    return [
      ...answers.filter((move) => !isDrop(move)),
      ...this.#usefulDrops(answers, plies, budget),
    ].every((move) => {
      position.play(move);
      const isMated = plies > 0 && this.#proves(plies - 1, budget);
      position.undo();
      return isMated;
    });
  }

  /** The answer of some that resists longest. */
  #slowest(moves: readonly Move[], plies: number, budget: ProofBudget): Chosen | undefined {
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
      while (answer.left > Math.max(1, most)) {
        if (!this.#proves(answer.left - 2, budget)) break;
        answer.left = prover.provenPlies(answer.left - 2);
      }
      position.undo();
      if (answer.left <= most) continue;
      most = answer.left;
      best = answer;
    }
    const besides = answers.map((answer) => (answer === best ? 0 : boundOf(answer.left)));
    return best && { move: best.move, left: most, besides: Math.max(...besides) };
  }

  #proves(plies: number, { nodes = LINE_NODES, shouldStop, ...budget }: ProofBudget): boolean {
    if (shouldStop?.()) return false;
    const most = Math.min(LINE_NODES, nodes);
    return (
      this.#prover.run({ ...budget, ...(shouldStop && { shouldStop }), plies, nodes: most }) ===
      'proven'
    );
  }
}

/** A mate that is not proven may be of any length. */
function boundOf(left: number): number {
  return left < 0 ? Number.POSITIVE_INFINITY : left;
}

/**
 * How well an answer shows that a check fails: a capture best, then another move on the board; a
 * drop may look like a mere delay.
 */
export function plausibility({ board, kings, side }: Position, move: Move): number {
  if (isDrop(move)) return 0;
  if (board[moveTo(move)] !== EMPTY) return 3;
  return moveFrom(move) === kings[side] ? 2 : 1;
}
