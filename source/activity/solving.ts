import { EngineError } from '../engine/engine.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { MateFinder } from '../match/participants/engine-room.ts';
import type { Color } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { type Answer, done, NOTHING, refused } from './answer.ts';
import { type BoardActivity, HintedBoard } from './board-activity.ts';
import type { BoardTold } from './board-words.ts';
import { MATE_ROW, type MateTold } from './mate-word.ts';
import { HINT_ROW, UNDO_ROW } from './shared-words.ts';
import type { BoundWords } from './word-row.ts';

/** What words and moves come to wherever a position is to be solved. */
export type SolvingTold =
  | BoardTold
  | MateTold
  | { readonly code: SolvingCode }
  /** Another position is on the board. */
  | { readonly code: 'gone' }
  | { readonly code: 'engine-failed'; readonly error: EngineError };

/** What is said of a position in always the same words. */
type SolvingCode = 'thinking' | 'solved' | 'no-undo' | 'undone' | 'looking';

/** A position in which moves are tried until the right one is found. */
interface SolvedPosition {
  readonly game: Game;
  readonly moves: readonly PlayedMove[];
  readonly state: 'open' | 'thinking' | 'failed' | 'solved';
  readonly start: { readonly placement: { readonly turn: Color } };
  /** Takes back a try that has failed, or is still judged. @returns whether there was one */
  readonly retract: () => boolean;
  /** Takes back the last try. @returns whether there was one */
  readonly undo: () => boolean;
}

/** What positions are solved with. */
export interface SolvingMeans {
  readonly settings: SessionSettings;
  /** Looks for mates. Default: nothing does, as on a server */
  readonly findMate?: MateFinder | undefined;
}

/** Positions that are solved, one after another. */
export abstract class SolvingActivity<Own, Task extends SolvedPosition>
  extends HintedBoard<Own | SolvingTold>
  implements BoardActivity<Own | SolvingTold>
{
  abstract readonly words: BoundWords<Own | SolvingTold>;
  readonly #means: SolvingMeans;
  /** The position whose solution is known to the player. */
  #revealed: Task | undefined;

  constructor(means: SolvingMeans) {
    super(means.settings);
    this.#means = means;
  }

  override get findMate(): MateFinder | undefined {
    return this.#means.findMate;
  }

  /** The position on the board. */
  abstract get task(): Task;

  /** Tries what a line says. */
  protected abstract enterTry(line: string): Answer<Own | SolvingTold>;

  abstract readonly play: (move: Move) => Answer<Own | SolvingTold>;

  get subject(): Task {
    return this.task;
  }

  get game(): Game {
    return this.task.game;
  }

  get moves(): readonly PlayedMove[] {
    return this.task.moves;
  }

  /** The solver sits at the bottom. */
  get home(): Color {
    return this.task.start.placement.turn;
  }

  get isOver(): boolean {
    return this.task.state === 'solved';
  }

  get nextWord(): string | undefined {
    const { state } = this.task;
    return state === 'solved' ? 'next' : state === 'failed' ? UNDO_ROW.name : undefined;
  }

  override readonly retract = (): boolean => this.task.state === 'failed' && this.task.retract();

  readonly enterMove = (line: string): Answer<Own | SolvingTold> => {
    const { state } = this.task;
    if (state === 'solved' || state === 'thinking') return refused({ code: state });
    this.retract();
    return this.enterTry(line);
  };

  whyNot(word: string): Own | SolvingTold | undefined {
    if (word === MATE_ROW.name && this.#revealed !== this.task) return { code: 'mate-is-solution' };
    return word === HINT_ROW.name && this.isOver ? { code: 'solved' } : undefined;
  }

  undo(): Answer<Own | SolvingTold> {
    return this.task.undo() ? done({ code: 'undone' }) : refused({ code: 'no-undo' });
  }

  /** Looks for a mate in the position on the board, once the solution is known. */
  override seekMate(argument: string): Answer<Own | SolvingTold> {
    this.retract();
    return super.seekMate(argument);
  }

  /** The player knows the solution now. */
  protected reveal(): void {
    this.#revealed = this.task;
  }

  /** What the engine answers later; nothing where another position is on the board by then. */
  protected later(answer: () => Promise<Answer<Own | SolvingTold>>): Answer<Own | SolvingTold> {
    return { kind: 'later', answer: this.judged(answer) };
  }

  /** The same. A failure of the engine is told. */
  protected async judged(
    ask: () => Promise<Answer<Own | SolvingTold>>,
  ): Promise<Answer<Own | SolvingTold>> {
    const { task } = this;
    try {
      const answer = await ask();
      return task === this.task ? answer : NOTHING;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return task === this.task ? refused({ code: 'engine-failed', error }) : NOTHING;
    }
  }
}
