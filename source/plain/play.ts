import { EngineError } from '../engine/engine.ts';
import { bottomSide } from '../match/bottom-side.ts';
import { type EngineRoom, seatOpponents } from '../match/engine-room.ts';
import type { Match } from '../match/match.ts';
import type { MatchTable } from '../match/match-table.ts';
import type { Opponents } from '../match/opponents.ts';
import type { Outcome, PlayedMove } from '../match/outcome.ts';
import {
  type PlainWord,
  parsePlainWord,
  parseWord,
  type ViewWord,
  type WordLine,
} from '../match/words.ts';
import { nameOf } from '../records/game-folder.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { boardLines } from '../text/board-lines.ts';
import type { Charset } from '../text/charset.ts';
import { clocksText, timeControlText } from '../text/clock.ts';
import {
  engineFailedText,
  engineFaultText,
  engineStartedText,
  unseatedText,
} from '../text/engine-fault.ts';
import { hintText } from '../text/hint.ts';
import {
  changeText,
  impossibleText,
  offerText,
  saveErrorText,
  saveFaultText,
} from '../text/outcome.ts';
import { refusalText } from '../text/refusal.ts';
import { positionTitle, turnText } from '../text/status.ts';
import {
  answerFlip,
  answerRules,
  answerSetting,
  answerShow,
  refuse,
  TELLING_WORDS,
} from './answers.ts';
import { FlagTimer, type Schedule } from './flag-timer.ts';
import { announce, endLines, helpLines, movesLine, tellGame } from './game-lines.ts';

/** Words that still work when the game is over. */
const AFTER_END: ReadonlySet<string> = new Set([
  ...TELLING_WORDS,
  'board',
  'moves',
  'save',
  'note',
  'undo',
  'rematch',
  'quit',
]);

export interface PlainPlayOptions {
  readonly match: Match;
  readonly table: MatchTable;
  readonly engines: EngineRoom;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  /** Calls back after a time; the returned function cancels. Default: by the system. */
  readonly schedule?: Schedule;
}

/** A game without a screen: one line in, one answer out. */
export class PlainPlay {
  #match: Match;
  #opponents: Opponents;
  readonly #table: MatchTable;
  readonly #engines: EngineRoom;
  readonly #settings: SessionSettings;
  readonly #charset: Charset;
  #news: string[] = [];
  #turned = false;
  #hasQuit = false;
  /** Whether an engine may be thinking, whose moves are told when all of them are there. */
  #isBusy = false;
  readonly #flag: FlagTimer;

  constructor({ match, table, engines, settings, charset, schedule }: PlainPlayOptions) {
    this.#flag = new FlagTimer(() => this.#fall(), schedule);
    this.#match = match;
    this.#table = table;
    this.#engines = engines;
    this.#settings = settings;
    this.#charset = charset;
    this.#opponents = this.#seat(match);
  }

  /** What happens by itself: a flag falls. */
  onOwnAccord(tell: (lines: readonly string[]) => void): void {
    this.#flag.tell = tell;
  }

  /** Ends the engines, and the timer of the clock. */
  close(): void {
    this.#flag.follow(undefined);
    this.#opponents.close();
    this.#engines.close();
  }

