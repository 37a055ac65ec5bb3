import { type EngineRoom, seatOpponents } from '../match/engine-room.ts';
import type { Match } from '../match/match.ts';
import type { MatchTable } from '../match/match-table.ts';
import type { Opponents } from '../match/opponents.ts';
import type { MoveNotation } from '../notation/display.ts';
import type { GameStore } from '../records/store.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import {
  type CharacterWidths,
  decideCharset,
  decideColour,
  type Environment,
} from '../terminal/capabilities.ts';
import type { Charset } from '../text/charset.ts';
import { type Theme, themeFor } from './theme.ts';

export interface ServiceOptions {
  readonly settings: SessionSettings;
  readonly store: GameStore;
  readonly table: MatchTable;
  readonly engines: EngineRoom;
  readonly env: Environment;
  /** Numbers from 0 to below 1. */
  readonly random: () => number;
}

/** What all screens share. */
export class Services {
  readonly settings: SessionSettings;
  readonly store: GameStore;
  readonly table: MatchTable;
  readonly engines: EngineRoom;
  readonly random: () => number;
  #opponents: Opponents | undefined;
  readonly #env: Environment;
  /** How wide the terminal says that its characters are, once it has answered. */
  widths: CharacterWidths | undefined;

  constructor({ settings, store, table, engines, env, random }: ServiceOptions) {
    this.settings = settings;
    this.store = store;
    this.table = table;
    this.engines = engines;
    this.random = random;
    this.#env = env;
  }

  /** The engines of the match that comes on the board; those of the one before are ended. */
  seat(match: Match): Opponents {
    this.#opponents?.close();
    this.#opponents = seatOpponents(match, this.engines, () => this.settings.all.resigns === 'on');
    return this.#opponents;
  }

  /** Ends all engines. */
  close(): void {
    this.#opponents?.close();
    this.engines.close();
  }

  get charset(): Charset {
    return decideCharset({
      setting: this.settings.all.charset,
      env: this.#env,
      widths: this.widths,
    });
  }

  /** The notation of move list, echo and completion; in ascii Japanese gives way to numbers. */
  get notation(): MoveNotation {
    const { notation } = this.settings.all;
    return notation === 'japanese' && this.charset === 'ascii' ? 'numbers' : notation;
  }

  get theme(): Theme {
    const { theme, colour } = this.settings.all;
    return themeFor(theme, decideColour({ setting: colour, env: this.#env }));
  }
}
