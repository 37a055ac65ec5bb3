import type { GameTold } from '../activity/game.ts';
import { PLAY_ROWS } from '../activity/play.ts';
import { startSmallGame } from '../match/lessons/small-game.ts';
import type { Task } from '../match/lessons/task.ts';
import type { Match } from '../match/match.ts';
import type { MatchTable } from '../match/match-table.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import { parseWord } from '../match/words.ts';
import type { GameStore } from '../records/store/store.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Tongue } from '../text/tongue.ts';
import type { LineStyle } from './line-face.ts';
import type { LineSession } from './line-session.ts';
import { matchLines } from './play.ts';
import type { Copy, LineMode } from './run-lines.ts';

/** What a game in a course needs. */
export interface SmallGameOptions extends LineStyle {
  readonly table: MatchTable;
  readonly engines: EngineRoom;
  readonly store: GameStore;
  readonly settings: SessionSettings;
  /** The name of the player. */
  readonly ownName: () => string;
}

/** The game at the end of a course, line by line: each turn of the learner begins with a hint. */
export class SmallGameLines implements LineMode {
  readonly #tongue: Tongue;
  readonly #match: Match;
  readonly #mode: LineSession<GameTold>;

  constructor(options: SmallGameOptions, task: Task) {
    this.#tongue = options.tongue;
    this.#match = startSmallGame(options.table, task, options.ownName());
    this.#mode = matchLines({ ...options, match: this.#match });
  }

  get isOver(): boolean {
    return this.#match.ending !== undefined;
  }

  /** Whether the learner, who plays Black, has won. */
  get isWon(): boolean {
    return this.#match.ending?.winner === 'black';
  }

  get hasQuit(): boolean {
    return this.#mode.hasQuit;
  }

  /** Whether a line is a word of the game. */
  knows(line: string): boolean {
    return parseWord(PLAY_ROWS, line) !== undefined;
  }

  onOwnAccord(tell: (lines: readonly string[]) => void): void {
    this.#mode.onOwnAccord(tell);
  }

  onClipboard(copy: Copy): void {
    this.#mode.onClipboard(copy);
  }

  /** Ends the engines. */
  close(): Promise<void> {
    return this.#mode.close();
  }

  async heading(): Promise<string[]> {
    const heading = await this.#mode.heading();
    return [...heading, ...(await this.#mode.answer('board')), ...(await this.#hint())];
  }

  async answer(line: string): Promise<string[]> {
    const { ply } = this.#match.game;
    const told = await this.#mode.answer(line);
    if (this.hasQuit)
      return this.isOver ? told : [...told, this.#tongue.texts.learn.LEARN_ANSWERS.gameLeft];
    return this.#match.game.ply === ply ? told : [...told, ...(await this.#hint())];
  }

  async #hint(): Promise<string[]> {
    return this.isOver ? [] : this.#mode.answer('hint');
  }
}
