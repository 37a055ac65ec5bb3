import type { Activity, BoardlessActivity } from '../activity/activity.ts';
import { type ActivityNews, type Answer, NOTHING, type Place } from '../activity/answer.ts';
import type { BoardActivity } from '../activity/board-activity.ts';
import { isUsiMove } from '../activity/game.ts';
import { type BoundWord, findWord } from '../activity/word-row.ts';
import type { HelpedActivity } from '../activity/words/en.ts';
import { harmlessFirst, wordsFor } from '../match/words.ts';
import { isLikeGame, readPasted } from '../records/formats/read-pasted.ts';
import { mainLine } from '../records/tree/record.ts';
import type { RefusedReading } from '../rules/notation/read-move.ts';
import { notationIn } from '../settings/language.ts';
import { tellerFor } from '../text/speech.ts';
import { type Said, said, type Telling } from '../text/tell.ts';
import type { Texts } from '../text/texts.ts';
import { Completions, refusalText, wordHelpLines } from '../text/typed.ts';
import { formatName } from '../text/units.ts';
import { LineBoard, type LineStyle } from './line-board.ts';
import { type LineCaller, type LineMode, refuse } from './run-lines.ts';

/** How an activity is told in lines. */
export interface LineFace<What> extends LineStyle {
  readonly activity: BoardActivity<What> | BoardlessActivity<What>;
  readonly tell: (what: What, telling: Telling) => Said;
  /** What is told before the board when another game has come there. */
  readonly heading: (telling: Telling) => readonly string[];
  /** What stands there, told after the heading. Default: the board. */
  readonly standing?: (telling: Telling, board: LineBoard) => readonly string[];
  /** What help says before the words. Default: nothing. */
  readonly task?: (texts: Texts) => string;
  /** Whose words help tells of. */
  readonly helped: HelpedActivity;
  /** Words that are known and not offered, since they lead to a screen. Default: none. */
  readonly screenWords?: readonly string[];
  /** A place to go to, or what is told in its stead; undefined where lines have no such place. */
  readonly go?: (
    to: Place,
    argument: string,
    telling: Telling,
  ) => Said | Inside<What> | Promise<Said> | undefined;
  /** Tells what comes without having been asked for. Default: as the activity does. */
  readonly follow?: Activity<What>['follow'];
  /** Called after whatever may have changed something. @param tell tells lines by themselves */
  readonly changed?: (tell: (lines: readonly string[]) => void) => void;
  /** Called when the activity is left. */
  readonly close?: () => void;
}

/** Another activity to which a word has led, and in which lines go on until it is left. */
export interface Inside<What = never> {
  readonly mode: LineMode & { readonly close: () => Promise<void> | void };
  /** Told before its heading. Default: nothing. */
  readonly entered?: string;
  /** What is said there at once. Default: nothing. */
  readonly word?: string;
  /** Whether a line leaves it, as `quit` does, and whether it is said here then. */
  readonly leaves?: (line: string) => 'leaves' | 'leaves-and-says' | undefined;
  /** What help says after its own words. Default: nothing. */
  readonly help?: string;
  /** What a line there has come to here. Default: nothing. */
  readonly after?: () => Answer<What>;
  /** Called when it was left. @returns what is told then */
  readonly left: () => Promise<readonly string[]> | readonly string[];
}

/** An activity line by line: one line in, one answer out. */
export class LineSession<What> implements LineMode {
  readonly #face: LineFace<What>;
  readonly #board: LineBoard | undefined;
  /** What is asked, and answered by the next line. */
  #question: LineQuestion<What> | undefined;
  #greeting: readonly string[];
  /** What was told last. */
  #subject: unknown;
  readonly #endFollowing: (() => void) | undefined;
  #caller: LineCaller = {};
  /** What comes while a line is answered; undefined if each is told by itself. */
  #meanwhile: string[] | undefined;
  /** What is told with the next answer. */
  #waiting: string[] = [];
  #inside: Inside<What> | undefined;
  hasQuit = false;

