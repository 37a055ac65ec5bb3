import type { Color } from '../core/color.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import type { SfenPosition } from '../notation/sfen.ts';
import { handicapOf } from '../notation/start.ts';
import { createRecord, type GameRecord, recordDate, tagValue } from '../records/record.ts';
import {
  type FileFault,
  type GameStore,
  nameOf,
  type RenameFault,
  type ResumeFault,
  resumableGame,
} from '../records/store.ts';
import { Match } from './match.ts';

export interface NewGame {
  readonly variant: Variant;
  readonly start: SfenPosition;
  readonly names: Readonly<Record<Color, string>>;
}

export interface MatchTableOptions {
  readonly store: GameStore;
  /** Whether a move that breaks a rule is refused or loses the game. */
  readonly illegal: () => 'refuse' | 'lose';
  readonly now: () => Date;
}

/** Where matches begin and are resumed; each is tied to the file in which it is saved. */
export class MatchTable {
  readonly #options: MatchTableOptions;
  #pathOfLatest: () => string | undefined = () => undefined;
  #latest: Match | undefined;

  constructor(options: MatchTableOptions) {
    this.#options = options;
  }

  /** Why the game that was opened last is not on the disk as it stands; undefined when it is. */
  get saveError(): unknown {
    return this.#latest?.saveError;
  }

  /** The file of the game begun or resumed last, as far as it has one. */
  get latestPath(): string | undefined {
    return this.#pathOfLatest();
  }

  /** The game begun or resumed last, if a path is that of its file. */
  latestAt(path: string): Match | undefined {
    return path === this.latestPath ? this.#latest : undefined;
  }

  /** A new game. Its file is made when there is something to save. */
  start({ variant, start, names }: NewGame): Match {
    const tags = [
      { name: 'Date', value: recordDate(this.#options.now()) },
      { name: 'Black', value: names.black },
      { name: 'White', value: names.white },
    ];
    return this.#open(createRecord({ variant, start, tags }));
  }

  /** Goes on with a game of a file. */
  resume(file: string): Result<Match, FileFault | ResumeFault> {
    const loaded = this.#options.store.load(file);
    if (!loaded.ok) return loaded;
    const game = resumableGame(loaded.value);
    return game.ok ? success(this.#open(game.value, loaded.value.path)) : failure(game.fault);
  }

  /** The game that was played last of those that are not finished. */
  resumeLatest(): Match | undefined {
    const latest = this.#options.store.latestUnfinished();
    return latest && this.#open(latest.record, latest.path);
  }

  /** The same game once more: with colours changed, but in a handicap the giver stays White. */
  rematch({ record }: Match): Match {
    const { variant, start } = record;
    const black = playerName(record, 'black');
    const white = playerName(record, 'white');
    const isHandicap = handicapOf(variant, start.placement) !== undefined;
    const names = isHandicap ? { black, white } : { black: white, white: black };
    return this.start({ variant, start, names });
  }

  #open(record: GameRecord, existing?: string): Match {
    const { store, illegal } = this.#options;
    let path = existing;
    this.#pathOfLatest = () => path;
    this.#latest = new Match(record, {
      // Asked at every move, since the setting may be changed during the game.
      get illegal() {
        return illegal();
      },
      save: () => {
        if (path === undefined) path = store.create(record);
        else store.save(path, record);
      },
      rename: (name): Result<string, RenameFault> => {
        path ??= store.create(record);
        const renamed = store.rename(path, name);
        if (!renamed.ok) return renamed;
        path = renamed.value;
        return success(nameOf(path));
      },
    });
    return this.#latest;
  }
}

/** The name of a player; `Guest` where the record has none. */
export function playerName(record: GameRecord, color: Color): string {
  return tagValue(record, color === 'black' ? 'Black' : 'White') ?? 'Guest';
}
