import { LearnActivity } from '../activity/learn.ts';
import { findWord } from '../activity/word-row.ts';
import type { CourseWalk } from '../match/lessons/course-walk.ts';
import type { ChapterName } from '../match/lessons/task.ts';
import { chapterLines, doneText, taskTitle } from '../text/learn.ts';
import { taskLines, tellLearn } from '../text/learn-told.ts';
import { SAID_NOTHING } from '../text/said.ts';
import { LineSession } from './line-session.ts';
import type { LineMode } from './run-lines.ts';
import { SmallGameLines, type SmallGameOptions } from './small-game.ts';

interface CourseOptions extends SmallGameOptions {
  readonly walk: CourseWalk;
}

/** A course without a screen, with the game of its last task. */
export class CourseLines implements LineMode {
  readonly #activity: LearnActivity;
  readonly #session: LineSession<unknown>;
  /** The game of the task while it is played. */
  #game: SmallGameLines | undefined;
  #tellAlone: (lines: readonly string[]) => void = () => {};

  constructor(options: CourseOptions) {
    const { tongue, walk, settings, charset, looks } = options;
    const activity = new LearnActivity(settings, walk);
    this.#activity = activity;
    /** The chapter whose explanation was told last. */
    let told: ChapterName | undefined;
    this.#session = new LineSession({
      ...{ tongue, activity, charset, looks },
      tell: (what, telling) => tellLearn(activity, what, telling),
      heading: (telling) => {
        const { task, course, progress } = walk;
        const { texts } = telling.teller;
        const title = texts.phrases.asSentences(
          taskTitle(texts, walk, charset),
          doneText(texts, course, progress),
        );
        const intro = told === task.chapter ? [] : [texts.learn.chapterText(task)];
        told = task.chapter;
        return [title, ...intro, ...taskLines(activity, telling)];
      },
      task: (texts) => texts.learn.LEARN_TASK,
      wordHelp: (texts) => texts.learn.LEARN_WORD_HELP,
      go: (to) => {
        if (to === 'game') {
          this.#game = new SmallGameLines(options, walk.task, (lines) => this.#tellAlone(lines));
          return SAID_NOTHING;
        }
        if (to !== 'chapters') return undefined;
        const chapters = chapterLines(tongue.texts, walk.course, walk.progress);
        const lineOf = ({ title, count, first }: (typeof chapters)[number]) =>
          tongue.texts.screen.chapterLine(title, count, first + 1);
        return { lines: chapters.map(lineOf) };
      },
    }) as LineSession<unknown>;
  }

  get hasQuit(): boolean {
    return this.#session.hasQuit;
  }

  /** Takes what writes lines that answer nothing: events in the game of a task. */
  onOwnAccord(tell: (lines: readonly string[]) => void): void {
    this.#tellAlone = tell;
  }

  /** Ends the engines. */
  close(): void {
    this.#game?.close();
    this.#game = undefined;
  }

  heading(): Promise<string[]> {
    return this.#session.heading();
  }

  /** Answers a line, in the game as long as there is one. */
  async answer(line: string): Promise<string[]> {
    const game = this.#game;
    if (!game) {
      const told = await this.#session.answer(line);
      return this.#game ? [...told, ...(await this.#inGame(this.#game.begin()))] : told;
    }
    if (!game.isOver) return this.#inGame(game.answer(line));
    const isCourse = !game.knows(line) && findWord(this.#activity.words, line, 'lines');
    if (!isCourse && line.trim() !== '') return this.#inGame(game.answer(line));
    this.close();
    return isCourse || this.#activity.isOver ? this.answer(line) : this.heading();
  }

  /** What is told in the game, and of the task when that is won or left. */
  async #inGame(answer: Promise<string[]>): Promise<string[]> {
    const told = await answer;
    if (this.#game?.hasQuit) {
      this.close();
      return [...told, ...(await this.heading())];
    }
    if (!this.#game?.isWon || this.#activity.isOver) return told;
    return [...told, ...(await this.#session.hear(this.#activity.win()))];
  }
}