  constructor(face: LineFace<What>) {
    this.#face = face;
    const { tongue, activity, charset, looks, greeting = [] } = face;
    this.#greeting = greeting;
    this.#subject = activity.subject;
    if (activity.game) this.#board = new LineBoard({ tongue, activity, charset, looks });
    const follow = face.follow ?? activity.follow;
    this.#endFollowing = follow?.((news) => this.#hear(news));
  }

  meet(caller: LineCaller): void {
    this.#caller = caller;
  }

  complete(text: string): string[] {
    const { mode } = this.#inside ?? {};
    if (mode) return mode.complete?.(text) ?? [];
    const { activity, tongue } = this.#face;
    const { language } = tongue.texts;
    const notation = notationIn(language, activity.settings.all.notation);
    const words = harmlessFirst(this.#words.filter((word) => word.isOffered()));
    const names = words.map(({ name }) => name);
    const board = activity.game && activity;
    const completions = new Completions(language, notation, names, board);
    return completions.matching(text).map((candidate) => candidate.text);
  }

  async playOut(): Promise<void> {
    await this.#face.activity.playOut?.();
    this.#caller.tell?.(this.#waiting.splice(0));
  }

  async close(): Promise<void> {
    const inside = this.#inside;
    this.#inside = undefined;
    this.#endFollowing?.();
    this.#face.activity.close?.();
    this.#face.close?.();
    await inside?.mode.close();
    await inside?.left();
  }

  /** Whether lines go on in another activity, to which a word has led. */
  get isElsewhere(): boolean {
    return this.#inside !== undefined;
  }

  /** The words that are offered. */
  get #words(): readonly BoundWord<What>[] {
    const { activity, screenWords = [] } = this.#face;
    const words = activity.words.filter(
      ({ name, face }) => face !== 'screen' && !screenWords.includes(name),
    );
    return activity.game ? wordsFor(words, activity.game.variant) : words;
  }

  get #telling(): Telling {
    const { activity, charset } = this.#face;
    const settings = activity.settings.all;
    const teller = tellerFor(this.#face.tongue.texts, settings.speech, settings.notation);
    return { face: 'lines', teller, settings, charset };
  }

