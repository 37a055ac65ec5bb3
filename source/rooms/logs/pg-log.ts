import * as v from 'valibot';
import { type Ask, isTaken, SqlError } from '../../sql/sql.ts';
import { firstSeq, LogDamage } from '../room-log.ts';
import type { RoomTime } from '../room-time.ts';
import { isAboutData, isClash } from './pg-database.ts';

/** What all events of a log have. */
interface Numbered {
  readonly seq: number;
  readonly id?: string;
}

/** An append that is not in the database yet. */
interface Waiting {
  readonly game: string;
  readonly events: readonly Numbered[];
  readonly resolve: (isAdded: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The most appends that go out together. */
const LARGEST_BATCH = 256;

/** The most tries of an append that meets those of other houses. */
const TRIES = 5;

/** How long flags are gathered before they are written. */
const FLAGS_MS = 100;

/** How long after a flag has fallen it is to be judged by whoever finds it. */
const OVERDUE_MS = 1000;

/** The largest number that an event may have. */
const LAST = 2 ** 31 - 1;

/**
 * Adds appends of different games: each whole or not at all, if its first number is the next and
 * none of its ids is there. Two houses may find so at once; then the keys of the table refuse the
 * second, and the whole statement with it. All rows go in one order, so that no two statements wait
 * for each other. Gives the games that were added to.
 */
const ADD = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[]) AS w (game, seq, id, body)
  ), ready AS (
    SELECT game FROM wanted GROUP BY game
    HAVING min(seq) = 1 + coalesce((SELECT max(seq) FROM event WHERE event.game = wanted.game), 0)
    EXCEPT
    SELECT game FROM wanted
    WHERE EXISTS (SELECT FROM event WHERE event.game = wanted.game AND event.id = wanted.id)
  ), added AS (
    INSERT INTO event (game, seq, id, body)
    SELECT game, seq, id, body::json FROM wanted JOIN ready USING (game)
    ORDER BY game, seq RETURNING game
  )
  SELECT DISTINCT game FROM added`;

/** The events of games, and of the hall, in a database. */
export class PgLog {
  readonly #ask: Ask;
  readonly #time: Pick<RoomTime, 'schedule'>;
  readonly #onAdded: (game: string) => void;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  /** The number of the last event that this house knows, of each game that it has open. */
  readonly #known = new Map<string, number>();
  /** When flags fall, as was not written yet. */
  #flags = new Map<string, { readonly seq: number; readonly atMs: number | undefined }>();
  #cancelFlags: (() => void) | undefined;

  /** @param onAdded called after something was added to a game */
  constructor(ask: Ask, time: Pick<RoomTime, 'schedule'>, onAdded: (game: string) => void) {
    this.#ask = ask;
    this.#time = time;
    this.#onAdded = onAdded;
  }

  /** The games that are open, and the hall. */
  get open(): readonly string[] {
    return [...this.#known.keys()];
  }

  isOpen(game: string): boolean {
    return this.#known.has(game);
  }

  openGame(game: string): void {
    if (!this.#known.has(game)) this.#known.set(game, 0);
  }

  /** See `RoomLog`. What comes while others are written goes out together. */
  append(game: string, events: readonly Numbered[]): Promise<boolean> {
    if (firstSeq(events) === undefined) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      // Whoever appends may change the events meanwhile.
      this.#waiting.push({ game, events: structuredClone(events), resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** The events after a number. Rejects with `LogDamage`, too. */
  async read<Event>(
    game: string,
    after: number,
    schema: v.GenericSchema<unknown, Event>,
  ): Promise<readonly Event[]> {
    // With an end, and not with a limit, the index is used also before the table was analysed.
    const text =
      'SELECT seq, body FROM event WHERE game = $1 AND seq > $2 AND seq <= $3 ORDER BY seq';
    const rows = await this.#ask(text, [game, after, LAST]);
    const events = rows.map(({ seq, body }) => {
      const parsed = v.safeParse(schema, body);
      if (!parsed.success) throw new LogDamage(game, Number(seq), new v.ValiError(parsed.issues));
      return parsed.output;
    });
    this.note(game, Number(rows.at(-1)?.seq ?? 0));
    return events;
  }

  /** Notes that a game is worth keeping whatever becomes of its room. */
  async keep(game: string): Promise<void> {
    await this.#ask(
      `INSERT INTO kept SELECT $1, coalesce(max(seq), 0) FROM event WHERE game = $1
      ON CONFLICT (game) DO UPDATE SET seq = greatest(kept.seq, excluded.seq)`,
      [game],
    );
  }

  /** Lets go of a game. One that was kept is its own record, and is not forgotten. */
  async close(game: string, forget: boolean): Promise<void> {
    await this.#writing;
    this.#known.delete(game);
    if (!forget) return;
    await this.#ask(
      `DELETE FROM event WHERE game = $1 AND NOT EXISTS (SELECT FROM kept WHERE game = $1)`,
      [game],
    );
  }

  /** Those of the open games, and the hall, to which other houses have added something. */
  async changed(): Promise<readonly string[]> {
    const rows = await this.#ask(
      `SELECT game FROM unnest($1::text[], $2::integer[]) AS known (game, seq)
      WHERE seq < (SELECT max(event.seq) FROM event WHERE event.game = known.game)`,
      [[...this.#known.keys()], [...this.#known.values()]],
    );
    return rows.map(({ game }) => String(game));
  }

  /** See `RoomLog`. Is written a little later. */
  noteFlag(game: string, seq: number, atMs: number | undefined): void {
    this.#flags.set(game, { seq, atMs });
    this.#cancelFlags ??= this.#time.schedule(() => {
      this.#cancelFlags = undefined;
      // If they cannot be written, whoever has the games open judges them, or notes them again.
      void this.writeFlags().catch(() => {});
    }, FLAGS_MS);
  }

  /** Writes what was noted of flags. */
  async writeFlags(): Promise<void> {
    this.#cancelFlags?.();
    this.#cancelFlags = undefined;
    const flags = [...this.#flags].sort(([a], [b]) => (a < b ? -1 : 1));
    if (flags.length === 0) return;
    this.#flags = new Map();
    const rows = flags.map(([game, { seq, atMs = null }]) => [game, seq, atMs && Math.ceil(atMs)]);
    try {
      await this.#ask(
        `WITH flag AS (
          SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS f (game, seq, at_ms)
        ), past AS (
          DELETE FROM due USING flag
          WHERE flag.at_ms IS NULL AND due.game = flag.game AND due.seq <= flag.seq
        )
        INSERT INTO due SELECT * FROM flag WHERE at_ms IS NOT NULL
        ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, at_ms = excluded.at_ms
        WHERE due.seq <= excluded.seq`,
        columns(rows, 3),
      );
    } catch (error) {
      this.#flags = new Map([...flags, ...this.#flags]);
      throw error;
    }
  }

  /** Games of which the flag should have been judged. */
  async due(): Promise<readonly string[]> {
    const rows = await this.#ask(
      `SELECT game FROM due WHERE at_ms < extract(epoch FROM clock_timestamp()) * 1000 - $1
      ORDER BY at_ms LIMIT 100`,
      [OVERDUE_MS],
    );
    return rows.map(({ game }) => String(game));
  }

  /** Resolves after the last append. */
  async end(): Promise<void> {
    await this.#writing;
    this.#cancelFlags?.();
  }

  /** Notes what this house knows of a game. */
  note(game: string, seq: number): void {
    const known = this.#known.get(game);
    if (known !== undefined && known < seq) this.#known.set(game, seq);
  }

  async #writeAll(): Promise<void> {
    // What is appended in the same turn goes out together.
    await undefined;
    while (this.#waiting.length > 0) await this.#write(this.#takeBatch());
    this.#writing = undefined;
  }

  /** Takes the first append of each game. */
  #takeBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const others: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.has(one.game) || batch.size >= LARGEST_BATCH) others.push(one);
      else batch.set(one.game, one);
    }
    this.#waiting = others;
    return [...batch.values()];
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#add(batch);
    } catch (error) {
      const isOneOfThem = isClash(error) || (error instanceof SqlError && isAboutData(error.code));
      if (isOneOfThem && batch.length > 1) {
        // The others are not to suffer from it.
        for (const one of batch) await this.#write([one]);
        return;
      }
      for (const { resolve, reject } of batch) {
        if (isTaken(error)) resolve(false);
        else reject(error);
      }
    }
  }

  /** Adds appends. Rejects if all are to be written otherwise. */
  async #add(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.flatMap(({ game, events }) =>
      events.map((event) => {
        const { seq, id } = event;
        return [game, seq, id === undefined ? null : JSON.stringify(id), JSON.stringify(event)];
      }),
    );
    for (let tries = 1; ; tries++) {
      try {
        const added = await this.#ask(ADD, columns(rows, 4));
        const games = new Set(added.map(({ game }) => game));
        for (const { game, events, resolve } of batch) {
          const isAdded = games.has(game);
          if (isAdded) this.note(game, events.at(-1)?.seq ?? 0);
          if (isAdded) this.#onAdded(game);
          resolve(isAdded);
        }
        return;
      } catch (error) {
        // What stands in the way is there by now, and is found.
        if (!isClash(error) || tries === TRIES) throw error;
      }
    }
  }
}

/** Rows as columns, which a statement takes as arrays. */
function columns(rows: readonly (readonly unknown[])[], count: number): unknown[][] {
  return Array.from({ length: count }, (_, index) => rows.map((row) => row[index]));
}
