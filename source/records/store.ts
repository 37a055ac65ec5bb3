import { mkdirSync, readFileSync, realpathSync, statSync, unlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { formatOfName } from './formats.ts';
import { GameEntry } from './game-entry.ts';
import type { FileFault, GameFile } from './game-file.ts';
import { exists, GameFolder, nameOf } from './game-folder.ts';
import { GameLock, type LockFault } from './game-lock.ts';
import { GAME_FILE_END, type NameFault, parseGameName } from './game-name.ts';
import { watchFile } from './game-watch.ts';
import { parsePsn } from './psn-read.ts';
import { formatPsn } from './psn-write.ts';
import type { GameRecord } from './record.ts';
import { isSystemError, moveToFree, writeWhole } from './whole-file.ts';

export type RenameFault = NameFault | { readonly code: 'name-taken'; readonly name: string };

/** Why a file is not deleted. `fault`: it is not, or not only, a game that can be read. */
export type RemoveFault = LockFault | { readonly code: 'not-ours'; readonly fault: FileFault };

/** What was to be done with a file. */
export type StoreAction = 'read' | 'write' | 'rename' | 'delete';

/**
 * What the system refused; `cause` is its own error. Of a save it may be that the game is open in
 * another process or that somebody else has written the file: then the cause has the code
 * `open-elsewhere` or `changed-elsewhere`.
 */
export class StoreError extends Error {
  readonly action: StoreAction;
  readonly path: string;

  constructor(action: StoreAction, path: string, cause: unknown) {
    super(`cannot ${action} ${path}`, { cause });
    this.name = 'StoreError';
    this.action = action;
    this.path = path;
  }
}

export interface StoreOptions {
  readonly folder: string;
  /** The clock that names new files; by local time. */
  readonly now: () => Date;
}

/** The folder of games. All that the system refuses is thrown as `StoreError`. */
export class GameStore {
  readonly folder: string;
  readonly #now: () => Date;
  readonly #games: GameFolder;
  /** The bytes of the file from which a record was read, or in which it was written last. */
  readonly #texts = new WeakMap<GameRecord, Buffer>();

  constructor({ folder, now }: StoreOptions) {
    this.folder = resolve(folder);
    this.#games = new GameFolder(this.folder);
    this.#now = now;
  }

  /**
   * Saves a game in a new file, `20261120-193000-yari.psn` or, where that is taken, `-2` and so on.
   * @returns the path for `save`
   */
  create(record: GameRecord): string {
    const stem = `${fileTime(this.#now())}-${record.variant.id}`;
    const text = formatPsn(record);
    for (let number = 1; ; number++) {
      const name = number === 1 ? stem : `${stem}-${number}`;
      const path = join(this.folder, name + GAME_FILE_END);
      try {
        mkdirSync(this.folder, { recursive: true });
        writeWhole(path, text, moveToFree);
        this.#texts.set(record, Buffer.from(text));
        return path;
      } catch (error) {
        if (!isSystemError(error, 'EEXIST') || !exists(path)) {
          throw new StoreError('write', path, error);
        }
      }
    }
  }

  /**
   * Replaces a game file; when this returns, the game is on the disk. The folder of games is made
   * again if it is gone. Refuses a file that another process has open, or has written since.
   * @param lock of the game, where it is held for longer than this
   */
  save(path: string, record: GameRecord, lock?: GameLock): void {
    const own = lock ?? new GameLock(path);
    try {
      if (resolve(dirname(path)) === this.folder && !exists(this.folder)) {
        mkdirSync(this.folder, { recursive: true });
      }
      const taken = own.take();
      if (!taken.ok) throw conflict(taken.fault.code);
      this.#replace(path, record);
    } catch (error) {
      throw new StoreError('write', path, error);
    } finally {
      if (!lock) own.release();
    }
  }

  /**
   * Reads a file.
   * @param file a path, else a name in the folder, with or without `.psn`
   * @param variant of games that do not name theirs
   */
  load(file: string, variant?: Variant): Result<GameFile, FileFault> {
    const path = this.find(file);
    if (path === undefined) return failure({ code: 'no-file', name: file });
    let bytes: Buffer;
    try {
      if (statSync(path).isDirectory()) return failure({ code: 'is-folder', name: file });
      bytes = readFileSync(path);
    } catch (error) {
      throw new StoreError('read', path, error);
    }
    const [first, ...others] = parsePsn(bytes, variant && { variant });
    if (!first) return failure({ code: 'no-game' });
    for (const { record } of [first, ...others]) if (record) this.#texts.set(record, bytes);
    return success({ path, name: nameOf(path), games: [first, ...others] });
  }

  /** The path of a file that exists; see `load`. */
  find(file: string): string | undefined {
    if (file === '' || file.includes('\0')) return undefined;
    const inFolder = join(this.folder, file);
    const candidates = /[/\\]/.test(file) ? [] : [inFolder, inFolder + GAME_FILE_END];
    return [resolve(file), ...candidates].find(exists);
  }

  /** The games of the folder, the one played last first. Files that are no games have a fault. */
  list(): GameEntry[] {
    try {
      return this.#games.find().map((game) => new GameEntry(game, (path) => this.#tryLoad(path)));
    } catch (error) {
      throw new StoreError('read', this.folder, error);
    }
  }

  /** The game played last of those that can be played on. */
  latestUnfinished(): GameEntry | undefined {
    return this.list().find(({ isUnfinished }) => isUnfinished);
  }

  /**
   * Keeps a game for this process until the lock is released. Where the system does not let us
   * write a lock, each save tries again to take it.
   */
  lock(path: string): Result<GameLock, LockFault> {
    const lock = new GameLock(path);
    try {
      const taken = lock.take();
      return taken.ok ? success(lock) : taken;
    } catch {
      return success(lock);
    }
  }

  /** Tells whenever a game file has changed, is gone or is back. @returns what ends it */
  watch(path: string, onChange: () => void): () => void {
    return watchFile(path, onChange);
  }

  /** Deletes a file, if it can be read to its end and nobody has it open. */
  remove(path: string): Result<undefined, RemoveFault> {
    const lock = this.lock(path);
    if (!lock.ok) return lock;
    try {
      const file = this.load(path);
      const fault = file.ok ? file.value.games.find((game) => game.fault)?.fault : file.fault;
      if (fault) return failure({ code: 'not-ours', fault });
      unlinkSync(path);
    } catch (error) {
      throw error instanceof StoreError ? error : new StoreError('delete', path, error);
    } finally {
      lock.value.release();
    }
    return success(undefined);
  }

  /**
   * Gives a game file another name in its own folder.
   * @param name with or without `.psn`
   * @returns the new path
   */
  rename(path: string, name: string): Result<string, RenameFault> {
    const parsed = parseGameName(name);
    if (!parsed.ok) return parsed;
    const target = join(dirname(path), parsed.value + GAME_FILE_END);
    try {
      moveToFree(path, target);
    } catch (error) {
      if (exists(target)) return failure({ code: 'name-taken', name: parsed.value });
      throw new StoreError('rename', path, error);
    }
    return success(target);
  }

  /**
   * Writes games into a new file.
   * @param file a name in the folder, or a path; one whose end names no format gets `.psn`
   * @returns the path
   */
  export(file: string, content: string | Uint8Array): Result<string, RenameFault> {
    const nameAt = file.lastIndexOf('/') + 1;
    const typed = file.slice(nameAt).trim();
    const parsed = parseGameName(typed);
    if (!parsed.ok) return parsed;
    const name = formatOfName(typed) ? typed : parsed.value + GAME_FILE_END;
    const folder = nameAt === 0 ? this.folder : resolve(file.slice(0, nameAt).trimStart());
    const path = join(folder, name);
    try {
      if (nameAt === 0) mkdirSync(folder, { recursive: true });
      writeWhole(path, content, moveToFree);
    } catch (error) {
      if (isSystemError(error, 'EEXIST') && exists(path)) {
        return failure({ code: 'name-taken', name: nameAt === 0 ? nameOf(path) : path });
      }
      throw new StoreError('write', path, error);
    }
    return success(path);
  }

  /** `load` for many files, of which one that cannot be read must not hide the others. */
  #tryLoad(path: string): Result<GameFile, FileFault> {
    try {
      return this.load(path);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return failure({ code: 'unreadable', cause: error.cause });
    }
  }

  /** Writes a record where nobody but us has written since it was read or written. */
  #replace(path: string, record: GameRecord): void {
    const isThere = exists(path);
    const known = this.#texts.get(record);
    if (isThere && known !== undefined && !readFileSync(path).equals(known)) {
      throw conflict('changed-elsewhere');
    }
    const text = formatPsn(record);
    writeWhole(isThere ? realpathSync(path) : path, text);
    this.#texts.set(record, Buffer.from(text));
  }
}

/** Local time as `20261120-193000`. */
function fileTime(date: Date): string {
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  const day = digits(date.getFullYear(), 4) + digits(date.getMonth() + 1) + digits(date.getDate());
  return `${day}-${[date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => digits(part)).join('')}`;
}

/** An error of ours in the shape of the system's. */
function conflict(code: 'open-elsewhere' | 'changed-elsewhere'): Error {
  return Object.assign(new Error(code), { code });
}
