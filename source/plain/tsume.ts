import { EngineError } from '../engine/engine.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { TryOutcome, Tsume } from '../match/problems/tsume.ts';
import type { TsumeSet } from '../match/problems/tsume-set.ts';
import {
  PLAIN_WORDS,
  parseWord,
  TSUME_WORDS,
  type TsumeWord,
  type WordLine,
} from '../match/words.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import { engineFaultText } from '../text/engine-fault.ts';
import type { Looks } from '../text/looks.ts';
import { goFaultText } from '../text/phrases.ts';
import { listedProblems } from '../text/problem-list.ts';
import { refusalText } from '../text/refusal.ts';
import { announcedText } from '../text/speech.ts';
import { turnText } from '../text/status.ts';
import {
  findingText,
  type HelpWord,
  helpRefusal,
  lengthText,
  listFaultText,
  noCheckText,
  notedText,
  pliesFaultText,
  problemTitle,
  progressText,
  ratingsText,
  repeatText,
  solutionText,
  TSUME_ANSWERS,
  TSUME_NAMES,
  TSUME_TASK,
  TSUME_WORD_HELP,
  tryText,
  tsumeHintText,
} from '../text/tsume.ts';
import { positionBefore } from './game-lines.ts';
import { helpOf, LineBoard, type OnBoard } from './line-board.ts';
import { refuse } from './run-lines.ts';

/** Words that a problem without a screen knows. */
const LINE_WORDS: readonly string[] = [...TSUME_WORDS, ...PLAIN_WORDS].map(({ name }) => name);

interface PlainTsumeOptions {
  readonly set: TsumeSet;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  readonly looks?: Looks;
  /** Said before the first problem. Default: nothing. */
  readonly greeting?: readonly string[];
}

/** Mating problems without a screen: one line in, one answer out. */
export class PlainTsume {
  readonly #set: TsumeSet;
  readonly #settings: SessionSettings;
  readonly #charset: Charset;
  readonly #board: LineBoard;
  /** Told before the next problem. */
  #news: readonly string[];
  /** Whether a line has quit. */
  hasQuit = false;
  /** The word of help that the line before was refused. */
  #refused: HelpWord | undefined;

  constructor({ set, settings, charset, looks, greeting = [] }: PlainTsumeOptions) {
    this.#set = set;
    this.#settings = settings;
    this.#charset = charset;
    const onBoard = () => this.#onBoard;
    const help = () => [TSUME_TASK, ...helpOf(TSUME_WORDS, TSUME_WORD_HELP)];
    this.#board = new LineBoard({ settings, charset, looks, onBoard, help });
    this.#news = greeting;
  }

