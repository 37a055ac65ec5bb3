import { createHash } from 'node:crypto';
import { mkdir, open, rm, rmdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type PersonFolder, type PersonStore, passingFolder } from '../../hall/person-files.ts';
import { GameLock, type LockFault } from '../../records/store/game-lock.ts';
import { parseGameName } from '../../records/store/game-name.ts';
import { Conflict, GameStore } from '../../records/store/store.ts';
import { makeFolder } from '../../records/store/whole-file.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { type Result, success } from '../../rules/core/result.ts';
import { isGuest } from '../hall/hall-command.ts';
import { type HallEvent, hallEventSchema } from '../hall/hall-event.ts';
import type { HallLog, HallSnapshots, HouseStore, StoreNews } from '../hall/house-store.ts';
import { nameSides, type SideNames } from '../hall/side-names.ts';
import { Listeners } from '../listeners.ts';
import type { RoomLog } from '../room-log.ts';
import type { RoomTime } from '../room-time.ts';
import { systemCode } from '../system-code.ts';
import { FileLog } from './file-log.ts';
import { FolderSnapshots } from './folder-snapshots.ts';
import { LongEventFile } from './long-event-file.ts';

/** The files of a folder beside those of games and persons. */
export const HALL_FILE = 'hall.events';
export const HOST_KEY_FILE = 'host_key';

/** How long after something could not be written it is looked whether that works again. */
const PROBE_MS = 2000;

/** What must have room then. */
const PROBE_BYTES = 64 * 1024;

/**
 * The store of a server in a folder that nobody else has: `games/` as `FileLog` keeps them,
 * `hall.events`, and `people/` with a folder for each person.
 */
export class FolderStore implements HouseStore {
  readonly time: RoomTime;
  readonly hall: HallLog;
  readonly snapshots: HallSnapshots;
  readonly games: RoomLog;
  readonly people: PersonStore;
  readonly hereElsewhere = [];
  /** Why what is written failed last; missing where it did not. */
  readonly #failed = new Map<'hall' | 'games', string>();
  readonly #folder: string;
  readonly #store: GameStore;
  readonly #log: FileLog;
  readonly #lock: GameLock;
  readonly #hallFile: LongEventFile<HallEvent>;
  readonly #open = new Set<string>();
  readonly #listeners = new Listeners<StoreNews>();
  #cancelProbe = () => {};
  #isClosed = false;

