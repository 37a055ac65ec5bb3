import { isInCheck } from '../../rules/core/generate.ts';
import { MOVES_SPAN, type Move, type MoveArray } from '../../rules/core/move.ts';
import type { Side } from '../../rules/core/piece-code.ts';
import { Position } from '../../rules/core/position.ts';
import type { EngineGame } from '../engine.ts';
import { type Approaches, approachesOf } from './approaches.ts';
import { BestLines } from './best-lines.ts';
import { givesCheck, movesToCheck } from './checks.ts';
import { Evaluator } from './evaluate.ts';
import type { Repetition } from './repetition.ts';

/** The deepest ply of a search. */
export const MOST_PLIES = 100;
const ROOM = MOST_PLIES * 256 + 4 * MOVES_SPAN;
/** One less than the nodes between two looks at the clock. */
const LOOK = 255;

/** The end of a search: after a number of nodes, or when it is told to stop. */
export interface PathBudget {
  readonly nodes?: number;
  /** Asked every few hundred nodes. */
  readonly shouldStop?: () => boolean;
}

/**
 * The line on which a search stands: the position, its worth, its repetitions, and room for the
 * moves of each ply. It counts the nodes and says when to stop.
 */
export class SearchPath {
  readonly position: Position;
  readonly evaluation: Evaluator;
  readonly repetition: Repetition;
  readonly approaches: Approaches;
  readonly lines = new BestLines(MOST_PLIES);
  /** The moves of all plies, one ply after the other, and their scores. */
  readonly moves: MoveArray;
  readonly scores: Int32Array;
  nodes = 0;
  stopped = false;
  readonly #mostNodes: number;
  readonly #shouldStop: (() => boolean) | undefined;

  constructor(game: EngineGame, budget: PathBudget, room: MoveRoom, repetition: Repetition) {
    const position = new Position(game.variant, game.start.placement);
    repetition.clear();
    repetition.push(position, isInCheck(position));
    for (const move of game.moves) {
      position.play(move);
      repetition.push(position, isInCheck(position));
    }
    this.position = position;
    this.repetition = repetition;
    this.evaluation = new Evaluator(position);
    this.approaches = approachesOf(game.variant);
    this.moves = room.moves;
    this.scores = room.scores;
    this.#mostNodes = budget.nodes ?? Number.POSITIVE_INFINITY;
    this.#shouldStop = budget.shouldStop;
  }

  /** Whether there is no room left for the moves of another ply. */
  isFull(ply: number, start: number): boolean {
    return ply >= MOST_PLIES - 1 || start + MOVES_SPAN > ROOM;
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
}

/** Memory for the moves of a search, which the next search uses again. */
export class MoveRoom {
  readonly moves = new Int32Array(ROOM) as MoveArray;
  readonly scores = new Int32Array(ROOM);
}
