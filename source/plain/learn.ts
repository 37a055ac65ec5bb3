import type { GameTold } from '../activity/game.ts';
import type { CourseWalk } from '../match/lessons/course-walk.ts';
import { startSmallGame } from '../match/lessons/small-game.ts';
import type { ChapterName } from '../match/lessons/task.ts';
import type { TaskOutcome, TaskRun } from '../match/lessons/task-run.ts';
import type { Match } from '../match/match.ts';
import type { MatchTable } from '../match/match-table.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import {
  LEARN_WORDS,
  type LearnWord,
  PLAIN_WORDS,
  parseWord,
  type WordLine,
} from '../match/words.ts';
import { Position } from '../rules/core/position.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import {
  aboutText,
  chapterLines,
  chapterText,
  courseProgressText,
  doneText,
  LEARN_ANSWERS,
  LEARN_TASK,
  LEARN_WORD_HELP,
  learnHintText,
  notKeptText,
  outcomeText,
  taskText,
  taskTitle,
  typingText,
} from '../text/learn.ts';
import type { Looks } from '../text/looks.ts';
import { goFaultText } from '../text/phrases.ts';
import { refusalText } from '../text/refusal.ts';
import { checkText } from '../text/status.ts';
import { helpOf, LineBoard, type OnBoard } from './line-board.ts';
import type { LineSession } from './line-session.ts';
import { matchLines } from './play.ts';
import { refuse } from './run-lines.ts';

/** Words that a course without a screen knows. */
const LINE_WORDS: readonly string[] = [...LEARN_WORDS, ...PLAIN_WORDS].map(({ name }) => name);

/** Words of the course that work at the end of its game too. */
const LEAVING: readonly LearnWord[] = [
  'next',
  'skip',
  'previous',
  'back',
  'go',
  'chapters',
  'task',
];

/** The game of a task while it is played, and the mode that answers its lines. */
interface LessonGame {
  readonly match: Match;
  readonly mode: LineSession<GameTold>;
}

interface PlainLearnOptions {
  readonly walk: CourseWalk;
  readonly table: MatchTable;
  readonly engines: EngineRoom;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  /** The name of the player. */
  readonly ownName: () => string;
  readonly looks?: Looks;
}

/** A course without a screen: one line in, one answer out. */
export class PlainLearn {
  readonly #options: PlainLearnOptions;
  readonly #board: LineBoard;
  /** Whether a line has quit. */
  hasQuit = false;
  /** The chapter whose explanation was told last. */
  #told: ChapterName | undefined;
  #game: LessonGame | undefined;
  #tellAlone: (lines: readonly string[]) => void = () => {};

  constructor(options: PlainLearnOptions) {
    this.#options = options;
    const { settings, charset, looks } = options;
    const onBoard = () => this.#onBoard;
    const help = () => [LEARN_TASK, ...helpOf(LEARN_WORDS, LEARN_WORD_HELP)];
    this.#board = new LineBoard({ settings, charset, looks, onBoard, help });
  }

  /** Takes what writes lines that answer nothing: events in the game of a task. */
  onOwnAccord(tell: (lines: readonly string[]) => void): void {
    this.#tellAlone = tell;
  }

