import { formatOfName, OWN_FORMAT } from '../records/formats/formats.ts';
import { type FileFault, type ResumeFault, resumableGame } from '../records/store/game-file.ts';
import type { GameLock, LockFault } from '../records/store/game-lock.ts';
import type { GameStore } from '../records/store/store.ts';
import { createRecord, type GameRecord, recordDate, rulesTags } from '../records/tree/record.ts';
import { formatTimeControl, type TimeControl } from '../records/tree/time-control.ts';
import { COLORS, type Color } from '../rules/core/color.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { SfenPosition } from '../rules/notation/sfen.ts';
import { sideInRematch } from './furigoma.ts';
import type { Match } from './match.ts';
import { type TimeSource, timeControlOf } from './match-clock.ts';
import { type Player, playerName, playerOf, savedName, tagsOfPlayer } from './participants/side.ts';
import { type Handover, SavedMatch } from './saved-match.ts';
import { WatchedGame } from './watched-game.ts';

interface NewGame {
  readonly variant: Variant;
  readonly start: SfenPosition;
  readonly players: Readonly<Record<Color, Player>>;
  /** What the players are called. Default: as `savedName` calls them. */
  readonly names?: Readonly<Record<Color, string>>;
  /** Default: no clock. */
  readonly clock?: TimeControl | undefined;
}

interface MatchTableOptions {
  readonly store: GameStore;
  /** What becomes of a move that breaks a rule: it is refused, or it loses the game. */
  readonly illegal: () => 'refuse' | 'lose';
  readonly now: () => Date;
  /** The time of the clocks, in milliseconds from any moment on. Default: the time of `now`. */
  readonly nowMs?: () => number;
  /** Sets the timers of the clocks. Default: by the system. */
  readonly schedule?: TimeSource['schedule'];
  /** Whether the time while a game is closed is taken from the side to move. Default: no. */
  readonly awayCounts?: () => boolean;
}

/**
 * Begins and resumes matches, one at a time. Each is tied to the file in which it is saved, and
 * keeps other processes from that file while it is open.
 */
export class MatchTable {
  readonly #options: MatchTableOptions;
  #latest: SavedMatch | undefined;
  /** The match before the latest, if it has a file. */
  #before: SavedMatch | undefined;
  /** Earlier matches that could not be saved. */
  #unsaved: SavedMatch[] = [];
  readonly #listeners = new Set<(handover: Handover) => void>();

  constructor(options: MatchTableOptions) {
    this.#options = options;
  }

  /** Why a game is not on the disk as it stands; undefined if all of them are. */
  get saveError(): unknown {
    return this.#all.map(({ match }) => match.saveError).find((error) => error !== undefined);
  }

  /** The file of the latest game, if it has one. */
  get latestPath(): string | undefined {
    return this.#latest?.path;
  }

  /** Whether the program was cut off in the latest game, which goes on now. */
  get wasCutOff(): boolean {
    return this.#latest?.wasCutOff ?? false;
  }

  /** Whether the latest game has a clock and goes on. */
  get isTimed(): boolean {
    const { match } = this.#latest ?? {};
    return match?.clock !== undefined && match.ending === undefined;
  }