  private constructor(
    folder: string,
    time: RoomTime,
    lock: GameLock,
    hallFile: LongEventFile<HallEvent>,
  ) {
    this.time = time;
    this.#folder = folder;
    this.#lock = lock;
    this.#hallFile = hallFile;
    this.#store = new GameStore({ folder: join(folder, 'games'), now: time.date });
    // Games are lost with the folder only, which the next append tells.
    const log = new FileLog(this.#store, { onAsked: () => {}, onLost: () => {}, lock });
    this.#log = log;
    this.games = {
      append: (game, events) => this.#noted('games', log.append(game, events)),
      read: (game, after) => log.read(game, after),
      keep: (game, record) => log.keep(game, record),
      close: (game, forget) => {
        this.#open.delete(game);
        return log.close(game, forget);
      },
    };
    this.hall = {
      append: (events) => this.#noted('hall', hallFile.append(events)),
      read: (after) => hallFile.read(after),
    };
    this.snapshots = new FolderSnapshots(join(folder, 'hall.snapshot'), lock);
    const people = join(folder, 'people');
    this.people = {
      open: (person) => openPerson(people, person),
      remove: (person) => rm(folderOf(people, person), { recursive: true, force: true }),
    };
  }

  /**
   * Opens the store of a folder, which is made where there is none. A server that is dead bars
   * nobody. Rejects with `LogDamage`, and with what the system refuses.
   * @returns the server that has the folder, if there is one
   */
  static async open(folder: string, time: RoomTime): Promise<Result<FolderStore, LockFault>> {
    makeFolder(folder);
    const lock = new GameLock(join(folder, 'house'));
    const taken = lock.take();
    if (!taken.ok) return taken;
    try {
      const hall = await LongEventFile.open(join(folder, HALL_FILE), lock, hallEventSchema);
      lock.guard(({ kind }) => {
        if (kind === 'gone') takeBack(lock);
      });
      return success(new FolderStore(folder, time, lock, hall));
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  async openGame(game: string): Promise<void> {
    const opened = await this.#log.open(game, 'normal');
    if (!opened.ok) throw new Conflict('open-elsewhere', opened.fault);
    this.#open.add(game);
  }

  unfinished(): Promise<readonly string[]> {
    return this.#log.unfinished();
  }

  async due(): Promise<readonly string[]> {
    return [];
  }

  async record(game: string): Promise<GameRecord | undefined> {
    const name = parseGameName(game);
    if (!name.ok || name.value !== game) return undefined;
    const file = this.#store.load(this.#store.pathOf(game));
    return file.ok ? file.value.games[0].record : undefined;
  }

  async nameSides(game: string, names: SideNames): Promise<void> {
    const record = await this.record(game);
    if (!record || !nameSides(record, names)) return;
    this.#store.save(this.#store.pathOf(game), record, this.#lock);
  }

  /** There is nobody to tell. */
  tellHere(): void {}

  readonly follow: HouseStore['follow'] = this.#listeners.follow;

  /** Gives the folder free after the last append. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelProbe();
    this.#listeners.clear();
    try {
      for (const game of [...this.#open]) await this.games.close(game, false);
      await this.#hallFile.close();
    } finally {
      this.#lock.release();
    }
  }

  get trouble(): string | undefined {
    const [code] = this.#failed.values();
    return code;
  }

  /** Notes what comes of an append. One to the hall may find room where a game does not. */
  async #noted(of: 'hall' | 'games', appended: Promise<boolean>): Promise<boolean> {
    try {
      const isAdded = await appended;
      this.#change(() => this.#failed.delete(of));
      return isAdded;
    } catch (error) {
      this.#change(() => this.#failed.set(of, systemCode(error)));
      // What another server has taken does not come back.
      if (!(error instanceof Conflict)) this.#probeLater();
      throw error;
    }
  }

  #probeLater(): void {
    this.#cancelProbe();
    if (this.#isClosed) return;
    this.#cancelProbe = this.time.schedule(() => {
      this.#probe().then(
        () => this.#change(() => this.#failed.clear()),
        () => this.#probeLater(),
      );
    }, PROBE_MS);
  }

  /** Rejects where the system takes nothing. */
  async #probe(): Promise<void> {
    const path = join(this.#folder, '.probe');
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES));
      await file.datasync();
    } finally {
      await file.close();
      await unlink(path);
    }
  }

  #change(note: () => void): void {
    const before = this.trouble;
    note();
    if (this.trouble === undefined) this.#cancelProbe();
    if (this.trouble !== before) this.#listeners.tell({ kind: 'trouble' });
  }
}

/** A lock that was removed is made again. */
function takeBack(lock: GameLock): void {
  try {
    lock.take();
  } catch {
    // The next append tries again.
  }
}

async function openPerson(people: string, person: string): Promise<PersonFolder> {
  if (isGuest({ id: person, name: '' })) return passingFolder();
  const folder = folderOf(people, person);
  makeFolder(people);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Whoever has left nothing need not be remembered.
  return { folder, close: () => rmdir(folder).catch(() => {}) };
}

/** An id may be anything; no name of a folder comes out of it. */
function folderOf(people: string, person: string): string {
  return join(people, personDigest(person));
}

/** Names a person where an id cannot: 64 hexadecimal digits. */
export function personDigest(person: string): string {
  return createHash('sha256').update(person).digest('hex');
}
