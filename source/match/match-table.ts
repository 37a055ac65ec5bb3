import { COLORS, type Color, opposite } from '../core/color.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import type { SfenPosition } from '../notation/sfen.ts';
import { handicapOf } from '../notation/start.ts';
import { type FileFault, type ResumeFault, resumableGame } from '../records/game-file.ts';
import type { GameLock, LockFault } from '../records/game-lock.ts';
import {
  createRecord,
  ENGINE_TAGS,
  type GameRecord,
  recordDate,
  setTag,
  tagValue,
} from '../records/record.ts';
import type { GameStore } from '../records/store.ts';
import { formatTimeControl, type TimeControl } from '../records/time-control.ts';
import type { Match } from './match.ts';
import { timeControlOf } from './match-clock.ts';
import { SavedMatch } from './saved-match.ts';
import { type Player, playerOfName } from './side.ts';

export interface NewGame {
  readonly variant: Variant;
  readonly start: SfenPosition;
  readonly names: Readonly<Record<Color, string>>;
  /** Default: no clock. */
  readonly clock?: TimeControl | undefined;
  /** Commands of the programs that play a side. Default: none. */
  readonly engines?: Partial<Readonly<Record<Color, string>>>;
}

export interface MatchTableOptions {
  readonly store: GameStore;
  /** Whether a move that breaks a rule is refused or loses the game. */
  readonly illegal: () => 'refuse' | 'lose';
  readonly now: () => Date;
  /** What the clocks go by, in milliseconds from any moment on. Default: the time of `now`. */
  readonly nowMs?: () => number;
  /** Whether the time while a game is closed is taken from the side to move. Default: no. */
  readonly awayCounts?: () => boolean;
}

/**
 * Where matches begin and are resumed, one at a time; each is tied to the file in which it is
 * saved, and keeps that from other processes while it is open.
 */
export class MatchTable {
  readonly #options: MatchTableOptions;
  #latest: SavedMatch | undefined;
  /** Matches left for another that could not be saved. */
  #unsaved: SavedMatch[] = [];

  constructor(options: MatchTableOptions) {
    this.#options = options;
  }

  /** Why a game is not on the disk as it stands; undefined when all that were opened are. */
  get saveError(): unknown {
    return this.#all.map(({ match }) => match.saveError).find((error) => error !== undefined);
  }

  /** The file of the game begun or resumed last, as far as it has one. */
  get latestPath(): string | undefined {
    return this.#latest?.path;
  }

  /** The game begun or resumed last, if a path is that of its file. */
  latestAt(path: string): Match | undefined {
    return path === this.latestPath ? this.#latest?.match : undefined;
  }

  /** A new game. Its file is made when there is something to save. */
  start({ variant, start, names, engines = {}, clock }: NewGame): Match {
    const tags = [
      { name: 'Date', value: recordDate(this.#options.now()) },
      { name: 'Black', value: names.black },
      { name: 'White', value: names.white },
      ...(clock ? [{ name: 'TimeControl', value: formatTimeControl(clock) }] : []),
      ...COLORS.flatMap((color) => {
        const value = engines[color];
        return value === undefined ? [] : [{ name: ENGINE_TAGS[color], value }];
      }),
    ];
    return this.#open(createRecord({ variant, start, tags }));
  }

  /** Goes on with a game of a file. The game that is open here already is given as it stands. */
  resume(file: string): Result<Match, FileFault | ResumeFault | LockFault> {
    const { store } = this.#options;
    const path = store.find(file);
    if (path === undefined) return failure({ code: 'no-file', name: file });
    const open = this.#all.find((one) => one.path === path);
    if (open?.match.ending) return failure({ code: 'finished', score: open.match.record.score });
    if (open) return success(this.#show(open));
    const lock = store.lock(path);
    if (!lock.ok) return lock;
    try {
      // Read only now: another process may have gone on with it just before.
      const loaded = store.load(path);
      const game = loaded.ok ? resumableGame(loaded.value) : loaded;
      if (game.ok) return success(this.#open(game.value, path, lock.value));
      lock.value.release();
      return game;
    } catch (error) {
      lock.value.release();
      throw error;
    }
  }

  /** The same game once more: with colours changed, but in a handicap the giver stays White. */
  rematch({ record }: Match): Match {
    const { variant, start } = record;
    const black = playerName(record, 'black');
    const white = playerName(record, 'white');
    const isHandicap = handicapOf(variant, start.placement) !== undefined;
    const names = isHandicap ? { black, white } : { black: white, white: black };
    const engines: Partial<Record<Color, string>> = {};
    for (const color of COLORS) {
      const command = engineCommand(record, isHandicap ? color : opposite(color));
      if (command !== undefined) engines[color] = command;
    }
    return this.start({ variant, start, names, engines, clock: timeControlOf(record) });
  }

  /** Tries again to save what is not on the disk. @returns whether all of it is now */
  retrySave(): boolean {
    for (const { match } of this.#all) if (match.saveError !== undefined) match.save();
    this.#unsaved = this.#unsaved.filter((one) => !one.close());
    return this.saveError === undefined;
  }

  /** Stops the clocks and saves how far they have come, as when the line drops. */
  leave(): void {
    for (const one of this.#all) one.leave();
  }

  /** Ends all matches, with a last try to save them: `saveError` says whether that succeeded. */
  close(): void {
    this.leave();
    this.retrySave();
    for (const one of this.#all) one.release();
  }

  get #all(): readonly SavedMatch[] {
    return this.#latest ? [this.#latest, ...this.#unsaved] : this.#unsaved;
  }

  #open(record: GameRecord, path?: string, lock?: GameLock): Match {
    const { store, illegal, now, nowMs, awayCounts } = this.#options;
    const time = {
      date: now,
      nowMs: nowMs ?? (() => now().getTime()),
      awayCounts: awayCounts ?? (() => false),
    };
    return this.#show(new SavedMatch({ store, record, illegal, time, path, lock }));
  }

  /** Makes a match the latest; the one before it is closed when it is saved. */
  #show(next: SavedMatch): Match {
    this.#unsaved = this.#all.filter((one) => one !== next);
    for (const one of this.#unsaved) one.leave();
    this.#latest = next;
    this.retrySave();
    return next.match;
  }
}

/** The name of a player; `Guest` where the record has none. */
export function playerName(record: GameRecord, color: Color): string {
  return tagValue(record, color === 'black' ? 'Black' : 'White') ?? 'Guest';
}

/** Who plays a side, as the record tells. */
export function playerOf(record: GameRecord, color: Color): Player {
  const command = engineCommand(record, color);
  return command === undefined
    ? playerOfName(playerName(record, color))
    : { kind: 'engine', command };
}

/** The command of the program that plays a side. */
function engineCommand(record: GameRecord, color: Color): string | undefined {
  return tagValue(record, ENGINE_TAGS[color])?.trim() || undefined;
}

/** Calls a player by another name, from the next save on. */
export function renamePlayer(record: GameRecord, color: Color, name: string): void {
  setTag(record, color === 'black' ? 'Black' : 'White', name);
}