  /** The latest game that has a file, and whether it is over. */
  get left(): { readonly path: string; readonly isOver: boolean } | undefined {
    for (const saved of [this.#latest, this.#before]) {
      const path = saved?.path;
      if (!saved || path === undefined || this.#options.store.find(path) === undefined) continue;
      return { path, isOver: saved.match.ending !== undefined };
    }
    return undefined;
  }

  /** The latest game, if a path is that of its file. */
  latestAt(path: string): Match | undefined {
    return path === this.latestPath ? this.#latest?.match : undefined;
  }

  /** Begins a game. Its file is made by the first save. */
  start({ variant, start, players, names, clock }: NewGame): Match {
    const tags = [
      { name: 'Date', value: recordDate(this.#options.now()) },
      { name: 'Black', value: names?.black ?? savedName(players.black) },
      { name: 'White', value: names?.white ?? savedName(players.white) },
      ...(clock ? [{ name: 'TimeControl', value: formatTimeControl(clock) }] : []),
      ...COLORS.flatMap((color) => tagsOfPlayer(color, players[color])),
      ...rulesTags(variant),
    ];
    return this.#open(createRecord({ variant, start, tags }));
  }

  /** Goes on with the game of a file; a game that is open here already stays as it stands. */
  resume(file: string): Result<Match, FileFault | ResumeFault | LockFault> {
    const { store } = this.#options;
    const path = store.find(file);
    if (path === undefined) return failure({ code: 'no-file', name: file });
    const format = formatOfName(path) ?? OWN_FORMAT;
    if (format !== OWN_FORMAT) return failure({ code: 'foreign-format', format });
    const open = this.#all.find((one) => one.path === path);
    if (open?.match.ending) return failure({ code: 'finished', score: open.match.record.score });
    if (open) return success(this.#show(open));
    const lock = store.lock(path);
    return lock.ok ? this.#resumeLocked(path, lock.value) : lock;
  }

  /**
   * Goes on with a game that another process may have open: that process is asked to give it up,
   * and loses it if it does not answer within two seconds.
   */
  async takeOver(file: string): Promise<Result<Match, FileFault | ResumeFault | LockFault>> {
    const resumed = this.resume(file);
    if (resumed.ok || resumed.fault.code !== 'open-elsewhere') return resumed;
    const { store } = this.#options;
    // Nobody loses a game that cannot be played on.
    const loaded = store.load(file);
    if (!loaded.ok) return loaded;
    const game = resumableGame(loaded.value);
    if (!game.ok) return game;
    const { path } = loaded.value;
    return this.#resumeLocked(path, await store.takeOver(path));
  }

  /** Watches a game that another process has open. @param lastOwner as far as it is known */
  watch(file: string, lastOwner?: LockFault): Result<WatchedGame, FileFault> {
    const { store } = this.#options;
    const loaded = store.load(file);
    if (!loaded.ok) return loaded;
    const { path, games } = loaded.value;
    const [{ record, fault }] = games;
    if (!record) return failure(fault ?? { code: 'no-game' });
    return success(new WatchedGame(store, path, record, lastOwner));
  }

  /** Tells of each game that another process has taken over. @returns what ends it */
  onHandover(listener: (handover: Handover) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #resumeLocked(path: string, lock: GameLock): Result<Match, FileFault | ResumeFault> {
    try {
      // Read only now: another process may have gone on with it just before.
      const loaded = this.#options.store.load(path);
      const game = loaded.ok ? resumableGame(loaded.value) : loaded;
      if (game.ok) return success(this.#open(game.value, path, lock));
      lock.release();
      return game;
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /**
   * Begins the same game with colours changed; the giver of a handicap stays White.
   * @param level that the computer takes. Default: the same
   */
  rematch({ record }: Match, level?: number): Match {
    const { variant, start } = record;
    // Each of the two had the side that the other has now, or the same.
    const [first, second] = [sideInRematch(record, 'black'), sideInRematch(record, 'white')];
    const sideOf = (color: Color) => {
      const player = playerOf(record, color);
      const isOther = level !== undefined && player.kind === 'level';
      const next = isOther ? { ...player, level } : player;
      return { player: next, name: isOther ? savedName(next) : playerName(record, color) };
    };
    const [black, white] = [sideOf(first), sideOf(second)];
    return this.start({
      variant,
      start,
      players: { black: black.player, white: white.player },
      names: { black: black.name, white: white.name },
      clock: timeControlOf(record),
    });
  }

  /** Tries again to save what is not on the disk. @returns whether all of it is there now */
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
    const { store, illegal, now, nowMs, schedule, awayCounts } = this.#options;
    const time = {
      date: now,
      nowMs: nowMs ?? (() => now().getTime()),
      schedule: schedule ?? bySystem,
      awayCounts: awayCounts ?? (() => false),
    };
    const onHandover = (handover: Handover) => this.#handOver(handover);
    return this.#show(new SavedMatch({ store, record, illegal, time, path, lock, onHandover }));
  }

  /** Forgets a game that another process has taken. */
  #handOver(handover: Handover): void {
    if (this.#latest?.match === handover.match) this.#latest = undefined;
    this.#unsaved = this.#unsaved.filter(({ match }) => match !== handover.match);
    // The change that has just found it out is finished first.
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener(handover);
    });
  }

  /** Makes a match the latest, and closes the one before as soon as it is saved. */
  #show(next: SavedMatch): Match {
    this.#unsaved = this.#all.filter((one) => one !== next);
    for (const one of this.#unsaved) one.leave();
    if (this.#latest?.path !== undefined) this.#before = this.#latest;
    this.#latest = next;
    this.retrySave();
    return next.match;
  }
}

/** Timers of the system. */
export function bySystem(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
