import { EngineError } from '../engine/engine.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { TryOutcome, Tsume } from '../match/tsume.ts';
import type { TsumeSet } from '../match/tsume-set.ts';
import {
  type PlainWord,
  parsePlainWord,
  parseTsumeWord,
  TSUME_WORDS,
  type TsumeWord,
  type WordLine,
} from '../match/words.ts';
import { formatHodgesList } from '../notation/hodges.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { boardLines } from '../text/board-lines.ts';
import type { Charset } from '../text/charset.ts';
import { engineFaultText } from '../text/engine-fault.ts';
import { PLAIN_WORD_HELP, playedText } from '../text/outcome.ts';
import { refusalText } from '../text/refusal.ts';
import { turnText } from '../text/status.ts';
import {
  findingText,
  goFaultText,
  noCheckText,
  notRememberedText,
  problemTitle,
  progressText,
  solutionText,
  TSUME_ANSWERS,
  TSUME_NAMES,
  TSUME_TASK,
  TSUME_WORD_HELP,
  tryText,
  tsumeHintText,
} from '../text/tsume.ts';
import {
  answerFlip,
  answerRules,
  answerSetting,
  answerShow,
  answerWhere,
  refuse,
  refuseLast,
  TELLING_WORDS,
} from './answers.ts';

export interface PlainTsumeOptions {
  readonly set: TsumeSet;
  readonly settings: SessionSettings;
  readonly charset: Charset;
}

/** Mating problems without a screen: one line in, one answer out. */
export class PlainTsume {
  readonly #set: TsumeSet;
  readonly #settings: SessionSettings;
  readonly #charset: Charset;
  #isTurned = false;
  #hasQuit = false;

  constructor({ set, settings, charset }: PlainTsumeOptions) {
    this.#set = set;
    this.#settings = settings;
    this.#charset = charset;
  }

  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  get #tsume(): Tsume {
    return this.#set.tsume;
  }

  /** Which problem it is, and what is to be known of it. */
  heading(): Promise<string[]> {
    return this.#guarded(async () => {
      const tsume = this.#tsume;
      await tsume.verify();
      const { game } = tsume;
      const finding = findingText(tsume);
      const title = `${problemTitle(this.#set, this.#charset)}. ${turnText(game.ply, game.turn)}`;
      return [title, ...(finding === '' ? [] : [finding]), ...this.#board()];
    });
  }

  /** The lines that answer a line; none for an empty one. */
  answer(line: string): Promise<string[]> {
    return this.#guarded(async () => {
      const plain = parsePlainWord(line);
      if (plain) return this.#tell(plain);
      const word = parseTsumeWord(line);
      return word ? this.#doWord(word) : this.#enter(line);
    });
  }

  /** What an engine fails at is said, and the problem stays. */
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
        return refuse(refusalText(tsume.game.position, line, typed.reading));
      case 'no-check':
        return refuse(noCheckText(typed.text));
      case 'move':
        return this.#told(await tsume.try(typed.move));
    }
  }

  /** The moves that were played, and what came of them. */
  #told(outcome: TryOutcome): string[] {
    const set = this.#set;
    switch (outcome.kind) {
      case 'forgotten':
        return [];
      case 'answered':
        return [playedText(outcome.tried), playedText(outcome.answer)];
      case 'solved': {
        const { text } = tryText(outcome, this.#tsume);
        const error = set.markSolved();
        const progress = error === undefined ? progressText(set) : notRememberedText(error);
        return [playedText(outcome.tried), `= ${text} ${progress}`.trimEnd()];
      }
      default:
        return refuse(tryText(outcome, this.#tsume).text);
    }
  }

  async #doWord({ word, argument }: WordLine<TsumeWord>): Promise<string[]> {
    const set = this.#set;
    const tsume = this.#tsume;
    const { variant } = tsume.problem;
    switch (word) {
      case 'undo':
        return tsume.undo() ? [TSUME_ANSWERS.undone] : refuse(TSUME_ANSWERS.noUndo);
      case 'hint': {
        if (tsume.state === 'solved') return refuse(TSUME_ANSWERS.solved);
        const finding = await tsume.hint();
        return [tsumeHintText(tsume.game.position, finding)];
      }
      case 'solution':
        return tsume.solution ? [solutionText(tsume)] : refuse(solutionText(tsume));
      case 'next':
      case 'skip':
        return set.go(set.index + 1) ? this.heading() : refuse(TSUME_ANSWERS.noNext);
      case 'previous':
      case 'back':
        return set.go(set.index - 1) ? this.heading() : refuse(TSUME_ANSWERS.noPrevious);
      case 'go': {
        const index = /^\d{1,6}$/.test(argument.trim()) ? Number(argument) - 1 : -1;
        if (set.go(index)) return this.heading();
        return refuse(goFaultText(argument, set.problems.length));
      }
      case 'moves':
        return [
          formatHodgesList(tsume.game.position)
            .map(({ text }) => text)
            .join(' '),
        ];
      case 'show':
        return answerShow(variant, argument, this.#charset);
      case 'flip':
        this.#isTurned = !this.#isTurned;
        return answerFlip(this.#flipped);
      case 'labels':
        return answerSetting(this.#settings, word, argument);
      case 'board':
        return this.#board();
      case 'rules':
        return answerRules(variant, this.#charset);
      case 'help':
        return helpLines();
      case 'quit':
        this.#hasQuit = true;
        return [];
    }
  }

  async #tell({ word, argument }: WordLine<PlainWord>): Promise<string[]> {
    const { game, moves } = this.#tsume;
    switch (word) {
      case 'speech':
        return refuse('speech: not at a problem.');
      case 'status':
        return [`${problemTitle(this.#set, this.#charset)}. ${turnText(game.ply, game.turn)}`];
      case 'last': {
        const last: PlayedMove | undefined = moves.at(-1);
        return last ? [playedText(last)] : refuseLast();
      }
      default:
        return answerWhere(game.position, word, argument);
    }
  }

  get #flipped(): boolean {
    return (this.#tsume.problem.start.placement.turn === 'white') !== this.#isTurned;
  }

  #board(): string[] {
    const { problem, game } = this.#tsume;
    const { labels, coordinates, reigning } = this.#settings.all;
    const style = { charset: this.#charset, labels, coordinates, reigning, flipped: this.#flipped };
    return boardLines(problem.variant, game.position, style);
  }
}

function helpLines(): string[] {
  return [
    TSUME_TASK,
    ...TSUME_WORDS.map(({ name }) => `${name}: ${TSUME_WORD_HELP[name]}`),
    ...TELLING_WORDS.map((name) => `${name}: ${PLAIN_WORD_HELP[name]}`),
  ];
}
