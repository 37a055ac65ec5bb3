import { TAKE_WORD } from '../activity/replay.ts';
import { EngineError } from '../engine/engine.ts';
import type { Match } from '../match/match.ts';
import type { MatchTable } from '../match/match-table.ts';
import { type Outcome, type PlayedMove, undone } from '../match/outcome.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import { type Opponents, seatOpponents } from '../match/participants/opponents.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import type { Handover } from '../match/saved-match.ts';
import {
  isLookingWord,
  isViewWord,
  PLAIN_WORDS,
  parseWord,
  type ViewWord,
  WORDS,
} from '../match/words.ts';
import { nameOf } from '../records/store/game-folder.ts';
import { StoreError } from '../records/store/store.ts';
import type { RefusedReading } from '../rules/notation/read-move.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import {
  engineFailedText,
  engineFaultText,
  engineStartedText,
  unseatedText,
} from '../text/engine-fault.ts';
import { hintText } from '../text/hint.ts';
import { LEARN_ELSEWHERE } from '../text/learn.ts';
import type { Looks } from '../text/looks.ts';
import { gameOverText } from '../text/not-understood.ts';
import {
  changeText,
  impossibleText,
  offerText,
  saveErrorText,
  saveFaultText,
  WORD_HELP,
} from '../text/outcome.ts';
import { resumeFaultText, storeErrorText } from '../text/record-fault.ts';
import { refusalText } from '../text/refusal.ts';
import { WATCH_ANSWERS } from '../text/watching.ts';
import {
  announce,
  endLines,
  gameHeading,
  gameOnBoard,
  lineWords,
  MOVES_HELP,
} from './game-lines.ts';
import { helpOf, LineBoard } from './line-board.ts';
import { refuse } from './run-lines.ts';
import { handoverLines, PlainWatch } from './watch.ts';

/** Words that still work when the game is over. */
const AFTER_END: ReadonlySet<string> = new Set([
  'hand',
  'where',
  'file',
  'rank',
  'last',
  'status',
  'board',
  'moves',
  'save',
  'note',
  'undo',
  'rematch',
  'show',
  'settings',
  'rules',
  'help',
  'quit',
]);

interface PlainPlayOptions {
  readonly match: Match;
  readonly table: MatchTable;
  readonly engines: EngineRoom;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  readonly looks?: Looks;
}

/** A game without a screen: one line in, one answer out. */
export class PlainPlay {
  #match: Match;
  #opponents: Opponents;
  readonly #table: MatchTable;
  readonly #engines: EngineRoom;
  readonly #settings: SessionSettings;
  readonly #charset: Charset;
  readonly #board: LineBoard;
  #news: string[] = [];
  /** Whether a line has quit. */
  hasQuit = false;
  /** Events of engines while a line is answered; undefined if each is told by itself. */
  #meanwhile: string[] | undefined;
  /** Writes lines that answer nothing. */
  #tellAlone: (lines: readonly string[]) => void = () => {};
  /** The game while another process has it. */
  #watch: PlainWatch | undefined;
  /** Whether the process that has taken the game has renamed or deleted it. */
  #isGone = false;
  readonly #endListening: () => void;
  /** Looks again whether an engine is to move. */
  #look = () => {};