  get #tsume(): Tsume {
    return this.#set.tsume;
  }

  /** The number of the problem and what is known of it. */
  heading(): Promise<string[]> {
    return this.#guarded(async () => {
      const tsume = this.#tsume;
      await tsume.verify();
      const finding = findingText(tsume);
      const news = this.#news;
      this.#news = [];
      return [...news, this.#title, ...(finding === '' ? [] : [finding]), ...this.#board.lines()];
    });
  }

  /** The problem that was gone to. @param note said before it; '' for nothing */
  #present(note = ''): Promise<string[]> {
    this.#news = [...this.#notes(), note].filter((text) => text !== '');
    return this.heading();
  }

  /** What the last try, word or step has changed. */
  #notes(): string[] {
    const text = notedText(this.#set.noted, this.#board.teller.isSpoken);
    return text === '' ? [] : [text];
  }

  /** Answers a line; an empty one with no lines. */
  answer(line: string): Promise<string[]> {
    return this.#guarded(async () => {
      const refused = this.#refused;
      this.#refused = undefined;
      const plain = parseWord(PLAIN_WORDS, line);
      if (plain) return this.#board.tell(plain);
      const word = parseWord(TSUME_WORDS, line);
      return word ? this.#doWord(word, refused) : this.#enter(line);
    });
  }

  /** Tells the failure of an engine; the problem stays. */
  async #guarded(answer: () => Promise<string[]>): Promise<string[]> {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return refuse(engineFaultText(TSUME_NAMES.defender, error));
    }
  }

  async #enter(line: string): Promise<string[]> {
    const tsume = this.#tsume;
    if (line.trim() === '') return [];
    if (tsume.state === 'solved') return refuse(TSUME_ANSWERS.solved);
    tsume.retract();
    const typed = tsume.read(line);
    switch (typed.kind) {
      case 'empty':
        return [];
      case 'refused':
        return refuse(
          refusalText(tsume.game.position, line, typed.reading, {
            words: LINE_WORDS,
            teller: this.#board.teller,
          }),
        );
      case 'no-check':
        return refuse(noCheckText(this.#inSentence(typed.tried)));
      case 'move':
        return this.#told(await tsume.try(typed.move));
    }
  }

  /** The moves that were played and their outcome. */
  #told(outcome: TryOutcome): string[] {
    const set = this.#set;
    set.note(outcome);
    switch (outcome.kind) {
      case 'forgotten':
        return [];
      case 'answered':
        return [this.#announce(outcome.tried), this.#announce(outcome.answer)];
      case 'solved': {
        const { text } = tryText(outcome, this.#tsume);
        const progress = progressText(set, this.#board.teller.isSpoken);
        return [this.#announce(outcome.tried), `= ${text} ${progress}`.trimEnd()];
      }
      default:
        return [
          ...refuse(tryText(outcome, this.#tsume, (move) => this.#inSentence(move)).text),
          ...this.#notes(),
        ];
    }
  }

  /** @param refused the word of help that the line before was refused */
  async #doWord(
    { word, argument }: WordLine<TsumeWord>,
    refused: HelpWord | undefined,
  ): Promise<string[]> {
    const set = this.#set;
    const tsume = this.#tsume;
    switch (word) {
      case 'undo':
        return tsume.undo() ? [TSUME_ANSWERS.undone] : refuse(TSUME_ANSWERS.noUndo);
      case 'hint': {
        if (tsume.state === 'solved') return refuse(TSUME_ANSWERS.solved);
        if (set.countsHelp && refused !== word) return this.#refuseHelp(word);
        const finding = await tsume.hint();
        if (finding.kind === 'mate') set.noteHelp();
        return [tsumeHintText(tsume.game.position, finding, this.#board.teller), ...this.#notes()];
      }
      case 'solution': {
        const text = solutionText(tsume, this.#board.teller);
        if (!tsume.solution) return refuse(text);
        if (set.countsHelp && refused !== word) return this.#refuseHelp(word);
        set.noteHelp();
        return [text, ...this.#notes()];
      }
      case 'next':
      case 'skip':
        return this.#goOn();
      case 'previous':
      case 'back':
        return set.previous() ? this.#present() : refuse(TSUME_ANSWERS.noPrevious);
      case 'go': {
        const index = /^\d{1,6}$/.test(argument.trim()) ? Number(argument) - 1 : -1;
        if (set.go(index)) return this.#present();
        return refuse(goFaultText(argument, set.problems.length));
      }
      case 'plies': {
        const length = set.findLength(argument);
        if (length === undefined) return refuse(pliesFaultText(set, argument));
        set.plies = length;
        return set.among().includes(set.index) ? [lengthText(length)] : this.#goOn();
      }
      case 'list': {
        const length = argument === '' ? undefined : set.findLength(argument);
        if (argument !== '' && length === undefined) return refuse(listFaultText(set, argument));
        return listedProblems(set, length, this.#charset, this.#board.teller.isSpoken);
      }
      case 'rating':
        return set.isRated
          ? [ratingsText(set, this.#charset, this.#board.teller.isSpoken)]
          : refuse(TSUME_ANSWERS.notRated);
      case 'quit':
        this.hasQuit = true;
        return [];
      default:
        return this.#board.answer(word, argument);
    }
  }

  /** Refuses help that counts until it is asked for again. */
  #refuseHelp(word: HelpWord): string[] {
    this.#refused = word;
    return refuse(helpRefusal(word));
  }

  /** Goes to the next problem. */
  async #goOn(): Promise<string[]> {
    const set = this.#set;
    const step = set.next();
    if (step === 'none') return refuse(set.isRated ? TSUME_ANSWERS.noOther : TSUME_ANSWERS.noNext);
    return this.#present(step === 'repeat' ? repeatText(set) : '');
  }

  /** A move of the problem, told as the settings say. */
  #announce(played: PlayedMove): string {
    const { speech, notation } = this.#settings.all;
    const { position, lastTo } = this.#before(played);
    return announcedText(position, played, lastTo, speech, notation);
  }

  /** The move without number and side. */
  #inSentence(played: PlayedMove): string {
    const { position, lastTo } = this.#before(played);
    return this.#board.teller.move(position, played.move, lastTo);
  }

  /** The position before a move that is the last or may be the next of the game. */
  #before(played: PlayedMove) {
    return positionBefore(this.#tsume.game, played);
  }

  /** The number of the problem, and who is to play. */
  get #title(): string {
    const { game } = this.#tsume;
    return `${problemTitle(this.#set, this.#charset)}. ${turnText(game.ply, game.turn)}`;
  }

  get #onBoard(): OnBoard {
    const { game, problem, moves } = this.#tsume;
    const last = moves.at(-1);
    return {
      game,
      bottom: problem.start.placement.turn,
      status: () => [this.#title],
      last: () => last && this.#announce(last),
    };
  }
}
