import { isInCheck } from '../../rules/core/generate.ts';
import { hasReachedGoal } from '../../rules/core/goal.ts';
import { MOVES_SPAN, type Move, type MoveArray } from '../../rules/core/move.ts';
import type { Side } from '../../rules/core/piece-code.ts';
import { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { startPosition } from '../../rules/notation/start.ts';
import type { EngineGame } from '../engine.ts';
import { type Approaches, approachesOf } from '../mate/approaches.ts';
import { givesCheck, movesToCheck } from '../mate/checks.ts';
import { hasSimd } from '../net/simd-kernel.ts';
import { BestLines } from './best-lines.ts';
import { type CreateEvaluator, createEvaluator } from './create-evaluator.ts';
import type { Evaluator } from './evaluate.ts';
import { Repetition } from './repetition.ts';

/** The deepest ply of a search. */
export const MOST_PLIES = 100;
const ROOM = MOST_PLIES * 256 + 4 * MOVES_SPAN;
/** One less than the nodes between two looks at the clock. */
const LOOK = 255;

/** The end of a search: after a number of nodes, or when it is told to stop. */
interface PathBudget {
  readonly nodes?: number;
  /** In plies; kept by the search. */
  readonly depth?: number;
  /** Asked every few hundred nodes. */
  readonly shouldStop?: () => boolean;
}

/**
 * The line on which a search stands: the position, its worth, its repetitions, and room for the
 * moves of each ply. It counts the nodes and says when to stop. One path serves search after search
 * of a variant.
 */
export class SearchPath {
  readonly position: Position;
  evaluation!: Evaluator;
  readonly repetition: Repetition;
  readonly approaches: Approaches;
  readonly lines = new BestLines(MOST_PLIES);
  /** The moves of all plies, one ply after the other, and their scores. */
  readonly moves = new Int32Array(ROOM) as MoveArray;
  readonly scores = new Int32Array(ROOM);
  nodes = 0;
  stopped = false;
  #mostNodes = Number.POSITIVE_INFINITY;
  #shouldStop: (() => boolean) | undefined;
  readonly #createEvaluator: CreateEvaluator;
  /** That of counted searches, and that of the others. */
  readonly #evaluators: Partial<Record<'counted' | 'timed', Evaluator>> = {};

  constructor(variant: Variant, create: CreateEvaluator = createEvaluator) {
    this.position = new Position(variant, startPosition(variant).placement);
    this.repetition = new Repetition(variant.repetition);
    this.#createEvaluator = create;
    this.approaches = approachesOf(variant);
  }

  /** Stands where a game stands, with no node counted. */
  begin({ start, moves }: EngineGame, budget: PathBudget): void {
    const { position, repetition } = this;
    position.set(start.placement);
    repetition.clear();
    repetition.push(position, isInCheck(position));
    for (const move of moves) {
      position.play(move);
      repetition.push(position, isInCheck(position));
    }
    this.evaluation = this.#evaluatorFor(budget);
    this.evaluation.begin(position);
    this.nodes = 0;
    this.stopped = false;
    this.#mostNodes = budget.nodes ?? Number.POSITIVE_INFINITY;
    this.#shouldStop = budget.shouldStop;
  }

  /** Whether there is no room left for the moves of another ply. */
  isFull(ply: number, start: number): boolean {
    return ply >= MOST_PLIES - 1 || start + MOVES_SPAN > ROOM;
  }

  /** Whether the other side has won by bringing its royal piece to the goal. */
  isLost(): boolean {
    const { position } = this;
    return position.rules.hasGoal && hasReachedGoal(position);
  }

  /** Plays a legal move. @returns whether it gives check */
  play(move: Move): boolean {
    const check = this.playQuickly(move);
    this.repetition.push(this.position, check);
    return check;
  }

  undo(): void {
    this.repetition.pop();
    this.evaluation.undo();
  }

  /** The same without noting repetitions; `undoQuickly` takes it back. */
  playQuickly(move: Move): boolean {
    const check = givesCheck(this.position, move);
    this.evaluation.play(move);
    const nodes = ++this.nodes;
    if (nodes >= this.#mostNodes) this.stopped = true;
    if ((nodes & LOOK) === 0 && this.#shouldStop?.()) this.stopped = true;
    return check;
  }

  undoQuickly(): void {
    this.evaluation.undo();
  }

  /** Gives the turn to the other side without a move. */
  pass(): void {
    this.position.pass();
    this.repetition.push(this.position, false);
  }

  takeBackPass(): void {
    this.repetition.pop();
    this.position.pass();
  }

  /** Whether the piece that moves attacks the other king. */
  attacksKing(move: Move): boolean {
    const { position } = this;
    const king = position.kings[(position.side ^ 1) as Side];
    return king !== 0 && movesToCheck(position, move, king);
  }

  #evaluatorFor({ nodes, depth }: PathBudget): Evaluator {
    const isCounted = nodes !== undefined || depth !== undefined;
    // One evaluator judges both if nets are fast here.
    const kind = isCounted || hasSimd() ? 'counted' : 'timed';
    this.#evaluators[kind] ??= this.#createEvaluator(this.position, isCounted);
    return this.#evaluators[kind];
  }
}