  constructor({ match, table, engines, settings, charset, looks }: PlainPlayOptions) {
    this.#match = match;
    this.#table = table;
    this.#engines = engines;
    this.#settings = settings;
    this.#charset = charset;
    const onBoard = () => gameOnBoard(this.#match, settings.all, this.#opponents.person);
    const help = () => [
      `${MOVES_HELP[settings.all.speech]} One line in, one answer out.`,
      ...helpOf(lineWords(WORDS, match.variant), WORD_HELP),
    ];
    this.#board = new LineBoard({ settings, charset, looks, onBoard, help });
    this.#opponents = this.#seat(match);
    this.#endListening = table.onHandover((handover) => this.#handOver(handover));
  }

  /** Takes events that nobody typed: a flag falls, or another process takes the game over. */
  onOwnAccord(tell: (lines: readonly string[]) => void): void {
    this.#tellAlone = tell;
  }

  /** Ends the engines. */
  close(): void {
    this.#endListening();
    this.#watch?.end();
    this.#opponents.close();
    this.#engines.close();
  }

  /** Watches a game that another process has taken over. */
  #handOver(handover: Handover): void {
    if (handover.match !== this.#match) return;
    this.#opponents.close();
    this.#look();
    this.#tellAlone(handoverLines(handover));
    const game = this.#table.watch(handover.path);
    this.#isGone = !game.ok;
    if (game.ok) {
      this.#watch = new PlainWatch(game.value, () => this.#settings.all);
      this.#watch.follow((lines) => this.#tellAlone(lines));
    } else this.#tellAlone(refuse(WATCH_ANSWERS.gone));
  }

  /** The lines that answer a line while another process has the game. */
  #answerWatching(line: string, watch: PlainWatch): string[] | Promise<string[]> {
    this.#match = watch.match;
    const plain = parseWord(PLAIN_WORDS, line);
    if (plain) return this.#board.tell(plain);
    const word = parseWord(WORDS, line);
    const tells = word && isViewWord(word.word) && word.word !== 'hint' && word.word !== 'rematch';
    if (tells) return this.#view(word.word as ViewWord, word.argument);
    if (line.trim().toLowerCase() === TAKE_WORD) return this.#takeOver(watch);
    return line.trim() === '' ? [] : watch.refusal();
  }

