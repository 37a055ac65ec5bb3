import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { GameRecord } from '../../records/tree/record.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { hallEventSchema } from '../hall/hall-event.ts';
import { type Here, hereSchema } from '../hall/here.ts';
import type { HallLog, HallSnapshots, HouseStore, StoreNews } from '../hall/house-store.ts';
import { Listeners } from '../listeners.ts';
import { roomEventSchema } from '../room-event.ts';
import { RoomGame } from '../room-game.ts';
import type { RoomLog } from '../room-log.ts';
import type { RoomTime } from '../room-time.ts';
import { systemCode } from '../system-code.ts';
import type { PersonFolders } from './person-folders.ts';
import { Database } from './pg-database.ts';
import { CHANNEL, PgLog } from './pg-log.ts';
import { PgPeople } from './pg-people.ts';
import { migrate, type SchemaFault } from './pg-schema.ts';
import { PgSnapshots } from './pg-snapshots.ts';
import { PgTime } from './pg-time.ts';

/** Why a store in a database cannot be opened. */
export type PgFault =
  | SchemaFault
  /** What was given is no URL of a database. */
  | { readonly code: 'bad-url' }
  /** The database cannot be reached, or refuses: `detail` is the code of the system or its own. */
  | { readonly code: 'away'; readonly detail: string };

/** The name of the hall among the games. */
const HALL = '';

/** How many events of the hall are read at once. */
const HALL_PAGE = 4000;

/** How often one looks for what no notice has told. */
const LOOK_MS = 2000;

/** How often a house says that it lives, and how long it counts after the last time. */
const ALIVE_MS = 5000;
const DEAD_AFTER_MS = 15_000;

/** The shortest time between two tellings of who is here. */
const HERE_MS = 200;

/** How long one waits before the database is tried again, at first and at most. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 5000;

/** How often the time is asked. */
const MEASURE_MS = 60_000;

/** A store of several houses in a PostgreSQL database. */
export class PgStore implements HouseStore {
  readonly time: PgTime;
  readonly hall: HallLog;
  readonly snapshots: HallSnapshots;
  readonly games: RoomLog;
  readonly people: PersonFolders;
  hereElsewhere: readonly Here[] = [];
  trouble: string | undefined;
  readonly #database: Database;
  readonly #log: PgLog;
  readonly #people: PgPeople;
  readonly #own: RoomTime;
  /** Names this house among those of the store. */
  readonly #id: string;
  readonly #listeners = new Listeners<StoreNews>();
  /** Timers that run again and again, by what they are for. */
  readonly #timers = new Map<string, () => void>();
  #here: readonly Here[] = [];
  /** The same as text, to see whether it changes. */
  #seenElsewhere = '[]';
  #isHereTold = true;
  #retryMs = FIRST_RETRY_MS;
  #isClosed = false;

  private constructor(database: Database, own: RoomTime, id: string) {
    this.#database = database;
    this.#own = own;
    this.#id = id;
    const { ask } = database;
    this.time = new PgTime(own, async () => {
      const [row] = await ask('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms');
      return Number(row?.ms);
    });
    const log = new PgLog(ask, own, id);
    this.#log = log;
    log.openGame(HALL);
    this.#people = new PgPeople(ask, own);
    this.people = this.#people;
    this.snapshots = new PgSnapshots(ask);
    this.hall = {
      append: (events) => log.append(HALL, events),
      read: (after) => log.read(HALL, after, hallEventSchema, HALL_PAGE),
    };
    const games = {
      append: (game, events) => log.append(named(game), events),
      read: (game, after) => log.read(named(game), after, roomEventSchema),
      keep: (game) => log.keep(named(game)),
      close: (game, forget) => log.close(named(game), forget),
      noteFlag: (game, seq, dueAtMs) => log.noteFlag(named(game), seq, dueAtMs),
    } satisfies RoomLog;
    this.games = games;
  }

  /** Opens the store, and makes its tables where they are missing or old. */
  static async open(url: string, own: RoomTime): Promise<Result<PgStore, PgFault>> {
    let store: PgStore | undefined;
    const database = Database.at(url, {
      onNotice: (text) => {
        if (store) store.#hear(text);
      },
      onTrouble: (code) => {
        if (store) store.#noteTrouble(code);
      },
    });
    if (!database.ok) return failure({ code: database.fault });
    try {
      const made = await database.value.transaction((ask) => migrate(ask));
      if (!made.ok) {
        await database.value.close();
        return made;
      }
      store = new PgStore(database.value, own, randomUUID());
      await store.#begin();
    } catch (error) {
      if (store) await store.close();
      await database.value.close();
      return failure({ code: 'away', detail: systemCode(error) });
    }
    return success(store);
  }

  async openGame(game: string): Promise<void> {
    this.#log.openGame(named(game));
  }

  /** Other houses may have them. */
  async unfinished(): Promise<readonly string[]> {
    return [];
  }

  due(): Promise<readonly string[]> {
    return this.#log.due();
  }

  async record(game: string): Promise<GameRecord | undefined> {
    const time = { ...this.time, nowMs: () => 0 };
    const folded = RoomGame.fold(await this.games.read(game, 0), { time });
    folded?.match.stopClock();
    return folded?.match.record;
  }