  #seat(match: Match): Opponents {
    const resigns = () => this.#settings.all.resigns === 'on';
    const opponents = seatOpponents(match, this.#engines, resigns);
    const game = nameOf(this.#table.latestPath ?? '');
    this.#news = opponents.unseated.flatMap((engine) => refuse(unseatedText(engine, game)));
    for (const arrival of opponents.arrivals) {
      void arrival.then((news) => {
        if (news?.kind === 'failed') this.#news.push(...refuse(engineFailedText(news)));
        else if (news) this.#news.push(engineStartedText(news));
      });
    }
    return opponents;
  }

  /** What engines came to meanwhile, told once. */
  #takeNews(): string[] {
    return this.#news.splice(0);
  }

  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  /** What is played and who is to play, or how it has ended already. */
  async heading(): Promise<string[]> {
    const { record, game, variant, clock } = this.#match;
    const title = positionTitle(variant, record.start.placement, this.#charset);
    const timed = clock ? [`Clock: ${timeControlText(clock.control)}.`, clocksText(clock)] : [];
    const heading = [`${title}. ${turnText(game.ply, game.turn)}`, ...timed];
    this.#match.startClock();
    // By the time that the game was closed.
    this.#opponents.fall();
    const news = this.#takeNews();
    return [...heading, ...endLines(this.#match), ...news, ...(await this.#letOpponentsPlay())];
  }

  /** Ends the game where a flag has fallen; while an engine thinks that is told behind its moves. */
  #fall(): string[] {
    return this.#opponents.fall() && !this.#isBusy ? endLines(this.#match) : [];
  }

  /** What the engines play until it is a person's turn, or the game is over. */
  async #letOpponentsPlay(): Promise<string[]> {
    const lines: string[] = [];
    this.#isBusy = true;
    try {
      for (;;) {
        this.#flag.follow(this.#match.clock);
        const wasOver = this.#match.ending !== undefined;
        const outcome = await this.#opponents.play();
        lines.push(...this.#takeNews());
        if (outcome === undefined) return wasOver ? lines : [...lines, ...endLines(this.#match)];
        if (outcome.kind === 'failed') {
          return [...lines, ...refuse(engineFailedText(outcome)), ...endLines(this.#match)];
        }
        lines.push(...(await this.#describe('', outcome)));
        if (this.#match.offer) lines.push(offerText(this.#match.offer));
      }
    } finally {
      this.#isBusy = false;
    }
  }

  /** The lines that answer a line; none for an empty one. */
  async answer(line: string): Promise<string[]> {
    const match = this.#match;
    const plain = parsePlainWord(line);
    const word = plain?.word ?? parseWord(line)?.word;
    if (match.ending && line.trim() !== '' && !(word && AFTER_END.has(word))) {
      return refuse(impossibleText('game-over'));
    }
    const news = this.#takeNews();
    if (plain) return [...news, ...(await this.#tell(plain))];
    const outcome = this.#opponents.enter(line);
    const answer = [...news, ...(await this.#describe(line, outcome))];
    answer.push(...(await this.#letOpponentsPlay()));
    const unsaved = changes(outcome) && match.saveError !== undefined;
    return unsaved ? [...answer, ...refuse(saveErrorText(match.saveError))] : answer;
  }

  async #describe(line: string, outcome: Outcome): Promise<string[]> {
    switch (outcome.kind) {
      case 'empty':
        return [];
      case 'played':
        return [this.#announce(outcome), ...endLines(this.#match)];
      case 'ended':
        return endLines(this.#match);
      case 'refused':
        return refuse(refusalText(this.#match.game.position, line, outcome.reading));
      case 'impossible':
        return refuse(impossibleText(outcome.why, outcome.word));
      case 'not-saved':
        return refuse(saveFaultText(outcome.fault));
      case 'offered':
        return [offerText(outcome.offer)];
      case 'undone':
      case 'noted':
      case 'saved':
        return [changeText(outcome, (move) => this.#announce(move))];
      case 'view':
        return this.#view(outcome.word, outcome.argument);
    }
  }

  /** What the words of the line mode tell. */
  #tell({ word, argument }: WordLine<PlainWord>): string[] | Promise<string[]> {
    return word === 'speech'
      ? answerSetting(this.#settings, word, argument)
      : tellGame(this.#match, word, argument, this.#settings.all);
  }

  /** A move of the game, told as the settings say. */
  #announce(played: PlayedMove): string {
    return announce(this.#match, played, this.#settings.all);
  }

  async #view(word: ViewWord, argument: string): Promise<string[]> {
    const { variant, game } = this.#match;
    switch (word) {
      case 'board':
        return boardLines(variant, game.position, this.#boardStyle());
      case 'moves':
        return [movesLine(this.#match)];
      case 'show':
        return answerShow(variant, argument, this.#charset);
      case 'flip':
        this.#turned = !this.#turned;
        return answerFlip(this.#flipped);
      case 'labels':
        return answerSetting(this.#settings, word, argument);
      case 'rules':
        return answerRules(variant, this.#charset);
      case 'help':
        return helpLines();
      case 'settings':
        return Object.entries(this.#settings.all).map(([name, value]) => `${name} ${value}`);
      case 'rematch':
        this.#opponents.close();
        this.#match = this.#table.rematch(this.#match);
        this.#opponents = this.#seat(this.#match);
        return this.heading();
      case 'hint':
        return this.#hint();
      case 'menu':
      case 'replay':
        return refuse(`${word}: not without a screen.`);
      case 'quit':
        this.#hasQuit = true;
        return [];
    }
  }

  async #hint(): Promise<string[]> {
    const { game, ending } = this.#match;
    if (ending) return refuse(impossibleText('game-over'));
    const adviser = this.#engines.adviser();
    try {
      const report = await this.#opponents.hint(adviser);
      return report ? [hintText(game.position, report)] : [];
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return refuse(engineFaultText(adviser.engine.name, error));
    }
  }

  get #flipped(): boolean {
    const { flip } = this.#settings.all;
    const bottom = bottomSide(flip, this.#match.game.turn, this.#opponents.person);
    return (bottom === 'white') !== this.#turned;
  }

  #boardStyle() {
    const { labels, coordinates, reigning } = this.#settings.all;
    return { charset: this.#charset, labels, coordinates, reigning, flipped: this.#flipped };
  }
}

/** Whether the outcome is one that had to be saved. */
function changes({ kind }: Outcome): boolean {
  return kind === 'played' || kind === 'ended' || kind === 'undone' || kind === 'noted';
}