  async #takeOver(watch: PlainWatch): Promise<string[]> {
    try {
      const match = await this.#table.takeOver(watch.path);
      if (!match.ok) return refuse(resumeFaultText(nameOf(watch.path), match.fault));
      watch.end();
      this.#watch = undefined;
      this.#match = match.value;
      this.#opponents = this.#seat(match.value);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return refuse(storeErrorText(error));
    }
    return [WATCH_ANSWERS.taken, ...(await this.heading())];
  }

  #seat(match: Match): Opponents {
    const resigns = () => this.#settings.all.resigns === 'on';
    const opponents = seatOpponents(match, this.#engines, resigns);
    const game = nameOf(this.#table.latestPath ?? '');
    this.#news = opponents.unseated.flatMap((engine) => refuse(unseatedText(engine, game)));
    opponents.keyboard.follow((event) => this.#hear(event));
    return opponents;
  }

  /** Tells what others do, in the answer to a line or by itself. */
  #hear(event: MatchEvent): void {
    const lines = this.#linesOf(event);
    if (this.#meanwhile) this.#meanwhile.push(...lines);
    else if (event.kind === 'failed' || event.kind === 'started') this.#news.push(...lines);
    else if (lines.length > 0) this.#tellAlone(lines);
    this.#look();
  }

  #linesOf(event: MatchEvent): string[] {
    switch (event.kind) {
      case 'moved':
        return [this.#announce(event.played), ...endLines(this.#match)];
      case 'ended':
        return endLines(this.#match);
      case 'taken-back':
        return [changeText(undone(event.moves), (move) => this.#announce(move))];
      case 'offered':
        return [offerText(event.offer)];
      case 'declined':
        return refuse(impossibleText('declined'));
      case 'failed':
        return refuse(engineFailedText(event));
      case 'started':
        return [engineStartedText(event)];
      case 'clock':
        return [];
    }
  }

  /** Takes the events of engines, each once. */
  #takeNews(): string[] {
    return this.#news.splice(0);
  }

  /** The variant and the side to play, or the end of a game that is over. */
  async heading(): Promise<string[]> {
    const heading = gameHeading(this.#match, this.#charset);
    const lines = [...heading, ...endLines(this.#match), ...this.#takeNews()];
    return [...lines, ...(await this.#enginesPlay(() => this.#opponents.begin()))];
  }

  /**
   * Waits until no engine is to move, and tells what they played. Without a person it waits for
   * nothing: each move is told by itself.
   */
  async #enginesPlay(begin = () => {}): Promise<string[]> {
    if (this.#opponents.hasNoPerson) {
      begin();
      return [];
    }
    const lines: string[] = [];
    this.#meanwhile = lines;
    begin();
    await this.#enginesRest();
    this.#meanwhile = undefined;
    return lines;
  }

  /** Waits until no engine is to move. */
  async #enginesRest(): Promise<void> {
    while (this.#opponents.toMove !== undefined) {
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    }
  }

  /** Waits for the end of a game that engines play with each other. */
  async playOut(): Promise<void> {
    if (this.#opponents.hasNoPerson) await this.#enginesRest();
    this.#tellAlone(this.#takeNews());
  }

  /** Answers a line; an empty one with no lines. */
  async answer(line: string): Promise<string[]> {
    if (this.#watch) return this.#answerWatching(line, this.#watch);
    const match = this.#match;
    const plain = parseWord(PLAIN_WORDS, line);
    const word = plain?.word ?? parseWord(WORDS, line)?.word;
    if (match.ending && line.trim() !== '' && !(word && AFTER_END.has(word))) {
      return refuse(gameOverText(line, [...AFTER_END]));
    }
    const news = this.#takeNews();
    if (plain) return [...news, ...(await this.#board.tell(plain))];
    const outcome = this.#opponents.keyboard.enter(line);
    const played = this.#enginesPlay();
    const answer = [...news, ...(await this.#describe(line, outcome)), ...(await played)];
    const unsaved = changes(outcome) && match.saveError !== undefined;
    return unsaved ? [...answer, ...refuse(saveErrorText(match.saveError))] : answer;
  }

  async #describe(line: string, outcome: Outcome): Promise<string[]> {
    switch (outcome.kind) {
      case 'empty':
        return [];
      case 'played':
        return [this.#announce(outcome), ...endLines(this.#match)];
      case 'ended': {
        const broken = outcome.reading ? this.#refuse(line, outcome.reading) : [];
        return [...broken, ...endLines(this.#match)];
      }
      case 'refused':
        return this.#refuse(line, outcome.reading);
      case 'impossible':
        // A game that another process takes over is told by itself.
        if (outcome.why === 'taken' && !this.#isGone) return [];
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

  #refuse(line: string, reading: RefusedReading): string[] {
    const words = [...lineWords(WORDS, this.#match.variant), ...PLAIN_WORDS];
    return refuse(
      refusalText(this.#match.game.position, line, reading, {
        words: words.map(({ name }) => name),
        teller: this.#board.teller,
      }),
    );
  }

  /** Tells a move of the game as the settings say. */
  #announce(played: PlayedMove): string {
    return announce(this.#match, played, this.#settings.all);
  }

  async #view(word: ViewWord, argument: string): Promise<string[]> {
    if (isLookingWord(word)) return this.#board.answer(word, argument);
    switch (word) {
      case 'settings':
        return Object.entries(this.#settings.all).map(([name, value]) => `${name} ${value}`);
      case 'rematch':
        this.#opponents.close();
        this.#match = this.#table.rematch(this.#match);
        this.#opponents = this.#seat(this.#match);
        return this.heading();
      case 'hint':
        return this.#hint();
      case 'learn':
        return refuse(LEARN_ELSEWHERE);
      case 'menu':
      case 'replay':
        return refuse(`${word}: not without a screen.`);
      case 'quit':
        this.hasQuit = true;
        return [];
    }
  }

  async #hint(): Promise<string[]> {
    const { game, ending } = this.#match;
    if (ending) return refuse(impossibleText('game-over'));
    const adviser = this.#engines.adviser();
    try {
      const report = await this.#opponents.hint(adviser);
      return report ? [hintText(game.position, report, this.#board.teller)] : [];
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return refuse(engineFaultText(adviser.engine.name, error));
    }
  }
}

/** Whether the outcome changes the file of the game. */
function changes({ kind }: Outcome): boolean {
  return kind === 'played' || kind === 'ended' || kind === 'undone' || kind === 'noted';
}
