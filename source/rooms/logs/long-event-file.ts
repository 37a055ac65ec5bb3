import { readdirSync, renameSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { GameLock } from '../../records/store/game-lock.ts';
import { Conflict } from '../../records/store/store.ts';
import { writeWhole } from '../../records/store/whole-file.ts';
import { LogDamage } from '../room-log.ts';
import { EventFile } from './event-file.ts';
import type { EventSchema } from './event-lines.ts';
import { firstSeqOf, lastEvent, type PagedFile, readEventPage } from './event-pages.ts';

/** A file that is longer when it is opened is left as it is, and another one begun. */
const LONGEST_COPY = 1 << 20;

/** Events that are written no more, in a file whose name ends with the number of the first. */
interface Sealed<Event extends { readonly seq: number }> extends PagedFile<Event> {
  /** The number of the last one that counts: what a former writer has added later does not. */
  readonly last: number;
}

/**
 * A log of events that grows for years: an `EventFile`, and before it the files that were the same
 * once, which are only read. None is read or written whole when it is opened.
 */
export class LongEventFile<Event extends { readonly seq: number }> {
  readonly #sealed: readonly Sealed<Event>[];
  readonly #active: EventFile<Event>;

  private constructor(sealed: readonly Sealed<Event>[], active: EventFile<Event>) {
    this.#sealed = sealed;
    this.#active = active;
  }

  /**
   * Opens the log, or begins with no events where there is none. Rejects as `EventFile.open` does.
   * @param lock of the folder, taken
   */
  static async open<Event extends { readonly seq: number }>(
    path: string,
    lock: GameLock,
    schema: EventSchema<Event>,
  ): Promise<LongEventFile<Event>> {
    const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    const begun = size > LONGEST_COPY ? await firstSeqOf(path) : undefined;
    if (begun !== undefined) seal(path, begun, lock);
    const files: PagedFile<Event>[] = [];
    try {
      for (const first of sealedNumbers(path)) files.push(await openSealed(path, first, schema));
      const before = files.at(-1);
      const first =
        (await firstSeqOf(path)) ?? ((before && (await lastEvent(before))?.seq) ?? 0) + 1;
      const active = await EventFile.open(path, lock, schema, first);
      const sealed = files.map((file, index) => {
        return { ...file, last: (files[index + 1]?.first ?? first) - 1 };
      });
      return new LongEventFile(sealed, active);
    } catch (error) {
      for (const { handle } of files) await handle.close();
      throw error;
    }
  }

  /** Adds events; see `EventFile`. */
  append(events: readonly Event[]): Promise<boolean> {
    return this.#active.append(events);
  }

  /** The next events after a number, as many as come in one page; none at the end. */
  async read(after: number): Promise<readonly Event[]> {
    const file = this.#sealed.find(({ last }) => after < last);
    if (!file) return this.#active.readPage(after);
    const events = await readEventPage(file, after + 1);
    const counted = events.filter(({ seq }) => seq <= file.last);
    if (counted.length === 0) throw new LogDamage(file.path, after + 2 - file.first);
    return counted;
  }

  async close(): Promise<void> {
    await this.#active.close();
    for (const { handle } of this.#sealed) await handle.close();
  }
}

/**
 * Gives a file its last name, and puts an empty one into its place, which a former writer finds there.
 * Throws `Conflict` if the lock was lost, and what the system refuses.
 */
function seal(path: string, first: number, lock: GameLock): void {
  if (!lock.take().ok) throw new Conflict('open-elsewhere', lock.other);
  renameSync(path, `${path}.${first}`);
  writeWhole(path, '');
}

/**
 * The numbers at the ends of the names of the files that were a log once, in their order: those of
 * their first events.
 */
export function sealedNumbers(path: string): readonly number[] {
  const start = `${basename(path)}.`;
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(start) && /^[1-9]\d*$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)))
    .sort((one, other) => one - other);
}

async function openSealed<Event extends { readonly seq: number }>(
  path: string,
  first: number,
  schema: EventSchema<Event>,
): Promise<PagedFile<Event>> {
  const name = `${path}.${first}`;
  const handle = await open(name, 'r');
  const { size: length } = await handle.stat();
  return { path: name, handle, length, first, schema };
}
