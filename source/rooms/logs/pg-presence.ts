import * as v from 'valibot';
import type { Ask } from '../../sql/sql.ts';
import type { Here } from '../hall/here.ts';
import {
  changesOfHere,
  type HereBySession,
  hasChanges,
  hereAfter,
  hereChangesSchema,
} from '../hall/here-changes.ts';
import { Queue } from '../queue.ts';

/** How long a house counts after it has said last that it lives. */
const DEAD_AFTER_MS = 15_000;

const NOBODY: HereBySession = new Map();

/**
 * Says that a house lives, and writes what has changed of who is there. If that is everybody, what
 * was written before goes. Takes out the houses that live no more, which others may do as well.
 */
const WRITE = `
  WITH dead AS (
    DELETE FROM house
    WHERE id <> $1 AND seen < clock_timestamp() - $2 * interval '1 millisecond'
  ), alive AS (
    INSERT INTO house (id, seen) VALUES ($1, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS is_new
  ), former AS (
    DELETE FROM presence WHERE house = $1 AND $4
  ), told AS (
    INSERT INTO presence (house, version, is_whole, changes)
    SELECT $1, $3, $4, $5::json WHERE $5 IS NOT NULL
  )
  SELECT is_new AS "isNew", set_config('synchronous_commit', 'off', true) FROM alive`;

/** All other houses that live, with what was written since a version of each. */
const READ = `
  SELECT id, presence.version, is_whole AS "isWhole", changes FROM house
  LEFT JOIN unnest($3::text[], $4::bigint[]) AS known (id, version) USING (id)
  LEFT JOIN presence ON house = id AND presence.version > coalesce(known.version, 0)
  WHERE id <> $1 AND seen > clock_timestamp() - $2 * interval '1 millisecond'
  ORDER BY since, id, presence.version`;

/** The people at another house, as it has written up to a version. */
interface OtherHouse {
  readonly version: number;
  readonly here: HereBySession;
}

/**
 * The people at each house of a database. A house writes what has changed, numbered from 1, and now and
 * then everybody; the others read what they do not know yet.
 */
export class PgPresence {
  readonly #ask: Ask;
  readonly #house: string;
  readonly #writes = new Queue();
  readonly #reads = new Queue();
  #here: readonly Here[] = [];
  /** What the others can know; undefined where everybody is to be written. */
  #told: HereBySession | undefined;
  #version = 0;
  /** Signs that were written for everybody, and for changes since then. */
  #wholeLength = 0;
  #changesLength = 0;
  #others: ReadonlyMap<string, OtherHouse> = new Map();

  /** @param house names this house among those of the database */
  constructor(ask: Ask, house: string) {
    this.#ask = ask;
    this.#house = house;
  }

  /** Those who are at the other houses. */
  get elsewhere(): readonly Here[] {
    return [...this.#others.values()].flatMap(({ here }) => [...here.values()]);
  }

  /** Sets who is here, for the next `write`. */
  set(here: readonly Here[]): void {
    this.#here = here;
  }

  /**
   * Writes that this house lives, and what has changed. Rejects with `SqlError`, and writes
   * everybody the next time.
   * @param isAnew whether the database may have lost what was written
   * @returns whether something was to be told
   */
  write(isAnew = false): Promise<boolean> {
    return this.#writes.run(async () => {
      if (isAnew) this.#told = undefined;
      const hasNews = await this.#write();
      // If the house was taken for dead, what others have read of it is gone.
      return this.#told ? hasNews : this.#write();
    });
  }

  /** Reads who is at the other houses. @returns whether that has changed */
  read(): Promise<boolean> {
    return this.#reads.run(() => this.#read());
  }

  /** Takes this house out. */
  async leave(): Promise<void> {
    await this.#writes.run(() => this.#ask('DELETE FROM house WHERE id = $1', [this.#house]));
  }

  async #write(): Promise<boolean> {
    const before = this.#changesLength > this.#wholeLength ? undefined : this.#told;
    const isWhole = before === undefined;
    const changes = changesOfHere(before ?? NOBODY, this.#here);
    const after = hereAfter(before ?? NOBODY, changes);
    const hasNews = isWhole || hasChanges(changes);
    const text = hasNews ? JSON.stringify(changes) : null;
    // Nobody knows what becomes of it, until the database answers.
    this.#told = undefined;
    const version = ++this.#version;
    const values = [this.#house, DEAD_AFTER_MS, version, isWhole, text];
    const [row] = await this.#ask(WRITE, values);
    if (isWhole) this.#wholeLength = text?.length ?? 0;
    this.#changesLength = isWhole ? 0 : this.#changesLength + (text?.length ?? 0);
    if (row?.isNew !== true || isWhole) this.#told = after;
    return hasNews;
  }

  async #read(): Promise<boolean> {
    const known = [...this.#others];
    const rows = await this.#ask(READ, [
      this.#house,
      DEAD_AFTER_MS,
      known.map(([id]) => id),
      known.map(([, { version }]) => version),
    ]);
    const others = new Map<string, OtherHouse>();
    for (const row of rows) {
      const id = String(row.id);
      const before = others.get(id) ?? this.#others.get(id);
      const after = row.changes === null ? before : houseAfter(before, row);
      if (after) others.set(id, after);
    }
    const hasChanged = [...known, ...others].some(([id]) => {
      const [before, after] = [this.#others.get(id)?.here, others.get(id)?.here];
      return (
        before !== after &&
        hasChanges(changesOfHere(before ?? NOBODY, [...(after?.values() ?? [])]))
      );
    });
    this.#others = others;
    return hasChanged;
  }
}

/** @returns the same as before for what says nothing, as changes of people who are not known */
function houseAfter(
  before: OtherHouse | undefined,
  { version, isWhole, changes }: Readonly<Record<string, unknown>>,
): OtherHouse | undefined {
  const parsed = v.safeParse(hereChangesSchema, changes);
  if (!parsed.success || (!before && !isWhole)) return before;
  const here = hereAfter(isWhole || !before ? NOBODY : before.here, parsed.output);
  return { version: Number(version), here };
}