  get #walk(): CourseWalk {
    return this.#options.walk;
  }

  get #run(): TaskRun {
    return this.#walk.run;
  }

  /** Ends the engines. */
  close(): void {
    this.#game?.mode.close();
  }

  /** The task, and the chapter where it is the first one told. */
  heading(): string[] {
    const walk = this.#walk;
    const { task, course, progress } = walk;
    const title = `${taskTitle(walk, this.#options.charset)}. ${doneText(course, progress)}.`;
    const intro = this.#told === task.chapter ? [] : [chapterText(task)];
    this.#told = task.chapter;
    return [title, ...intro, ...this.#task()];
  }

  /** What is asked for, and the board. */
  #task(): string[] {
    const { task, game } = this.#run;
    return [
      `Task: ${taskText(task, this.#board.teller)} ${typingText(task, this.#board.teller)}`.trimEnd(),
      // Kanji are no help to an ear.
      aboutText(task, this.#board.teller.isSpoken ? 'ascii' : this.#options.charset),
      checkText(game.position, this.#board.teller) ?? '',
      ...this.#board.lines(),
    ].filter((line) => line !== '');
  }

  /** Answers a line; an empty one goes on where a task is done. */
  async answer(line: string): Promise<string[]> {
    if (this.#game) return this.#answerGame(line, this.#game);
    const plain = parseWord(PLAIN_WORDS, line);
    if (plain) return this.#board.tell(plain);
    const word = parseWord(LEARN_WORDS, line);
    if (word) return this.#doWord(word);
    const run = this.#run;
    if (run.state === 'done') {
      return line.trim() === ''
        ? this.#doWord({ word: 'next', argument: '' })
        : refuse(LEARN_ANSWERS.done);
    }
    if (line.trim() === '') return [];
    if (run.task.goal.kind === 'win') return refuse(LEARN_ANSWERS.beginsGame);
    return this.#answerTry(line, run.enter(line));
  }

  /** What has come of a try. */
  #answerTry(line: string, outcome: TaskOutcome): string[] {
    const { task, game } = this.#run;
    const teller = this.#board.teller;
    switch (outcome.kind) {
      case 'empty':
        return [];
      case 'refused': {
        const help = { words: LINE_WORDS, teller };
        return refuse(refusalText(game.position, line, outcome.reading, help));
      }
      case 'wrong': {
        const text = outcomeText(task, outcome, teller);
        return refuse(outcome.played ? `${line.trim()}: ${text}` : text);
      }
      case 'step':
        return [outcomeText(task, outcome, teller)];
      case 'done':
        return [this.#done(outcomeText(task, outcome, teller))];
    }
  }

  #done(text: string): string {
    const error = this.#walk.markDone();
    const more = error === undefined ? courseProgressText(this.#walk) : notKeptText(error);
    return `= ${text} ${more}${this.#walk.isComplete ? '' : ` ${LEARN_ANSWERS.goOn}`}`;
  }

  #doWord({ word, argument }: WordLine<LearnWord>): string[] | Promise<string[]> {
    const walk = this.#walk;
    const run = this.#run;
    const { goal } = run.task;
    switch (word) {
      case 'hint':
        if (run.state === 'done') return refuse(LEARN_ANSWERS.done);
        if (goal.kind === 'win') return [LEARN_ANSWERS.gameHint];
        return [learnHintText(run.game.position, run.hint(), this.#board.teller)];
      case 'undo':
        return run.undo() ? [LEARN_ANSWERS.undone] : refuse(LEARN_ANSWERS.noUndo);
      case 'retry':
        run.restart();
        return [LEARN_ANSWERS.again, ...this.#task()];
      case 'next':
      case 'skip':
        return walk.go(walk.index + 1) || walk.goToOpen()
          ? this.heading()
          : refuse(LEARN_ANSWERS.noNext);
      case 'previous':
      case 'back':
        return walk.go(walk.index - 1) ? this.heading() : refuse(LEARN_ANSWERS.noPrevious);
      case 'go': {
        const index = /^\d{1,4}$/.test(argument.trim()) ? Number(argument) - 1 : -1;
        if (walk.go(index)) return this.heading();
        return refuse(goFaultText(argument, walk.course.lessons.length));
      }
      case 'begin':
        return goal.kind === 'win' ? this.#beginGame() : refuse(LEARN_ANSWERS.noGame);
      case 'task':
        return [chapterText(run.task), ...this.#task()];
      case 'chapters':
        return chapterLines(walk.course, walk.progress).map(
          ({ title, count, first }) => `${title}: ${count}. go ${first + 1} goes there.`,
        );
      case 'moves':
        if (run.isWaiting) return refuse(LEARN_ANSWERS.noMoves);
        run.retract();
        return this.#board.answer(word, argument);
      case 'quit':
        this.hasQuit = true;
        return [];
      default:
        return this.#board.answer(word, argument);
    }
  }

  /** Begins the game that a task asks for; its lines are answered by a mode of its own. */
  async #beginGame(): Promise<string[]> {
    const { table, ownName } = this.#options;
    const match = startSmallGame(table, this.#run.task, ownName());
    const mode = matchLines({ ...this.#options, match });
    mode.onOwnAccord((lines) => this.#tellAlone(lines));
    this.#game = { match, mode };
    const heading = await mode.heading();
    return [...heading, ...(await mode.answer('board')), ...(await this.#afterTurn(this.#game))];
  }

  /** Answers a line in the game; a hint follows each turn, and the task is done when it is won. */
  async #answerGame(line: string, { match, mode }: LessonGame): Promise<string[]> {
    const word = parseWord(LEARN_WORDS, line);
    const isLeaving = line.trim() === '' || (word && LEAVING.includes(word.word));
    if (match.ending && isLeaving) {
      this.#leaveGame();
      return word ? this.#doWord(word) : this.answer(line);
    }
    const { ply } = match.game;
    const wasOver = match.ending !== undefined;
    const answer = await mode.answer(line);
    if (mode.hasQuit) {
      this.#leaveGame();
      if (!match.ending) answer.push(LEARN_ANSWERS.gameLeft);
      return [...answer, ...this.heading()];
    }
    const isNews = match.game.ply !== ply || (match.ending !== undefined && !wasOver);
    return isNews ? [...answer, ...(await this.#afterTurn({ match, mode }))] : answer;
  }

  /** A hint for the next turn; or, if the game is won, that the task is done. */
  async #afterTurn({ match, mode }: LessonGame): Promise<string[]> {
    if (!match.ending) return mode.answer('hint');
    if (match.ending.winner !== 'black') return [];
    this.#run.win();
    return [this.#done(outcomeText(this.#run.task, { kind: 'done' }))];
  }

  #leaveGame(): void {
    this.#game?.mode.close();
    this.#game = undefined;
  }

  get #onBoard(): OnBoard {
    const { game, task } = this.#run;
    const { teller } = this.#board;
    const move = game.moves.at(-1);
    return {
      game,
      bottom: 'black',
      status: () => [`${taskTitle(this.#walk, this.#options.charset)}. ${taskText(task, teller)}`],
      last: () =>
        move === undefined ? undefined : teller.move(new Position(task.variant, game.start), move),
    };
  }
}
