import type { Answer, Place } from '../activity/answer.ts';
import { type BoardActivity, bottomOf } from '../activity/board-activity.ts';
import { type BoundWord, findWord } from '../activity/word-row.ts';
import type { Charset } from '../text/charset.ts';
import { noClipboardText } from '../text/clipboard.ts';
import type { Looks } from '../text/looks.ts';
import { refusalText } from '../text/refusal.ts';
import type { Said, Telling } from '../text/said.ts';
import { helpOf, LineBoard } from './line-board.ts';
import { type Copy, type LineMode, refuse } from './run-lines.ts';

/** How an activity is told in lines. */
export interface LineFace<What> {
  readonly activity: BoardActivity<What>;
  readonly charset: Charset;
  /** Default: no colours. */
  readonly looks?: Looks | undefined;
  readonly tell: (what: What, telling: Telling) => Said;
  /** What is told before the board when something else has come there. */
  readonly heading: (telling: Telling) => readonly string[];
  /** What help says before the words. */
  readonly task: string;
  /** What each word does. */
  readonly wordHelp: Readonly<Record<string, string>>;
  /** What a place to go to is told as; undefined where lines have no such place. */
  readonly go?: (to: Place, argument: string, telling: Telling) => Said | undefined;
  /** Whether the board follows the heading. Default: it does. */
  readonly isBoardShown?: boolean;
  /** Told before the first heading. Default: nothing. */
  readonly greeting?: readonly string[];
}

/** An activity line by line: one line in, one answer out. */
export class LineSession<What> implements LineMode {
  readonly #face: LineFace<What>;
  readonly #board: LineBoard;
  /** What the line before has asked about. */
  #asked: string | undefined;
  #greeting: readonly string[];
  #copy: Copy = () => false;
  hasQuit = false;

  constructor(face: LineFace<What>) {
    this.#face = face;
    const { activity, charset, looks, greeting = [] } = face;
    this.#greeting = greeting;
    this.#board = new LineBoard({
      ...{ settings: activity.settings, charset, looks },
      onBoard: () => ({
        game: activity.game,
        bottom: bottomOf(activity),
        status: () => [],
        last: () => undefined,
      }),
      help: () => [],
    });
  }

  get #words(): readonly BoundWord<What>[] {
    return this.#face.activity.words.filter(({ face }) => face !== 'screen');
  }

  get #telling(): Telling {
    const { activity, charset } = this.#face;
    return { face: 'lines', teller: this.#board.teller, settings: activity.settings.all, charset };
  }

  onClipboard(copy: Copy): void {
    this.#copy = copy;
  }

  /** What is on the board, after what is to be found out of it. */
  async heading(): Promise<string[]> {
    const { activity, heading, isBoardShown = true } = this.#face;
    const found = await this.#told(await activity.ready(), '');
    const greeting = this.#greeting;
    this.#greeting = [];
    return [
      ...greeting,
      ...heading(this.#telling),
      ...found,
      ...(isBoardShown ? this.#board.lines() : []),
    ];
  }

  /** Answers a line; an empty one as the activity means it. */
  async answer(line: string): Promise<string[]> {
    const { activity } = this.#face;
    const { subject } = activity;
    const asked = this.#asked;
    this.#asked = undefined;
    activity.beginEntry();
    const typed = line.trim() === '' ? (activity.nextWord ?? '') : line;
    const found = findWord(activity.words, typed, 'lines');
    let answer = found ? found.word.run(found.argument) : activity.enterMove(typed);
    if (answer.kind === 'asked' && answer.word === asked) answer = answer.yes();
    const told = await this.#told(answer, line);
    return activity.subject === subject ? told : [...told, ...(await this.heading())];
  }

  /** Tells what has come of something that was done elsewhere. */
  hear(answer: Answer<What>): Promise<string[]> {
    return this.#told(answer, '');
  }

  async #told(answer: Answer<What>, line: string): Promise<string[]> {
    const { activity, tell, go, task, wordHelp } = this.#face;
    switch (answer.kind) {
      case 'nothing':
        return [];
      case 'told': {
        const said = tell(answer.what, this.#telling);
        const { copied } = said;
        if (copied !== undefined && !this.#copy(copied)) return refuse(noClipboardText(copied));
        return this.#linesOf(said);
      }
      case 'done':
        return answer.what === undefined ? [] : this.#linesOf(tell(answer.what, this.#telling));
      case 'refused':
        return this.#linesOf({ ...tell(answer.why, this.#telling), isWarning: true });
      case 'asked':
        this.#asked = answer.word;
        return this.#linesOf({ ...tell(answer.what, this.#telling), isWarning: true });
      case 'later':
        return this.#told(await answer.answer, line);
      case 'unread': {
        const words = this.#words.map(({ name }) => name);
        const { position } = activity.game;
        return refuse(
          refusalText(position, line, answer.reading, { words, teller: this.#board.teller }),
        );
      }
      case 'page': {
        const { page } = answer;
        if (page.code === 'help') return [task, ...helpOf(this.#words, wordHelp)];
        return this.#board.answer(page.code, page.code === 'show' ? page.name : '');
      }
      case 'go': {
        if (answer.to === 'quit') {
          this.hasQuit = true;
          return [];
        }
        const said = go?.(answer.to, answer.argument, this.#telling);
        return said ? this.#linesOf(said) : refuse(`${answer.to}: not without a screen.`);
      }
      default:
        return answer satisfies never;
    }
  }

  /** What is said, a line each; a warning begins as refusals do. */
  #linesOf({ lines, more, drawsBoard, isWarning = false }: Said): string[] {
    const [first, ...others] = lines;
    const told = first !== undefined && isWarning ? [...refuse(first), ...others] : lines;
    const board = drawsBoard ? this.#board.lines() : [];
    return [...told, ...(more === undefined ? [] : [more]), ...board];
  }
}
