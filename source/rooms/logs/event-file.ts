import { fstatSync, renameSync, statSync } from 'node:fs';
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GameLock } from '../../records/store/game-lock.ts';
import { Conflict } from '../../records/store/store.ts';
import {
  isSystemError,
  makeFolder,
  removeIfPossible,
  temporaryName,
} from '../../records/store/whole-file.ts';
import { firstSeq } from '../room-log.ts';
import { type EventSchema, formatEvents, type KnownEvents, parseEvents } from './event-lines.ts';
import { readEventPage } from './event-pages.ts';
import { ifThere } from './if-there.ts';

/** An append that is not on the disk yet. */
interface Waiting {
  /** The number of the first event. */
  readonly first: number;
  readonly count: number;
  readonly text: string;
  readonly resolve: (isAdded: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The events of one game, or of a hall, in a file: one JSON a line. A line that ends with a comma
 * came in one append with the next one. For the process that has the lock of them.
 *
 * Another process may take the lock at any moment. It then reads the file and puts a copy in its
 * place. An append counts only if the lock is still ours once it is on the disk: so the other one
 * finds it in the file. What is written here later goes into a file without a name.
 */
export class EventFile<Event extends { readonly seq: number }> {
  readonly #path: string;
  readonly #schema: EventSchema<Event>;
  readonly #lock: GameLock;
  /** The number of the first event. */
  readonly #first: number;
  /** Missing before the first event. */
  #handle: FileHandle | undefined;
  /** Bytes that are durable. */
  #length: number;
  /** The number of the last durable event. */
  #last: number;
  /** Whether something may stand in the file after `#length`. */
  #hasRest = false;
  #isLost = false;
  #isClosed = false;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  private constructor(
    path: string,
    lock: GameLock,
    schema: EventSchema<Event>,
    first: number,
    known: KnownEvents<Event> | undefined,
  ) {
    this.#path = path;
    this.#schema = schema;
    this.#lock = lock;
    this.#length = known?.bytes.length ?? 0;
    this.#first = first;
    this.#last = first - 1 + (known?.events.length ?? 0);
  }

  /**
   * Opens the file, or begins with no events where there is none. Rejects with `LogDamage`, with
   * `Conflict` if the lock was lost, and with what the system refuses.
   * @param lock of the game or the folder, taken
   * @param first the number of the first event. Default: 1
   */
  static async open<Event extends { readonly seq: number }>(
    path: string,
    lock: GameLock,
    schema: EventSchema<Event>,
    first = 1,
  ): Promise<EventFile<Event>> {
    const bytes = await ifThere(readFile(path));
    const known = bytes && parseEvents(bytes, { path, schema, first });
    const file = new EventFile(path, lock, schema, first, known);
    if (known) await file.#make(known.bytes);
    return file;
  }

  /** Adds events; see `RoomLog`. Those that come while others are written go out together. */
  append(events: readonly Event[]): Promise<boolean> {
    // The file would be made anew, without what it holds.
    if (this.#isClosed) return Promise.reject(new RangeError(`${this.#path} is closed`));
    const first = firstSeq(events);
    if (first === undefined) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      const text = formatEvents(events);
      this.#waiting.push({ first, count: events.length, text, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** The number of the last durable event; one less than that of the first for none. */
  get last(): number {
    return this.#last;
  }

  /** The durable events after a number. */
  async read(after: number): Promise<readonly Event[]> {
    const events: Event[] = [];
    while (after + events.length < this.#last) {
      const page = await this.readPage(after + events.length);
      if (page.length === 0) break;
      events.push(...page);
    }
    return events;
  }

  /** The next durable events after a number, as many as come in one page; none at the end. */
  async readPage(after: number): Promise<readonly Event[]> {
    const [handle, first] = [this.#handle, this.#first];
    if (!handle || after >= this.#last) return [];
    const file = { path: this.#path, handle, length: this.#length, first, schema: this.#schema };
    return readEventPage(file, Math.max(after + 1, first));
  }

  /** Closes the file after the last append. A later one rejects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#writing;
    await this.#handle?.close();
    this.#handle = undefined;
  }

  async #writeAll(): Promise<void> {
    // What is appended in the same turn goes out together.
    await undefined;
    while (this.#waiting.length > 0) {
      const group = this.#takeGroup();
      try {
        if (group.length > 0) await this.#write(group);
        for (const { resolve } of group) resolve(true);
      } catch (error) {
        for (const { reject } of [...group, ...this.#takeFollowing()]) reject(error);
      }
    }
    this.#writing = undefined;
  }

  /** Takes the appends that follow each other; if there is none, tells all that they came late. */
  #takeGroup(): readonly Waiting[] {
    const group: Waiting[] = [];
    const others: Waiting[] = [];
    let next = this.#last + 1;
    for (const append of this.#waiting) {
      const isNext = append.first === next;
      (isNext ? group : others).push(append);
      if (isNext) next += append.count;
    }
    // If the group fails, another append may have its number.
    this.#waiting = group.length > 0 ? others : [];
    if (group.length === 0) for (const { resolve } of others) resolve(false);
    return group;
  }

  /** Takes the appends that presume others which have failed. */
  #takeFollowing(): readonly Waiting[] {
    const following = this.#waiting.filter(({ first }) => first > this.#last + 1);
    this.#waiting = this.#waiting.filter(({ first }) => first <= this.#last + 1);
    return following;
  }

  /** Brings appends to the disk. */
  async #write(group: readonly Waiting[]): Promise<void> {
    if (this.#isLost) throw this.#conflict();
    const handle = this.#handle ?? (await this.#make(Buffer.of()));
    if (this.#hasRest) await this.#cutBack(handle);
    const bytes = Buffer.from(group.map(({ text }) => text).join(''));
    this.#hasRest = true;
    try {
      for (let written = 0; written < bytes.length; ) {
        const left = bytes.length - written;
        written += (await handle.write(bytes, written, left, this.#length + written)).bytesWritten;
      }
      await handle.datasync();
      this.#makeSure(handle);
    } catch (error) {
      // The next append tries again what fails here.
      if (!this.#isLost) await this.#cutBack(handle).catch(() => {});
      throw error;
    }
    this.#hasRest = false;
    this.#length += bytes.length;
    this.#last += group.reduce((sum, { count }) => sum + count, 0);
  }

  async #cutBack(handle: FileHandle): Promise<void> {
    this.#makeSure(handle);
    await handle.truncate(this.#length);
    await handle.datasync();
    this.#hasRest = false;
  }

  /** Throws if another process has the game. A lock that was removed is made again. */
  #makeSure(handle: FileHandle): void {
    if (this.#lock.take().ok && this.#isThere(handle)) return;
    this.#isLost = true;
    throw this.#conflict();
  }

  /** Whether no other file was put into the place of ours. */
  #isThere(handle: FileHandle): boolean {
    const { ino, nlink } = fstatSync(handle.fd);
    const there = statSync(this.#path, { throwIfNoEntry: false });
    return nlink > 0 && (there === undefined || there.ino === ino);
  }

  #conflict(): Conflict {
    return new Conflict('open-elsewhere', this.#lock.other);
  }

  /** Makes the file, and the folder, anew. A former writer keeps the file that was there. */
  async #make(bytes: Uint8Array): Promise<FileHandle> {
    makeFolder(dirname(this.#path));
    const put = (from: string, to: string) => {
      if (!this.#lock.take().ok) throw this.#conflict();
      try {
        renameSync(from, to);
      } catch (error) {
        // Whoever takes the lock deletes what was about to come into its place.
        throw isSystemError(error, 'ENOENT') && !this.#lock.isOurs ? this.#conflict() : error;
      }
    };
    await writeWholeApart(this.#path, bytes, put, `${this.#lock.id}-events`);
    const handle = await open(this.#path, 'r+');
    try {
      // Else it may be the file of another process.
      this.#makeSure(handle);
    } catch (error) {
      await handle.close();
      throw error;
    }
    this.#handle = handle;
    return handle;
  }
}

/** Does as `writeWhole` does, and waits for the disk in another thread. */
async function writeWholeApart(
  path: string,
  content: Uint8Array,
  put: (from: string, to: string) => void,
  mark: string,
): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, temporaryName(path, mark));
  try {
    await writeFile(temporary, content, { flush: true });
    put(temporary, path);
  } catch (error) {
    removeIfPossible(temporary);
    throw error;
  }
  // The file itself is safe; not every system opens folders.
  const names = await open(folder, 'r').catch(() => undefined);
  await names?.sync().catch(() => {});
  await names?.close();
}

/** Reads the events of a file that may be open elsewhere. Rejects as `EventFile.open` does. */
export async function readEventFile<Event extends { readonly seq: number }>(
  path: string,
  after: number,
  schema: EventSchema<Event>,
): Promise<readonly Event[]> {
  const bytes = await ifThere(readFile(path));
  return bytes ? parseEvents(bytes, { path, schema }).events.slice(after) : [];
}
