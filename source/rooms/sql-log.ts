import * as v from 'valibot';
import { isAboutRows, isTaken, type Sql } from '../sql/sql.ts';
import { type RoomEvent, roomEventSchema } from './room-event.ts';
import type { RoomLog } from './room-log.ts';

/** The most rows that go out together; one append may have more. */
const LARGEST_BATCH = 256;

/** How long flags are gathered before they are written. */
const FLAGS_MS = 100;

/** How long after a flag has fallen it is to be judged by whoever finds it, and how many at once. */
const OVERDUE_MS = 1000;
const MOST_DUE = 100;

/** How many of the last appends are remembered. */
const REMEMBERED = 1000;

/** What was written of games. */
export class StoreMeter {
  moves = 0;
  /** How long the last appends took, in milliseconds, in no order. */
  readonly #appendsMs: number[] = [];
  #appends = 0;

  note(tookMs: number): void {
    this.#appendsMs[this.#appends % REMEMBERED] = tookMs;
    this.#appends++;
  }

  /** The longest time that an append took, the slowest of a hundred left out; 0 before the first. */
  get appendMs(): number {
    const sorted = this.#appendsMs.toSorted((one, other) => one - other);
    return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  }
}

/** An append that is not in the database yet. */
interface Waiting {
  readonly game: string;
  /** The numbers of its first and its last event. */
  readonly first: number;
  readonly last: number;
  /** The values of its rows. */
  readonly rows: readonly (readonly unknown[])[];
  readonly resolve: (isAdded: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The events of games in a database. The key of a game and a number refuses whoever comes second,
 * that of a game and an id whoever comes again. What is appended while others are written goes out
 * together.
 */
export class SqlLog implements RoomLog {
  readonly meter = new StoreMeter();
  readonly #sql: Sql;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  /** The number of the last event that is known, of each game that was read or added to. */
  readonly #known = new Map<string, number>();
  /** When flags fall, as was not written yet. */
  #flags = new Map<string, readonly [seq: number, dueAtMs: number | null]>();
  #cancelFlags: (() => void) | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async append(game: string, events: readonly RoomEvent[]): Promise<boolean> {
    const [first, last] = [events[0]?.seq, events.at(-1)?.seq];
    if (first === undefined || last === undefined) return true;
    // Now, since whoever appends may change the events meanwhile.
    const rows = events.map((event) => {
      const { seq, id } = event;
      return [game, seq, id === undefined ? null : JSON.stringify(id), JSON.stringify(event)];
    });
    const { nowMs } = this.#sql.time;
    const startMs = nowMs();
    const isAdded = await new Promise<boolean>((resolve, reject) => {
      this.#waiting.push({ game, first, last, rows, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
    this.meter.note(nowMs() - startMs);
    if (isAdded) this.meter.moves += events.filter(({ kind }) => kind === 'moved').length;
    return isAdded;
  }

  /** Remembers the game until `close`. Rejects, too, where a row is no event. */
  async read(game: string, after: number): Promise<readonly RoomEvent[]> {
    const find = 'select seq, body from event where game = $1 and seq > $2 order by seq';
    const rows = await this.#sql.ask(find, [game, after]);
    const events = rows.map(({ seq, body }) => readEvent(game, Number(seq), String(body)));
    const last = events.at(-1)?.seq;
    if (last !== undefined) this.#note(game, last);
    return events;
  }

  /** Resolves after what was added to the game before. */
  async close(game: string): Promise<void> {
    await this.#writing;
    this.#known.delete(game);
  }

  /** See `RoomLog`. Is written a little later. */
  noteFlag(game: string, seq: number, dueAtMs: number | undefined): void {
    this.#flags.set(game, [seq, dueAtMs === undefined ? null : Math.ceil(dueAtMs)]);
    this.#cancelFlags ??= this.#sql.time.schedule(() => {
      // If they cannot be written, whoever has the games open judges them, or notes them again.
      void this.writeFlags().catch(() => {});
    }, FLAGS_MS);
  }

  /** Writes what was noted of flags. Rejects with `SqlError`; then it stays noted. */
  async writeFlags(): Promise<void> {
    this.#cancelFlags?.();
    this.#cancelFlags = undefined;
    // In one order, too.
    const flags = [...this.#flags].sort(([a], [b]) => (a < b ? -1 : 1));
    if (flags.length === 0) return;
    this.#flags = new Map();
    const values = placesOf(flags.length, ['text', 'integer', 'bigint']);
    try {
      // Whoever has added something since notes its flag.
      await this.#sql.ask(
        `with flag (name, seq, due) as (values ${values})
        update game set due = flag.due from flag where game.name = flag.name and not exists
          (select 1 from event where event.game = flag.name and event.seq > flag.seq)`,
        flags.flatMap(([game, [seq, dueAtMs]]) => [game, seq, dueAtMs]),
      );
    } catch (error) {
      this.#flags = new Map([...flags, ...this.#flags]);
      throw error;
    }
  }

  /** Games that go on and of which the flag should have been judged, the first ones. */
  async due(nowMs: number): Promise<readonly string[]> {
    const rows = await this.#sql.ask(
      `select name from game where ended is null and due < $1 order by due limit ${MOST_DUE}`,
      [Math.floor(nowMs) - OVERDUE_MS],
    );
    return rows.map(({ name }) => String(name));
  }

