import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Pacer } from '../pace/pace.ts';
import { Queue } from '../rooms/queue.ts';
import type { Sql } from '../sql/sql.ts';
import { type Here, hereSchema } from './here.ts';
import { nowMs } from './rows.ts';

/** How often a house says that it lives, and how long it counts after that. */
const ALIVE_MS = 5000;
const DEAD_AFTER_MS = 15_000;

/** How often a house writes who is there. */
const WRITES = { perSecond: 3, atOnce: 1 };

/** What a house says after it has written who is there. */
export const HERE_NEWS = 'here';

/** The people at the other houses of a database: each house writes who is there, and reads the rest. */
export class Neighbours {
  /** Those who are at the other houses. */
  here: readonly Here[] = [];
  readonly #sql: Sql;
  /** Names this house among them. */
  readonly #id = randomUUID();
  readonly #writer: Pacer;
  #own: readonly Here[] = [];
  /** What the database has of `#own`, by session; undefined where that is not known. */
  #written: ReadonlyMap<string, string> | undefined;
  readonly #writes = new Queue();
  #aliveMs = Number.NEGATIVE_INFINITY;
  /** When the database was told last that this house lives. */
  #toldMs: number | undefined;
  /** How long nobody could tell it so, and until when that is allowed for. */
  #away = { lastedMs: 0, untilMs: 0 };

  constructor(sql: Sql) {
    this.#sql = sql;
    this.#writer = new Pacer(() => void this.#write().catch(() => {}), WRITES, sql.time);
  }

  /** Tells them who is here. */
  tell(own: readonly Here[]): void {
    this.#own = own;
    if (this.#sql.isShared) this.#writer.ask();
  }

  /** Writes that this house lives, if it is time, and reads who is at the others. */
  async look(): Promise<void> {
    if (!this.#sql.isShared) return;
    if (this.#sql.time.nowMs() - this.#aliveMs >= ALIVE_MS) await this.#write();
    const rows = await this.#sql.ask(
      `select body from here join house on house.id = here.house
      where house.id <> $1 and house.seen > $2 order by house.id, session`,
      [this.#id, this.#deadMs()],
    );
    this.here = rows.flatMap(({ body }) => {
      const here = v.safeParse(hereSchema, JSON.parse(String(body)));
      return here.success ? [here.output] : [];
    });
  }

  /** Writes everybody anew: the database may have lost them. */
  async begin(): Promise<void> {
    if (!this.#sql.isShared) return;
    this.#written = undefined;
    const atMs = nowMs(this.#sql);
    this.#away = { lastedMs: atMs - (this.#toldMs ?? atMs), untilMs: atMs + DEAD_AFTER_MS };
    await this.#write();
    await this.look();
  }

  /** Takes this house out. */
  async end(): Promise<void> {
    this.#writer.stop();
    if (!this.#sql.isShared) return;
    this.#own = [];
    await this.#write();
    await this.#sql.ask('delete from house where id = $1', [this.#id]);
  }

  /** One after the other: each writes what differs from what the last has written. */
  #write(): Promise<void> {
    return this.#writes.run(() => this.#writeNow());
  }

  async #writeNow(): Promise<void> {
    const { ask, time } = this.#sql;
    const now = new Map(this.#own.map((one) => [one.session, JSON.stringify(one)]));
    const known = this.#written;
    // Nobody knows what becomes of it, until the database answers.
    this.#written = undefined;
    this.#aliveMs = time.nowMs();
    const own = [this.#id, nowMs(this.#sql)] as const;
    const isThere = await ask('update house set seen = $2 where id = $1 returning id', own);
    this.#toldMs = own[1];
    // The others may have taken it for dead, and its people with it.
    if (isThere.length === 0) await ask('insert into house values ($1, $2)', own);
    const before = (isThere.length > 0 && known) || (await this.#read());
    const changed = [...now].filter(([session, body]) => before.get(session) !== body);
    for (const [session, body] of changed) {
      await ask(
        `insert into here values ($1, $2, $3)
        on conflict (house, session) do update set body = excluded.body`,
        [this.#id, session, body],
      );
    }
    const gone = [...before.keys()].filter((session) => !now.has(session));
    for (const session of gone) {
      await ask('delete from here where house = $1 and session = $2', [this.#id, session]);
    }
    await ask('delete from house where seen < $1', [this.#deadMs()]);
    await ask('delete from here where house not in (select id from house)');
    this.#written = now;
    if (changed.length + gone.length > 0) this.#sql.tell(HERE_NEWS);
  }

  /** What the database has of this house. */
  async #read(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#sql.ask('select session, body from here where house = $1', [this.#id]);
    return new Map(rows.map(({ session, body }) => [String(session), String(body)]));
  }

  /** A house that has not told since then that it lives is dead. */
  #deadMs(): number {
    const atMs = nowMs(this.#sql);
    const { lastedMs, untilMs } = this.#away;
    return atMs - DEAD_AFTER_MS - (atMs < untilMs ? lastedMs : 0);
  }
}
