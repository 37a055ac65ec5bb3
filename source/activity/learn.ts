import type { CourseWalk } from '../match/lessons/course-walk.ts';
import { asksForSquare } from '../match/lessons/goal.ts';
import type { TaskHint, TaskOutcome, TaskRun } from '../match/lessons/task-run.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { Color } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import { type Placement, pieceOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import type { Square } from '../rules/core/square.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { type Answer, done, goTo, NOTHING, refused, told, type Words } from './answer.ts';
import { type BoardActivity, HintedBoard, type TaskMark } from './board-activity.ts';
import { BOARD_ROWS, type BoardTold } from './board-words.ts';
import { HINT_ROW, QUIT_ROW, SERIES_ROWS, UNDO_ROW } from './shared-words.ts';
import { type BoundWords, bindWords, typedIndex, type WordRow } from './word-row.ts';

/** What the words in a course and the tries come to. */
export type LearnTold =
  | BoardTold
  | { readonly code: LearnCode }
  /** The task is told again. */
  | { readonly code: 'task' }
  | { readonly code: 'tried'; readonly outcome: Extract<TaskOutcome, { kind: 'step' | 'wrong' }> }
  /** The task is done. With `error`, from the system, that is not remembered. */
  | { readonly code: 'finished'; readonly error: unknown }
  /** @param isWhole whether all of it is told, or only where to look */
  | { readonly code: 'hint'; readonly hint: TaskHint; readonly isWhole: boolean }
  | { readonly code: 'no-number'; readonly argument: string };

/** What is said in a course in always the same words. */
export type LearnCode =
  | Words<'done open game-hint no-undo undone again no-next no-previous no-game begins-game'>
  | Words<'no-moves'>;

type LearnAnswer = Answer<LearnTold>;

/** The words of a board but `moves`, which is the first. */
const [, ...OTHER_BOARD_ROWS] = BOARD_ROWS;

/** The words in a course, in the order in which help lists them. */
export const LEARN_ROWS = [
  HINT_ROW,
  UNDO_ROW,
  { name: 'retry', effect: 'changes', run: (learn) => learn.retry() },
  ...SERIES_ROWS,
  {
    name: 'begin',
    effect: 'changes',
    isOffered: ({ isGame, isOver }) => isGame && !isOver,
    refusal: ({ isGame }) => (isGame ? undefined : { code: 'no-game' }),
    run: () => goTo('game'),
  },
  { name: 'task', isSeen: true, run: () => told({ code: 'task' }) },
  { name: 'chapters', run: () => goTo('chapters') },
  {
    name: 'moves',
    isOffered: ({ isOver, isWaiting }) => !isOver && !isWaiting,
    refusal: ({ isWaiting }) => (isWaiting ? { code: 'no-moves' } : undefined),
    run: (learn) => {
      learn.retract();
      return { kind: 'page', page: { code: 'moves' } };
    },
  },
  ...OTHER_BOARD_ROWS,
  QUIT_ROW,
] as const satisfies readonly WordRow<LearnActivity, LearnTold>[];

export type LearnWord = (typeof LEARN_ROWS)[number]['name'];

/** The squares of White's pieces that a task is about, as far as a board has them. */
export function victimsOf({ goal, variant }: TaskRun['task'], board: Placement): readonly Square[] {
  const isWhite = (square: Square) => pieceOn(board, square)?.color === 'white';
  switch (goal.kind) {
    case 'capture':
      return goal.squares.filter(isWhite);
    case 'fork':
      return goal.targets;
    case 'drop':
      return [...rulesOf(variant).squares].filter(
        (square) => isWhite(square) && pieceOn(board, square)?.kind === goal.piece,
      );
    default:
      return [];
  }
}

/** The tasks of a course, one after another. */
export class LearnActivity extends HintedBoard<LearnTold> implements BoardActivity<LearnTold> {
  readonly walk: CourseWalk;
  readonly words: BoundWords<LearnTold> = bindWords<LearnActivity, LearnTold>(this, LEARN_ROWS);
  /** The learner plays Black. */
  readonly home: Color = 'black';
  /** What is asked for stands beside the board, not the moves. */
  readonly moves: readonly PlayedMove[] = [];

