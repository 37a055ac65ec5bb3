import { randomUUID } from 'node:crypto';
import { PersonFiles } from '../../hall/person-files.ts';
import { Pacer } from '../../pace/pace.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Here } from '../hall/here.ts';
import type { HallLog, HallSnapshots, HouseStore, StoreNews } from '../hall/house-store.ts';
import { nameSides, type SideNames } from '../hall/side-names.ts';
import { Listeners } from '../listeners.ts';
import { roomEventSchema } from '../room-event.ts';
import { RoomGame } from '../room-game.ts';
import type { RoomLog } from '../room-log.ts';
import type { RoomTime } from '../room-time.ts';
import { systemCode } from '../system-code.ts';
import { Database } from './pg-database.ts';
import { PgHall } from './pg-hall.ts';
import { PgLog } from './pg-log.ts';
import { PgPresence } from './pg-presence.ts';
import { findRecord, writeRecord } from './pg-records.ts';
import { PgRounds } from './pg-rounds.ts';
import { migratePg, type PgSchemaFault } from './pg-schema.ts';
import { PgSnapshots } from './pg-snapshots.ts';
import { PgTime } from './pg-time.ts';
import { CHANNEL, PgWake, readNotice } from './pg-wake.ts';

/** Why a store in a database cannot be opened. */
export type PgFault =
  | PgSchemaFault
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

/** How often a house says that it lives. */
const ALIVE_MS = 5000;

/** How often a house writes who is there, and reads who is at others. */
const WRITE_HERE = { perSecond: 3, atOnce: 1 };
const READ_HERE = { perSecond: 5, atOnce: 1 };

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
  readonly people: PersonFiles;
  hereElsewhere: readonly Here[] = [];
  trouble: string | undefined;
  readonly #database: Database;
  readonly #log: PgLog;
  /** Names this house among those of the store. */
  readonly #id = randomUUID();
  readonly #listeners = new Listeners<StoreNews>();
  readonly #rounds: PgRounds;
  readonly #wake: PgWake;
  readonly #presence: PgPresence;
  readonly #hereWriter: Pacer;
  readonly #hereReader: Pacer;
  #retryMs = FIRST_RETRY_MS;
  #isClosed = false;

  private constructor(database: Database, own: RoomTime) {
    this.#database = database;
    this.#rounds = new PgRounds(own.schedule, () => this.trouble !== undefined);
    const { ask } = database;
    this.time = new PgTime(own, async () => {
      const [row] = await ask('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms');
      return Number(row?.ms);
    });
    const wake = new PgWake(ask, own, this.#id);
    this.#wake = wake;
    const log = new PgLog(ask, own, (game) => wake.game(game));
    this.#log = log;
    log.openGame(HALL);
    this.people = new PersonFiles({ ask, time: own });
    this.#presence = new PgPresence(ask, this.#id);
    this.#hereWriter = new Pacer(() => void this.#writeHere().catch(() => {}), WRITE_HERE, own);
    this.#hereReader = new Pacer(() => void this.#readHere().catch(() => {}), READ_HERE, own);
    this.snapshots = new PgSnapshots(ask);
    const hall = new PgHall(database, HALL_PAGE);
    this.hall = {
      append: (events) => log.append(HALL, events),
      read: async (after) => {
        const events = await hall.read(after);
        log.note(HALL, after + events.length);
        return events;
      },
      shared: {
        add: async (after, proposals, hasTurn) => {
          const done = await hall.add(after, proposals, hasTurn);
          const seq = after + done.news.length + done.added.length;
          log.note(HALL, seq);
          if (done.added.length > 0) wake.hall(seq);
          return done;
        },
        inTurn: (run) => (this.trouble === undefined ? hall.inTurn(run) : run()),
      },
    };
    this.games = {
      append: (game, events) => log.append(named(game), events),
      read: (game, after) => log.read(named(game), after, roomEventSchema),
      keep: (game) => log.keep(named(game)),
      close: (game, forget) => log.close(named(game), forget),
      noteFlag: (game, seq, dueAtMs) => log.noteFlag(named(game), seq, dueAtMs),
    };
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
      const made = await database.value.transaction((ask) => migratePg(ask));
      if (!made.ok) {
        await database.value.close();
        return made;
      }
      store = new PgStore(database.value, own);
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
    const events = await this.games.read(game, 0);
    if (events.length === 0) return findRecord(this.#database.ask, game);
    const folded = RoomGame.fold(events, { time });
    folded?.match.stopClock();
    return folded?.match.record;
  }

  async nameSides(game: string, names: SideNames): Promise<void> {
    const { ask } = this.#database;
    const record = await findRecord(ask, game);
    if (record && nameSides(record, names)) await writeRecord(ask, game, record);
  }

  tellHere(here: readonly Here[]): void {
    this.#presence.set(here);
    if (!this.#isClosed) this.#hereWriter.ask();
  }

  readonly follow: HouseStore['follow'] = this.#listeners.follow;

  /**
   * A secret of all houses, which the first of them has made. Rejects with `SqlError`.
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
    this.#rounds.end();
    this.#hereWriter.stop();
    this.#hereReader.stop();
    await this.#log.end();
    await this.people.end();
    try {
      await this.#log.writeFlags();
      await this.#presence.leave();
      this.#wake.here();
      await this.#wake.end();
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
    this.#rounds.every('look', LOOK_MS, () => this.#look());
    this.#rounds.every('alive', ALIVE_MS, () => this.#writeHere());
    this.#rounds.every('time', MEASURE_MS, () => this.time.measure());
  }

  #tellGame(game: string): void {
    this.#listeners.tell(game === HALL ? { kind: 'hall' } : { kind: 'game', game });
  }

  #hear(text: string): void {
    const notice = readNotice(text);
    if (!notice || notice.house === this.#id || this.#isClosed) return;
    if (notice.isHere) this.#hereReader.ask();
    if (notice.hall !== undefined) this.#listeners.tell({ kind: 'hall', seq: notice.hall });
    for (const game of notice.games) if (this.#log.isOpen(game)) this.#tellGame(game);
  }

  /** Looks for what other houses have done. */
  async #look(): Promise<void> {
    for (const game of await this.#log.changed()) this.#tellGame(game);
    await this.#readHere();
  }

  async #readHere(): Promise<void> {
    if (!(await this.#presence.read()) || this.#isClosed) return;
    this.hereElsewhere = this.#presence.elsewhere;
    this.#listeners.tell({ kind: 'here' });
  }

  /** Writes that this house lives, and who is here; where that has changed, the others hear of it. */
  async #writeHere(isAnew = false): Promise<void> {
    if (await this.#presence.write(isAnew)) this.#wake.here();
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
    this.#rounds.after('retry', this.#retryMs, () => this.#retry());
  }

  /** Begins anew with the database; where that works, all may have changed. */
  async #retry(): Promise<void> {
    try {
      await this.#database.listen(CHANNEL);
      await this.#writeHere(true);
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
