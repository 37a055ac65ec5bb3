import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_END } from '../../records/formats/formats.ts';
import { type Dispute, GameLock, type LockFault } from '../../records/store/game-lock.ts';
import { Conflict, type GameStore } from '../../records/store/store.ts';
import { makeFolder } from '../../records/store/whole-file.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { type Result, success } from '../../rules/core/result.ts';
import { type RoomEvent, roomEventSchema } from '../room-event.ts';
import type { RoomLog } from '../room-log.ts';
import { EventFile, readEventFile } from './event-file.ts';
import { ifThere } from './if-there.ts';

/** Ends the name of the file of events after that of the game. */
export const EVENTS_END = '.events';

export interface FileLogOptions {
  /** Called when another process asks for a game: whoever has it is to close it. */
  readonly onAsked: (game: string) => void;
  /** Called when another process has taken a game: nothing is appended from then on. */
  readonly onLost: (game: string) => void;
  /**
   * The lock of the whole folder, taken, where one process has all of it: then games have none of
   * their own, which each would want a watcher of the folder.
   */
  readonly lock?: GameLock;
}

interface OpenGame {
  readonly lock: GameLock;
  readonly file: EventFile<RoomEvent>;
  isLost: boolean;
}

/**
 * A log in the folder of games. A game is the name of its file: beside `NAME.psn`, which a person
 * reads, `NAME.psn.events` holds the events while the game runs.
 */
export class FileLog implements RoomLog {
  readonly #store: GameStore;
  readonly #options: FileLogOptions;
  readonly #open = new Map<string, OpenGame>();

  constructor(store: GameStore, options: FileLogOptions) {
    this.#store = store;
    this.#options = options;
  }

  /**
   * Opens a game for `append` and `keep`, which nobody else has then. Rejects with `LogDamage`, and
   * with what the system refuses.
   * @param game its name; there need not be such a game yet
   */
  async open(game: string, how: 'normal' | 'take-over'): Promise<Result<undefined, LockFault>> {
    const shared = this.#options.lock;
    const lock = shared ?? new GameLock(this.#store.pathOf(game));
    makeFolder(this.#store.folder);
    if (how === 'take-over') {
      await lock.takeOver();
    } else {
      const taken = lock.take();
      if (!taken.ok) return taken;
    }
    try {
      const file = await EventFile.open(this.#eventsOf(game), lock, roomEventSchema);
      this.#open.set(game, { lock, file, isLost: false });
    } catch (error) {
      this.#release(lock);
      throw error;
    }
    if (!shared) lock.guard((dispute) => this.#settle(game, dispute));
    return success(undefined);
  }

  /** Rejects with `Conflict` also where another process has taken the game. */
  async append(game: string, events: readonly RoomEvent[]): Promise<boolean> {
    const { file, lock, isLost } = this.#opened(game);
    if (isLost) throw new Conflict('open-elsewhere', lock.other);
    try {
      return await file.append(events);
    } catch (error) {
      if (error instanceof Conflict) this.#lose(game);
      throw error;
    }
  }

  /** A game need not be open. Rejects with `LogDamage`, too. */
  read(game: string, after: number): Promise<readonly RoomEvent[]> {
    const file = this.#open.get(game)?.file;
    return file ? file.read(after) : readEventFile(this.#eventsOf(game), after, roomEventSchema);
  }

  /** Rejects with `StoreError`. */
  async keep(game: string, record: GameRecord): Promise<void> {
    this.#store.save(this.#store.pathOf(game), record, this.#opened(game).lock);
  }

  async close(game: string, forget: boolean): Promise<void> {
    const { lock, file, isLost } = this.#opened(game);
    this.#open.delete(game);
    try {
      await file.close();
      if (forget && !isLost && lock.take().ok) await rm(this.#eventsOf(game), { force: true });
    } finally {
      this.#release(lock);
    }
  }

  /** The games that have events, the last played one first. */
  async unfinished(): Promise<readonly string[]> {
    const end = OWN_END + EVENTS_END;
    const { folder } = this.#store;
    const names = (await ifThere(readdir(folder))) ?? [];
    const games = await Promise.all(
      names
        .filter((name) => name.endsWith(end) && !name.startsWith('.'))
        .map(async (name) => ({
          game: name.slice(0, -end.length),
          // One may have gone meanwhile.
          modifiedMs: (await ifThere(stat(join(folder, name))))?.mtimeMs ?? 0,
        })),
    );
    return games.sort((a, b) => b.modifiedMs - a.modifiedMs).map(({ game }) => game);
  }

  #eventsOf(game: string): string {
    return this.#store.pathOf(game) + EVENTS_END;
  }

  #release(lock: GameLock): void {
    if (lock !== this.#options.lock) lock.release();
  }

  #opened(game: string): OpenGame {
    const opened = this.#open.get(game);
    if (!opened) throw new RangeError(`${game} is not open`);
    return opened;
  }

  #settle(game: string, dispute: Dispute): void {
    switch (dispute.kind) {
      case 'asked':
        this.#options.onAsked(game);
        return;
      case 'taken':
        this.#lose(game);
        return;
      case 'gone':
        this.#takeBack(game);
        return;
      default:
        dispute satisfies never;
    }
  }

  #lose(game: string): void {
    const opened = this.#open.get(game);
    if (!opened || opened.isLost) return;
    opened.isLost = true;
    this.#options.onLost(game);
  }

  #takeBack(game: string): void {
    try {
      if (!this.#opened(game).lock.take().ok) this.#lose(game);
    } catch {
      // The next append tries again.
    }
  }
}
