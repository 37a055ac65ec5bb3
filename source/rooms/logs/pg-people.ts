import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isGuest } from '../hall/hall-command.ts';
import type { RoomTime } from '../room-time.ts';
import { ifThere } from './if-there.ts';
import { filesIn, isSafePath, type KeptFile } from './person-files.ts';
import { type PersonFolder, type PersonStore, passingFolder } from './person-folders.ts';
import type { Ask } from './pg-database.ts';

/** The most that is kept of one person. */
const MOST_BYTES = 20 * 1024 * 1024;

/** How often one looks whether files have changed. */
const LOOK_MS = 2000;

/** A folder that is open, for one or more. */
interface OpenFolder {
  readonly person: string;
  readonly folder: string;
  readonly remove: () => Promise<void>;
  users: number;
  kept: ReadonlyMap<string, KeptFile>;
}

/** Somebody has more than is kept of one person; what came last was not kept. */
class FolderFull extends Error {
  readonly code = 'EDQUOT';
}

/**
 * The files of persons in a database. As long as somebody is here they lie in a passing folder;
 * what changes there is kept every two seconds. Where a person is at two houses, the later change
 * of a file counts.
 */
export class PgPeople implements PersonStore {
  readonly #ask: Ask;
  readonly #time: Pick<RoomTime, 'schedule'>;
  readonly #open = new Map<string, OpenFolder>();
  /** What is done with the files of each person, one after the other. */
  readonly #queues = new Map<string, Promise<unknown>>();
  #cancelLook: (() => void) | undefined;
  #isEnded = false;

  constructor(ask: Ask, time: Pick<RoomTime, 'schedule'>) {
    this.#ask = ask;
    this.#time = time;
  }

  async open(person: string): Promise<PersonFolder> {
    if (isGuest({ id: person, name: '' })) return passingFolder();
    return this.#enqueue(person, async () => {
      const opened = this.#open.get(person) ?? (await this.#load(person));
      this.#open.set(person, opened);
      opened.users++;
      this.#lookLater();
      let closed: Promise<void> | undefined;
      return {
        folder: opened.folder,
        close: () => {
          closed ??= this.#enqueue(person, () => this.#leave(opened));
          return closed;
        },
      };
    });
  }

  async remove(person: string): Promise<void> {
    await this.#ask('DELETE FROM file WHERE person = $1', [person]);
  }

  /** Keeps all that has changed, and removes the folders. */
  async end(): Promise<void> {
    this.#isEnded = true;
    this.#cancelLook?.();
    for (const opened of [...this.#open.values()]) {
      await this.#enqueue(opened.person, async () => {
        opened.users = 0;
        await this.#leave(opened);
      }).catch(() => {});
    }
  }

  async #enqueue<Value>(person: string, run: () => Promise<Value>): Promise<Value> {
    const done = (this.#queues.get(person) ?? Promise.resolve()).then(run);
    const settled = done.catch(() => undefined);
    this.#queues.set(person, settled);
    try {
      return await done;
    } finally {
      if (this.#queues.get(person) === settled) this.#queues.delete(person);
    }
  }

  async #load(person: string): Promise<OpenFolder> {
    const rows = await this.#ask('SELECT path, body, changed_ms FROM file WHERE person = $1', [
      person,
    ]);
    const { folder, close } = await passingFolder();
    try {
      for (const { path, body, changed_ms: changedMs } of rows) {
        if (typeof path !== 'string' || !isSafePath(path) || !Buffer.isBuffer(body)) continue;
        const file = join(folder, path);
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(file, body, { mode: 0o600, flag: 'wx' });
        // Games are listed by it.
        await utimes(file, new Date(), new Date(Number(changedMs)));
      }
      const kept = new Map(
        (await filesIn(folder)).map(({ path, version, size }) => [path, { version, size }]),
      );
      return { person, folder, remove: close, users: 0, kept };
    } catch (error) {
      await close();
      throw error;
    }
  }

  async #leave(opened: OpenFolder): Promise<void> {
    if (opened.users > 0) opened.users--;
    if (opened.users > 0) return;
    try {
      await this.#keep(opened);
    } catch (error) {
      // It is tried again with the next look, as long as there is hope.
      if (!(error instanceof FolderFull) && !this.#isEnded) throw error;
      await this.#forget(opened);
      throw error;
    }
    await this.#forget(opened);
  }

  async #forget(opened: OpenFolder): Promise<void> {
    if (this.#open.get(opened.person) === opened) this.#open.delete(opened.person);
    await opened.remove();
  }

  /** Brings what has changed in a folder to the database. Rejects with `FolderFull`, too. */
  async #keep(opened: OpenFolder): Promise<void> {
    const { person, folder, kept } = opened;
    const found = await filesIn(folder);
    const next = new Map([...kept].filter(([path]) => found.some((file) => file.path === path)));
    const gone = [...kept.keys()].filter((path) => !next.has(path));
    const changed = found.filter(({ path, version }) => kept.get(path)?.version !== version);
    let bytes = [...next.values()].reduce((sum, { size }) => sum + size, 0);
    let isFull = false;
    for (const { path, version, size, changedMs } of changed) {
      const all = bytes - (next.get(path)?.size ?? 0) + size;
      if (all > MOST_BYTES) {
        isFull = true;
        continue;
      }
      const body = await ifThere(readFile(join(folder, path)));
      if (!body) continue;
      await this.#ask(
        `INSERT INTO file VALUES ($1, $2, $3, $4) ON CONFLICT (person, path)
        DO UPDATE SET body = excluded.body, changed_ms = excluded.changed_ms`,
        [person, path, body, Math.round(changedMs)],
      );
      bytes = all;
      next.set(path, { version, size });
      opened.kept = new Map([...next, ...gone.map((one) => [one, GONE] as const)]);
    }
    if (gone.length > 0) {
      await this.#ask('DELETE FROM file WHERE person = $1 AND path = ANY ($2)', [person, gone]);
    }
    opened.kept = next;
    if (isFull) throw new FolderFull('a person has too much');
  }

  #lookLater(): void {
    if (this.#isEnded) return;
    this.#cancelLook ??= this.#time.schedule(() => void this.#look(), LOOK_MS);
  }

  async #look(): Promise<void> {
    for (const opened of [...this.#open.values()]) {
      const run = () => (opened.users > 0 ? this.#keep(opened) : this.#leave(opened));
      // What cannot be kept now is tried again.
      await this.#enqueue(opened.person, run).catch(() => {});
    }
    this.#cancelLook = undefined;
    if (this.#open.size > 0) this.#lookLater();
  }
}

/** Stands for a file that is to be deleted. */
const GONE: KeptFile = { version: '', size: 0 };