  constructor(settings: SessionSettings, walk: CourseWalk) {
    super(settings);
    this.walk = walk;
  }

  get run(): TaskRun {
    return this.walk.run;
  }

  get subject(): TaskRun {
    return this.run;
  }

  get game(): Game {
    return this.run.game;
  }

  get isOver(): boolean {
    return this.run.state === 'done';
  }

  get isWaiting(): boolean {
    return this.run.isWaiting;
  }

  /** Whether the task is to win a game. */
  get isGame(): boolean {
    return this.run.task.goal.kind === 'win';
  }

  get nextWord(): string | undefined {
    const { state } = this.run;
    if (state === 'done') return this.walk.isComplete ? 'chapters' : 'next';
    if (state === 'wrong') return UNDO_ROW.name;
    return this.isGame ? 'begin' : undefined;
  }

  get marked(): readonly TaskMark[] {
    if (this.isOver) return [];
    const { goal } = this.run.task;
    const victims = victimsOf(this.run.task, this.game.position);
    const to = goal.kind === 'reach' || goal.kind === 'drop' ? [goal.to] : [];
    const square = goal.kind === 'point-out' ? [goal.square] : [];
    return [
      ...[...to, ...square].map((square): TaskMark => ({ square, mark: 'target' })),
      ...victims.map((square): TaskMark => ({ square, mark: 'capture' })),
    ];
  }

  override readonly retract = (): boolean => this.run.retract();

  readonly enterMove = (line: string): LearnAnswer => {
    if (line.trim() === '' && !this.point) return NOTHING;
    if (this.isOver) return refused({ code: 'done' });
    return this.isGame ? refused({ code: 'begins-game' }) : this.#tried(this.run.enter(line));
  };

  readonly play = (move: Move): LearnAnswer => this.#tried(this.run.play(move));

  get point(): ((square: Square) => LearnAnswer) | undefined {
    const { run } = this;
    return asksForSquare(run.task.goal) ? (square) => this.#tried(run.point(square)) : undefined;
  }

  /** The game of the task was won. */
  win(): LearnAnswer {
    this.run.win();
    return this.#finish();
  }

  whyNot(word: string): LearnTold | undefined {
    if (word === 'next' && !this.isOver && !this.walk.isDone) return { code: 'open' };
    return word === HINT_ROW.name && this.isOver ? { code: 'done' } : undefined;
  }

  hint(): LearnAnswer {
    if (this.isGame) return told({ code: 'game-hint' });
    const hint = this.run.hint();
    const move = hint.kind === 'move' ? hint.move : undefined;
    const isWhole = this.tellsAll(this.game, move);
    this.hinted = move !== undefined && isWhole ? [move] : [];
    return told({ code: 'hint', hint, isWhole });
  }

  undo(): LearnAnswer {
    return this.run.undo() ? done({ code: 'undone' }) : refused({ code: 'no-undo' });
  }

  /** Begins the task again. */
  retry(): LearnAnswer {
    this.run.restart();
    return done({ code: 'again' });
  }

  /** Goes to the next task; from the last one to the first that is open. */
  goOn(): LearnAnswer {
    const { walk } = this;
    const isThere = walk.go(walk.index + 1) || walk.goToOpen();
    return isThere ? { kind: 'done' } : refused({ code: 'no-next' });
  }

  goBack(): LearnAnswer {
    const { walk } = this;
    return walk.go(walk.index - 1) ? { kind: 'done' } : refused({ code: 'no-previous' });
  }

  goTo(argument: string): LearnAnswer {
    return this.walk.go(typedIndex(argument))
      ? { kind: 'done' }
      : refused({ code: 'no-number', argument });
  }

  #tried(outcome: TaskOutcome): LearnAnswer {
    switch (outcome.kind) {
      case 'empty':
        return NOTHING;
      case 'refused':
        return { kind: 'unread', reading: outcome.reading };
      case 'wrong': {
        const what = { code: 'tried', outcome } as const;
        return outcome.played ? { kind: 'done', what } : refused(what);
      }
      case 'step':
        return done({ code: 'tried', outcome });
      case 'done':
        return this.#finish();
    }
  }

  #finish(): LearnAnswer {
    return done({ code: 'finished', error: this.walk.markDone() });
  }
}
