import { movedPiece, type NamedPiece } from '../../rules/core/attempt.ts';
import { Game } from '../../rules/core/game.ts';
import { isInCheck, legalMoves } from '../../rules/core/generate.ts';
import { dropKind, isDrop, isPromotion, type Move } from '../../rules/core/move.ts';
import { type Piece, type Placement, pieceOn } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';
import { formatHodges } from '../../rules/notation/hodges.ts';
import { type RefusedReading, readMove } from '../../rules/notation/read-move.ts';
import { parseTypedSquare } from '../../rules/notation/typed-square.ts';
import type { PlayedMove } from '../outcome.ts';
import { answersOf, attacked, type CheckAnswer, meets, movesOf } from './goal.ts';
import { solve, solveSimply } from './solve.ts';
import type { Task } from './task.ts';

/** What has come of something that was typed at a task. */
export type TaskOutcome =
  | { readonly kind: 'empty' }
  /** Nothing is played. */
  | { readonly kind: 'refused'; readonly reading: RefusedReading }
  /** Right so far; `left` more moves are allowed. */
  | { readonly kind: 'step'; readonly played: PlayedMove; readonly left: number }
  /** `played` is missing where a square was pointed out. */
  | { readonly kind: 'done'; readonly played?: PlayedMove }
  /** A legal move stands on the board, or nothing was played. */
  | { readonly kind: 'wrong'; readonly played?: PlayedMove; readonly reason: WrongReason };

/** Why something that the rules allow is not what the task wants. */
export type WrongReason =
  /** The text is no square of the board. */
  | { readonly code: 'no-square' }
  | { readonly code: 'other-square'; readonly square: Square; readonly found?: Piece }
  /** A task of several moves can no longer be done in those that are left. */
  | { readonly code: 'not-in-time'; readonly left: number }
  | { readonly code: 'other-piece'; readonly moved: NamedPiece }
  | { readonly code: 'no-drop' }
  | { readonly code: 'not-far-enough' }
  /** The drop attacks only these. */
  | { readonly code: 'attacks'; readonly hit: readonly Square[] }
  | { readonly code: 'promoted' }
  | { readonly code: 'outside-zone' }
  | { readonly code: 'other-answer'; readonly by: CheckAnswer }
  | { readonly code: 'no-check' }
  /** The check can be answered; `before` is the position of the answer. */
  | { readonly code: 'no-mate'; readonly answer: Move; readonly before: Placement };

/** The next thing to do. */
export type TaskHint =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'square'; readonly square: Square }
  /** There is nothing to do on the board of the task. */
  | { readonly kind: 'none' };

/** `wrong`: the last move stands on the board and does not lead to the goal. */
export type TaskState = 'open' | 'wrong' | 'done';

/** A task that is being solved: the board, the moves made, and what they are worth. */
export class TaskRun {
  readonly task: Task;
  #game: Game;
  #state: TaskState = 'open';
  /** The positions before the moves that were right so far. */
  readonly #before: Placement[] = [];

  /** Whether a wrong move was taken back by itself, so that `undo` is done already. */
  #isRetracted = false;

  constructor(task: Task) {
    this.task = task;
    this.#game = new Game(task.variant, task.start.placement);
  }

  get game(): Game {
    return this.#game;
  }

  get state(): TaskState {
    return this.#state;
  }

  /** The moves that may still be made. */
  get left(): number {
    return movesOf(this.task.goal) - this.#before.length;
  }

  get ending(): boolean {
    return this.#state === 'done';
  }

  /** Whether no move is asked for. */
  get isWaiting(): boolean {
    return movesOf(this.task.goal) === 0;
  }