  /** What is on the board, after what is to be found out of it. */
  async heading(): Promise<string[]> {
    const { activity, heading, standing = (_, board) => board.told() } = this.#face;
    const board = this.#board;
    this.#subject = activity.subject;
    const greeting = this.#greeting;
    this.#greeting = [];
    const found = activity.ready ? await this.#told(await activity.ready(), '') : [];
    const told = [...greeting, ...heading(this.#telling), ...this.#waiting.splice(0), ...found];
    const begun = await this.#collected(async () => {
      activity.begin?.();
      return [];
    });
    this.#changed();
    return [...told, ...begun, ...(board ? standing(this.#telling, board) : [])];
  }

  /** Answers a line; an empty one as the activity means it. */
  async answer(line: string): Promise<string[]> {
    const inside = this.#inside;
    if (!inside) return this.#answerHere(line);
    const { mode, leaves, help, after } = inside;
    const word = line.trim().toLowerCase();
    const leaving = leaves?.(word);
    if (leaving) {
      const told = await this.#leave();
      return leaving === 'leaves' ? told : this.#answerHere(line);
    }
    const told = await mode.answer(line);
    if (mode.hasQuit) return [...told, ...(await this.#leave())];
    if (after) told.push(...(await this.#told(after(), '')));
    return word === 'help' && help !== undefined ? [...told, help] : told;
  }

  async #answerHere(line: string): Promise<string[]> {
    const { activity } = this.#face;
    activity.beginEntry?.();
    const waiting = this.#waiting.splice(0);
    const typed = line.trim() === '' ? (activity.nextWord ?? '') : line;
    const question = this.#question;
    if (question && line.trim() === '') return [...waiting, ...question.told];
    this.#question = undefined;
    const told = await this.#collected(() => {
      const reply = question && replyTo(question, line);
      if (reply) return this.#told(reply(), line);
      const found = findWord(activity.words, typed, 'lines');
      const answer = found ? found.word.run(found.argument) : activity.enterMove(typed);
      return this.#told(answer, line);
    });
    this.#changed();
    const isSame = activity.subject === this.#subject;
    return [...waiting, ...told, ...(isSame ? [] : await this.heading())];
  }

  #changed(): void {
    this.#face.changed?.((lines) => this.#caller.tell?.(lines));
  }

  /** What something tells, and what follows it at once. */
  async #collected(tell: () => Promise<string[]>): Promise<string[]> {
    const { activity } = this.#face;
    const { settled } = activity;
    if (!settled) return tell();
    const meanwhile: string[] = [];
    this.#meanwhile = meanwhile;
    const told = await tell();
    // Who is there may type ahead.
    const goesOn = this.#caller.answers && activity.game && activity.isWaiting;
    // What has come on the board instead begins with its heading, which waits for it.
    if (!goesOn && activity.subject === this.#subject) await settled();
    this.#meanwhile = undefined;
    return [...told, ...meanwhile];
  }

  #hear(news: ActivityNews<What>): void {
    const { activity, tell } = this.#face;
    this.#changed();
    switch (news.kind) {
      case 'told': {
        const lines = news.what === undefined ? [] : this.#linesOf(tell(news.what, this.#telling));
        if (this.#meanwhile) this.#meanwhile.push(...lines);
        else if (news.as === 'notice') this.#waiting.push(...lines);
        else {
          // What has come there is played on.
          if (activity.subject !== this.#subject) void this.#leave();
          this.#subject = activity.subject;
          if (lines.length > 0) this.#caller.tell?.(lines);
        }
        return;
      }
      case 'asked': {
        const lines = this.#ask(tell(news.what, this.#telling), news);
        if (this.#meanwhile) this.#meanwhile.push(...lines);
        else this.#caller.tell?.(lines);
        return;
      }
      case 'entered':
        void this.#told(news.answer, news.line).then((lines) => {
          if (lines.length > 0) this.#caller.tell?.(lines);
        });
        return;
      default:
        news satisfies never;
    }
  }

  async #told(answer: Answer<What>, line: string): Promise<string[]> {
    const { tongue, activity, tell, go, task, helped } = this.#face;
    const { texts } = tongue;
    switch (answer.kind) {
      case 'nothing':
        return [];
      case 'told': {
        const said = tell(answer.what, this.#telling);
        const { copied } = said;
        if (copied && !this.#caller.copy?.(copied.text)) return this.#refuse(copied.refusal);
        return this.#linesOf(said);
      }
      case 'done':
        return answer.what === undefined ? [] : this.#linesOf(tell(answer.what, this.#telling));
      case 'refused':
        this.#caller.refused?.();
        return this.#linesOf({ ...tell(answer.why, this.#telling), isWarning: true });
      case 'asked':
        // Nobody answers at the other end of a pipe, where a word means what it says.
        if (!this.#caller.answers && findWord(activity.words, line, 'lines')?.word.effect) {
          return this.#told(answer.yes(), line);
        }
        return this.#ask(tell(answer.what, this.#telling), { ...answer, line });
      case 'later': {
        const settled = await answer.answer;
        await tongue.follow?.();
        const { what, writes = false } = answer;
        const before = writes && what ? this.#linesOf(tell(what, this.#telling)) : [];
        return [...before, ...(await this.#told(settled, line))];
      }
      case 'unread':
        return this.#unread(answer.reading, line);
      case 'page': {
        const { page } = answer;
        if (page.code === 'help') {
          const about = task?.(texts);
          const words = this.#words.filter(({ isUnlisted }) => !isUnlisted);
          return [...(about === undefined ? [] : [about]), ...wordHelpLines(texts, helped, words)];
        }
        return this.#board?.page(page) ?? [];
      }
      case 'go': {
        if (answer.to === 'quit') {
          this.hasQuit = true;
          return [];
        }
        const place = await go?.(answer.to, answer.argument, this.#telling);
        if (!place) return this.#refuse(texts.game.otherFaceText(answer.to, 'lines'));
        return 'mode' in place ? this.#enter(place) : this.#linesOf(place);
      }
      default:
        return answer satisfies never;
    }
  }

  /** What a line is answered that is no word, and not one legal move. */
  async #unread(reading: RefusedReading, line: string): Promise<string[]> {
    const { activity, tongue } = this.#face;
    const { texts } = tongue;
    if (!activity.game) return [];
    if (reading.kind === 'choice') {
      const [declined, promoted] = reading.moves;
      const no = () => activity.play(declined);
      const yes = () => activity.play(promoted);
      const question = said(texts.settings.promoteMoveQuestion(line));
      if (this.#caller.answers) return this.#ask(question, { yes, no, signs: ['+', '='] });
      if (isUsiMove(line)) return this.#told(no(), line);
    }
    const found = findWord(activity.words, line, 'screen');
    if (found?.word.face) return this.#refuse(texts.game.otherFaceText(found.word.name, 'lines'));
    const entered = isLikeGame(line) && (await readPasted(line, activity.game.variant));
    if (entered && entered.kind === 'game') {
      const hasMoves = mainLine(entered.record).length > 0;
      return this.#refuse(
        texts.records.enteredGameText(formatName(entered.format), hasMoves, false),
      );
    }
    const words = this.#words.map(({ name }) => name);
    const help = { words, hasPlayer: activity.hasPlayer, teller: this.#telling.teller };
    return this.#refuse(refusalText(texts, activity.game.position, line, reading, help));
  }

  async #enter(inside: Inside<What>): Promise<string[]> {
    await this.#leave();
    this.#face.activity.rest?.();
    this.#inside = inside;
    const { mode, entered, word } = inside;
    mode.meet?.(this.#caller);
    return [
      ...(entered === undefined ? [] : [entered]),
      ...(await mode.heading()),
      ...(word ? await mode.answer(word) : []),
    ];
  }

  /** Comes back from where a word has led. @returns what is told then */
  async #leave(): Promise<string[]> {
    const inside = this.#inside;
    if (!inside) return [];
    this.#inside = undefined;
    await inside.mode.close();
    this.#face.activity.begin?.();
    return [...(await inside.left())];
  }

  #refuse(why: string): string[] {
    this.#caller.refused?.();
    return refuse(why);
  }

  /** Asks something that the next line may answer. */
  #ask(asked: Said, question: Omit<LineQuestion<What>, 'told'>): string[] {
    const lines = this.#linesOf({ ...asked, isWarning: false });
    const { words, settings: texts } = this.#face.tongue.texts;
    const waits = texts.waitsForText(question.signs);
    const told = [...lines.slice(0, -1), words.joinSentences([lines.at(-1) ?? '', waits])];
    this.#question = { ...question, told };
    return told;
  }

  /** What is said, a line each; a warning begins as refusals do. */
  #linesOf({ lines, more, warning, tellsBoard, isWarning = false }: Said): string[] {
    const [first, ...others] = lines;
    const told = first !== undefined && isWarning ? [...refuse(first), ...others] : lines;
    const board = (tellsBoard && this.#board?.told()) || [];
    const warned = warning === undefined ? [] : refuse(warning);
    return [...told, ...(more === undefined ? [] : [more]), ...warned, ...board];
  }
}

/** A question that the next line may answer. */
interface LineQuestion<What> {
  /** How it is asked, once more after Enter alone. */
  readonly told: readonly string[];
  readonly yes: () => Answer<What>;
  /** Default: it does nothing. */
  readonly no?: () => Answer<What>;
  /** Answers that mean the same. */
  readonly signs?: readonly [yes: string, no: string];
  /** What has led to it; the same again means yes. Default: nothing was typed. */
  readonly line?: string;
}

/** What a line does that answers a question; undefined if it is another line. */
function replyTo<What>({ yes, no, signs, line }: LineQuestion<What>, typed: string) {
  const fold = (text = '') => text.normalize('NFKC').trim().toLowerCase();
  const reply = fold(typed);
  if ([fold(line), 'y', signs?.[0]].includes(reply)) return yes;
  return ['n', signs?.[1]].includes(reply) ? (no ?? (() => NOTHING)) : undefined;
}
