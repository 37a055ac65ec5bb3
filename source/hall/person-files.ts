import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isGuest } from '../hall/hall-command.ts';
import { isSystemError } from '../records/store/whole-file.ts';
import { Queues } from '../rooms/queue.ts';
import type { Sql } from '../sql/sql.ts';

/** The most that is kept of one person. */
const MOST_BYTES = 20 * 1024 * 1024;

/** How often one looks whether files have changed. */
const LOOK_MS = 2000;

const LONGEST_PATH = 400;

/** The folder of somebody's own files, as long as it is open. */
export interface PersonFolder {
  readonly folder: string;
  /** Keeps what is in the folder. Rejects with what the system or the database refuses. */
  readonly close: () => Promise<void>;
}

/** The folders of a person's settings, games against the computer, and solved problems. */
export interface PersonFolders {
  /**
   * Opens the folder of a person; of a guest an empty one that goes when it is closed. Several may
   * be open for one person. Rejects with what the system or the database refuses.
   * @param person their id
   */
  readonly open: (person: string) => Promise<PersonFolder>;
}

/** A file as it was last kept; `version` differs whenever it was written. */
interface KeptFile {
  readonly version: string;
  readonly size: number;
}

/** A file of a folder by its path there, with `/`. */
interface FoundFile extends KeptFile {
  readonly path: string;
  readonly changedMs: number;
}

/** A folder that is open, for one or more. */
interface OpenFolder {
  readonly person: string;
  readonly folder: string;
  readonly remove: () => Promise<void>;
  users: number;
  readonly kept: Map<string, KeptFile>;
}

/** Somebody has more than is kept of one person; what came last was not kept. */
class FolderFull extends Error {
  readonly code = 'EDQUOT';
}

/**
 * The files of persons in a database. As long as somebody is here they lie in a passing folder;
 * what changes there is kept every two seconds. Where a person is at two servers, the later change
 * of a file counts.
 */
export class PersonFiles implements PersonFolders {
  readonly #sql: Pick<Sql, 'ask' | 'time'>;
  readonly #open = new Map<string, OpenFolder>();
  /** What is done with the files of each person, one after the other. */
  readonly #queues = new Queues();
  #cancelLook: (() => void) | undefined;
  #isEnded = false;

  constructor(sql: Pick<Sql, 'ask' | 'time'>) {
    this.#sql = sql;
  }