  /** Takes what was typed: a move, or a square where one is asked for. */
  enter(text: string): TaskOutcome {
    if (this.task.goal.kind === 'point-out') {
      const square = parseTypedSquare(this.task.variant, text);
      return square === undefined ? wrong({ code: 'no-square' }) : this.point(square);
    }
    if (text.trim() === '') return { kind: 'empty' };
    this.retract();
    const reading = readMove(this.#game.position, text);
    return reading.kind === 'move' ? this.play(reading.move) : { kind: 'refused', reading };
  }

  /** Takes a square where one is asked for. */
  point(square: Square): TaskOutcome {
    const { goal } = this.task;
    if (goal.kind === 'point-out' && goal.square === square) {
      this.#state = 'done';
      return { kind: 'done' };
    }
    const found = pieceOn(this.#game.position, square);
    return wrong({ code: 'other-square', square, ...(found && { found }) });
  }

  /** Plays a legal move. */
  play(move: Move): TaskOutcome {
    this.retract();
    this.#isRetracted = false;
    const { goal, variant } = this.task;
    const { position } = this.#game;
    const played: PlayedMove = {
      ply: this.#before.length + 1,
      color: position.turn,
      move,
      text: formatHodges(position, move),
    };
    const isMet = meets(goal, position, move);
    const before = position.snapshot();
    const reason = isMet ? undefined : this.#reason(move);
    this.#game.play(move);
    if (isMet) {
      this.#before.push(before);
      this.#state = 'done';
      return { kind: 'done', played };
    }
    if (reason) {
      this.#state = 'wrong';
      return wrong(reason, played);
    }
    this.#before.push(before);
    // The other side has no royal piece here, so that no rule minds its standing still.
    this.#game = new Game(variant, { ...position.snapshot(), turn: before.turn });
    return { kind: 'step', played, left: this.left };
  }

  /** Takes a wrong move back. */
  retract(): boolean {
    if (this.#state !== 'wrong') return false;
    this.#game.undo();
    this.#state = 'open';
    this.#isRetracted = true;
    return true;
  }

  /** Takes the last move back, or the square that was found. @returns whether there is one */
  undo(): boolean {
    this.retract();
    const isDone = this.#isRetracted;
    this.#isRetracted = false;
    if (isDone) return true;
    const isFound = this.#state === 'done' && this.isWaiting;
    const before = this.#before.pop();
    if (before) this.#game = new Game(this.task.variant, before);
    if (before || isFound) this.#state = 'open';
    return isFound || before !== undefined;
  }

  /** Puts everything back to the start of the task. */
  restart(): void {
    this.#before.length = 0;
    this.#isRetracted = false;
    this.#state = 'open';
    this.#game = new Game(this.task.variant, this.task.start.placement);
  }

  /** The game that the task asks for was won. */
  win(): void {
    this.#state = 'done';
  }

  /** What to do next. A wrong move is taken back. */
  hint(): TaskHint {
    this.retract();
    const { goal } = this.task;
    if (this.#state === 'done') return { kind: 'none' };
    if (goal.kind === 'point-out') return { kind: 'square', square: goal.square };
    const [move] = solveSimply(this.#game.position, goal, this.left) ?? [];
    return move === undefined ? { kind: 'none' } : { kind: 'move', move };
  }

  /** Why a move is of no use; undefined if the goal can still be reached after it. */
  #reason(move: Move): WrongReason | undefined {
    const { goal } = this.task;
    const { position } = this.#game;
    const moved = movedPiece(position, move);
    switch (goal.kind) {
      case 'reach':
      case 'capture':
      case 'drop':
      case 'promote': {
        const left = this.left - 1;
        if (this.#canStill(move, left)) return undefined;
        if (goal.kind === 'reach' && moved.kind !== goal.piece.kind) {
          return { code: 'other-piece', moved };
        }
        if (goal.kind === 'promote' && moved.kind !== goal.piece) {
          return { code: 'other-piece', moved };
        }
        return { code: 'not-in-time', left };
      }
      case 'fork': {
        if (!isDrop(move) || dropKind(move) !== goal.piece) return { code: 'no-drop' };
        return { code: 'attacks', hit: attacked(position, move, goal.targets) };
      }
      case 'drop-allowed':
        return { code: 'no-drop' };
      case 'drop-far':
        if (!isDrop(move) || dropKind(move) !== goal.piece) return { code: 'no-drop' };
        return { code: 'not-far-enough' };
      case 'decline':
        if (moved.kind !== goal.piece) return { code: 'other-piece', moved };
        return { code: isPromotion(move) ? 'promoted' : 'outside-zone' };
      case 'answer-check':
        return { code: 'other-answer', by: answersOf(position, move)[0] ?? 'move-away' };
      case 'check':
        return { code: 'no-check' };
      case 'mate': {
        position.play(move);
        const before = position.snapshot();
        const [answer] = isInCheck(position) ? legalMoves(position) : [];
        position.undo();
        return answer === undefined ? { code: 'no-check' } : { code: 'no-mate', answer, before };
      }
      case 'point-out':
      case 'win':
        throw new RangeError(`no move belongs to a task of the kind ${goal.kind}`);
      default:
        return goal satisfies never;
    }
  }

  /** Whether the goal can be reached after a move, in `left` more. */
  #canStill(move: Move, left: number): boolean {
    const { position } = this.#game;
    position.play(move);
    position.pass();
    const line = solve(position, this.task.goal, left);
    position.pass();
    position.undo();
    return line !== undefined;
  }
}

function wrong(reason: WrongReason, played?: PlayedMove): TaskOutcome {
  return { kind: 'wrong', reason, ...(played && { played }) };
}