  tellHere(here: readonly Here[]): void {
    this.#here = here;
    this.#isHereTold = false;
    if (this.#timers.has('here')) return;
    this.#setTimer('here', HERE_MS, () => this.#tellOthers());
  }

  readonly follow: HouseStore['follow'] = this.#listeners.follow;

  /**
   * A secret of all houses, which the first of them has made. Rejects with `DatabaseError`.
   * @param name the same for all of them
   */
  async secret(name: string, make: () => string): Promise<string> {
    const { ask } = this.#database;
    const find = () => ask('SELECT value FROM secret WHERE name = $1', [name]);
    const [known] = await find();
    if (known) return String(known.value);
    await ask('INSERT INTO secret VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, make()]);
    const [made] = await find();
    return String(made?.value);
  }

  /** Ends after the last append. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#listeners.clear();
    for (const cancel of this.#timers.values()) cancel();
    await this.#log.end();
    await this.#people.end();
    try {
      await this.#log.writeFlags();
      await this.#database.ask(
        `WITH gone AS (DELETE FROM house WHERE id = $1)
        SELECT pg_notify('${CHANNEL}', $2)`,
        [this.#id, `${this.#id} here`],
      );
    } catch {
      // Others find out that this house is gone.
    }
    await this.#database.close();
  }

  async #begin(): Promise<void> {
    await this.#database.listen(CHANNEL);
    await this.time.measure();
    await this.#writeHere();
    await this.#readHere();
    this.#every('look', LOOK_MS, () => this.#look());
    this.#every('alive', ALIVE_MS, () => this.#writeHere());
    this.#every('time', MEASURE_MS, () => this.time.measure());
  }

  /** Does something again and again. While the database is away it is left to `#retry`. */
  #every(name: string, periodMs: number, run: () => Promise<void>): void {
    this.#setTimer(name, periodMs, async () => {
      try {
        if (this.trouble === undefined) await run();
      } finally {
        this.#every(name, periodMs, run);
      }
    });
  }

  #setTimer(name: string, delayMs: number, run: () => Promise<void>): void {
    if (this.#isClosed) return;
    const cancel = this.#own.schedule(() => {
      this.#timers.delete(name);
      // The database has told of what it refuses, and it is tried again.
      run().catch(() => {});
    }, delayMs);
    this.#timers.set(name, cancel);
  }

  #tellGame(game: string): void {
    this.#listeners.tell(game === HALL ? { kind: 'hall' } : { kind: 'game', game });
  }

  /** Hears a notice: `HOUSE event GAME` or `HOUSE here`. */
  #hear(text: string): void {
    const [, house, what, game = ''] = /^(\S+) (event|here)(?: ([\s\S]*))?$/.exec(text) ?? [];
    if (house === undefined || house === this.#id) return;
    if (what === 'here') this.#readHere().catch(() => {});
    else if (this.#log.open.includes(game)) this.#tellGame(game);
  }

  /** Looks for what other houses have done. */
  async #look(): Promise<void> {
    for (const game of await this.#log.changed()) this.#tellGame(game);
    await this.#readHere();
  }

  async #readHere(): Promise<void> {
    const rows = await this.#database.ask(
      `SELECT here FROM house
      WHERE id <> $1 AND seen > clock_timestamp() - $2 * interval '1 millisecond'
      ORDER BY since, id`,
      [this.#id, DEAD_AFTER_MS],
    );
    const here = rows.flatMap((row) => {
      const parsed = v.safeParse(v.array(hereSchema), row.here);
      return parsed.success ? parsed.output : [];
    });
    const seen = JSON.stringify(here);
    if (seen === this.#seenElsewhere || this.#isClosed) return;
    this.#seenElsewhere = seen;
    this.hereElsewhere = here;
    this.#listeners.tell({ kind: 'here' });
  }

  /** Writes that this house lives, and who is here; takes those out that do not. */
  async #writeHere(): Promise<void> {
    this.#isHereTold = true;
    try {
      await this.#database.ask(
        `WITH dead AS (
          DELETE FROM house
          WHERE id <> $1 AND seen < clock_timestamp() - $3 * interval '1 millisecond'
        )
        INSERT INTO house (id, here, seen) VALUES ($1, $2, clock_timestamp())
        ON CONFLICT (id) DO UPDATE SET here = excluded.here, seen = excluded.seen`,
        [this.#id, JSON.stringify(this.#here), DEAD_AFTER_MS],
      );
    } catch (error) {
      this.#isHereTold = false;
      throw error;
    }
  }

  async #tellOthers(): Promise<void> {
    if (!this.#isHereTold) await this.#writeHere();
    await this.#database.ask(`SELECT pg_notify('${CHANNEL}', $1)`, [`${this.#id} here`]);
  }

  #noteTrouble(code: string): void {
    if (this.#isClosed) return;
    const isNew = this.trouble === undefined;
    this.trouble = code;
    if (!isNew) return;
    this.#retryMs = FIRST_RETRY_MS;
    this.#retryLater();
    this.#listeners.tell({ kind: 'trouble' });
  }

  #retryLater(): void {
    this.#setTimer('retry', this.#retryMs, () => this.#retry());
  }

  /** Begins anew with the database; where that works, all may have changed. */
  async #retry(): Promise<void> {
    try {
      await this.#database.listen(CHANNEL);
      await this.#writeHere();
      await this.time.measure();
      await this.#readHere();
    } catch {
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
      this.#retryLater();
      return;
    }
    this.trouble = undefined;
    this.#listeners.tell({ kind: 'trouble' });
    for (const game of this.#log.open) this.#tellGame(game);
  }
}

/** A game; its name is not that of the hall. */
function named(game: string): string {
  if (game === HALL) throw new RangeError('a game has a name');
  return game;
}