  /** Games that are over, as the hall does not know. */
  async over(): Promise<readonly string[]> {
    // A quotation mark in what somebody has said stands there with a stroke.
    const rows = await this.#sql.ask(
      `select name from game where ended is null and exists
        (select 1 from event where event.game = game.name and body like '%"kind":"ended"%')`,
    );
    return rows.map(({ name }) => String(name));
  }

  /** Those of the remembered games to which other processes have added something. */
  async changed(): Promise<readonly string[]> {
    if (!this.#sql.isShared || this.#known.size === 0) return [];
    const rows = await this.#sql.ask(
      `with known (game, seq) as (values ${placesOf(this.#known.size, ['text', 'integer'])})
      select game from known
      where seq < (select max(event.seq) from event where event.game = known.game)`,
      [...this.#known].flat(),
    );
    return rows.map(({ game }) => String(game));
  }

  /** Writes what is left. Rejects with `SqlError`. */
  async end(): Promise<void> {
    await this.#writing;
    await this.writeFlags();
  }

  #note(game: string, seq: number): void {
    this.#known.set(game, Math.max(seq, this.#known.get(game) ?? 0));
  }

  async #writeAll(): Promise<void> {
    // What is appended in the same turn goes out together.
    await undefined;
    while (this.#waiting.length > 0) await this.#writeInOrder(this.#takeBatch());
    this.#writing = undefined;
  }

  /** Takes the first append of each game, and at least one. */
  #takeBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    let rows = 0;
    this.#waiting = this.#waiting.filter((one) => {
      if (batch.has(one.game) || rows >= LARGEST_BATCH) return true;
      batch.set(one.game, one);
      rows += one.rows.length;
      return false;
    });
    // In one order, so that no two statements wait for each other.
    return [...batch.values()].sort((a, b) => (a.game < b.game ? -1 : 1));
  }

  /** Writes those that follow the last event of their game. */
  async #writeInOrder(batch: readonly Waiting[]): Promise<void> {
    const ready: Waiting[] = [];
    for (const one of batch) {
      try {
        if (await this.#follows(one.game, one.first)) ready.push(one);
        else one.resolve(false);
      } catch (error) {
        one.reject(error);
      }
    }
    if (ready.length > 0) await this.#write(ready);
  }

  /** Whether a number is the next one of a game; others may have added something since. */
  async #follows(game: string, seq: number): Promise<boolean> {
    let last = this.#known.get(game);
    if (last === undefined || last + 1 < seq) {
      const find = 'select max(seq) as last from event where game = $1';
      const [row] = await this.#sql.ask(find, [game]);
      last = Number(row?.last ?? 0);
    }
    return last + 1 === seq;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.flatMap((one) => one.rows);
    try {
      await this.#sql.ask(`insert into event values ${placesOf(rows.length, 4)}`, rows.flat());
    } catch (error) {
      if (isAboutRows(error) && batch.length > 1) {
        // The others are not to suffer from it.
        for (const one of batch) await this.#write([one]);
        return;
      }
      for (const { resolve, reject } of batch) {
        if (isTaken(error)) resolve(false);
        else reject(error);
      }
      return;
    }
    for (const { game, last, resolve } of batch) {
      this.#note(game, last);
      this.#sql.tell(`game ${game}`);
      resolve(true);
    }
  }
}

function readEvent(game: string, seq: number, body: string): RoomEvent {
  try {
    return v.parse(roomEventSchema, JSON.parse(body));
  } catch (error) {
    throw new Error(`${game}: row ${seq} is no event`, { cause: error });
  }
}

/** The places of the values of rows: `($1, $2), ($3, $4)`. @param types of the columns, where cast */
function placesOf(rows: number, columns: number | readonly string[]): string {
  const types = typeof columns === 'number' ? Array<undefined>(columns).fill(undefined) : columns;
  let place = 0;
  const placeOf = (type: string | undefined) => {
    place++;
    return type === undefined ? `$${place}` : `cast($${place} as ${type})`;
  };
  return Array.from({ length: rows }, () => `(${types.map(placeOf).join(', ')})`).join(', ');
}