  async open(person: string): Promise<PersonFolder> {
    if (isGuest({ id: person, name: '' })) return passingFolder();
    return this.#queues.run(person, async () => {
      const opened = this.#open.get(person) ?? (await this.#load(person));
      this.#open.set(person, opened);
      opened.users++;
      this.#lookLater();
      let closed: Promise<void> | undefined;
      return {
        folder: opened.folder,
        close: () => {
          closed ??= this.#queues.run(person, () => this.#leave(opened));
          return closed;
        },
      };
    });
  }

  /** Removes all that is kept of a person, who is not here. Rejects as `open` does. */
  async remove(person: string): Promise<void> {
    await this.#sql.ask('delete from file where person = $1', [person]);
  }

  /** Keeps all that has changed, and removes the folders. */
  async end(): Promise<void> {
    this.#isEnded = true;
    this.#cancelLook?.();
    for (const opened of [...this.#open.values()]) {
      const leave = () => {
        opened.users = 0;
        return this.#leave(opened);
      };
      await this.#queues.run(opened.person, leave).catch(() => {});
    }
  }

  async #load(person: string): Promise<OpenFolder> {
    const find = 'select path, body, changed_ms from file where person = $1';
    const rows = await this.#sql.ask(find, [person]);
    const { folder, close } = await passingFolder();
    try {
      for (const { path, body, changed_ms: changedMs } of rows) {
        if (typeof path !== 'string' || !isSafePath(path)) continue;
        if (!(body instanceof Uint8Array)) continue;
        const file = join(folder, path);
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(file, body, { mode: 0o600, flag: 'wx' });
        // Games are listed by it.
        await utimes(file, new Date(), new Date(Number(changedMs)));
      }
      const kept = new Map((await filesIn(folder)).map((file) => [file.path, file]));
      return { person, folder, remove: close, users: 0, kept };
    } catch (error) {
      await close();
      throw error;
    }
  }

  async #leave(opened: OpenFolder): Promise<void> {
    if (opened.users > 0) opened.users--;
    if (opened.users > 0) return;
    let isKept = true;
    try {
      await this.#keep(opened);
    } catch (error) {
      isKept = error instanceof FolderFull || this.#isEnded;
      throw error;
    } finally {
      // It is tried again with the next look, as long as there is hope.
      if (isKept) {
        if (this.#open.get(opened.person) === opened) this.#open.delete(opened.person);
        await opened.remove();
      }
    }
  }

  /** Brings what has changed in a folder to the database. Rejects with `FolderFull`, too. */
  async #keep({ person, folder, kept }: OpenFolder): Promise<void> {
    const { ask } = this.#sql;
    const found = await filesIn(folder);
    const gone = new Set(kept.keys());
    for (const { path } of found) gone.delete(path);
    let bytes = 0;
    for (const [path, { size }] of kept) if (!gone.has(path)) bytes += size;
    let isFull = false;
    for (const file of found) {
      const { path, version, size, changedMs } = file;
      const before = kept.get(path);
      if (before?.version === version) continue;
      const all = bytes - (before?.size ?? 0) + size;
      if (all > MOST_BYTES) {
        isFull = true;
        continue;
      }
      const body = await ifThere(readFile(join(folder, path)));
      if (!body) continue;
      await ask(
        `insert into file values ($1, $2, $3, $4) on conflict (person, path)
        do update set body = excluded.body, changed_ms = excluded.changed_ms`,
        [person, path, body, Math.round(changedMs)],
      );
      bytes = all;
      kept.set(path, file);
    }
    // One that has another name now is there by that.
    for (const path of gone) {
      await ask('delete from file where person = $1 and path = $2', [person, path]);
      kept.delete(path);
    }
    if (isFull) throw new FolderFull('a person has too much');
  }

  #lookLater(): void {
    if (this.#isEnded) return;
    this.#cancelLook ??= this.#sql.time.schedule(() => void this.#look(), LOOK_MS);
  }

  async #look(): Promise<void> {
    for (const opened of [...this.#open.values()]) {
      const run = () => (opened.users > 0 ? this.#keep(opened) : this.#leave(opened));
      // What cannot be kept now is tried again.
      await this.#queues.run(opened.person, run).catch(() => {});
    }
    this.#cancelLook = undefined;
    if (this.#open.size > 0) this.#lookLater();
  }
}

/** A fresh folder that only this account can look into; it goes with all in it when it is closed. */
async function passingFolder(): Promise<PersonFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'komadai-person-'));
  return { folder, close: () => rm(folder, { recursive: true, force: true }) };
}

/** The files in a folder and below; links, and hidden ones such as half a save, are none. */
async function filesIn(folder: string, below = ''): Promise<readonly FoundFile[]> {
  const files: FoundFile[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below + entry.name;
    if (!isSafePath(path)) continue;
    if (entry.isDirectory()) files.push(...(await filesIn(folder, `${path}/`)));
    if (!entry.isFile()) continue;
    const found = await ifThere(stat(join(folder, path)));
    if (!found) continue;
    const { mtimeMs, size, ino } = found;
    files.push({ path, size, changedMs: mtimeMs, version: `${mtimeMs} ${size} ${ino}` });
  }
  return files;
}

/** Whether a path stays in its folder, and names nothing hidden. */
function isSafePath(path: string): boolean {
  const parts = path.split('/');
  return (
    path.length <= LONGEST_PATH &&
    !/[\\\0]/.test(path) &&
    parts.every((part) => part !== '' && !part.startsWith('.'))
  );
}

/** What the system finds; undefined where it has no such file any more. */
async function ifThere<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
