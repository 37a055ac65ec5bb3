import { linkSync, readFileSync, realpathSync, renameSync, statSync, unlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatOfName, OWN_END } from '../formats/formats.ts';
import { parsePsn } from '../formats/psn/psn-read.ts';
import { formatPsn } from '../formats/psn/psn-write.ts';
import type { GameRecord } from '../tree/record.ts';
import { GameEntry } from './game-entry.ts';
import { type FileFault, type GameFile, MOST_BYTES } from './game-file.ts';
import { exists, GameFolder, isFound, isPlainFile, nameOf } from './game-folder.ts';
import { GameLock, type LockFault, lockFileOf, lockOwner } from './game-lock.ts';
import { type NameFault, parseGameName } from './game-name.ts';
import { watchFiles } from './game-watch.ts';
import {
  appendWhole,
  isSystemError,
  makeFolder,
  moveToFree,
  removeIfPossible,
  temporaryName,
  writeWhole,
} from './whole-file.ts';

export type RenameFault = NameFault | { readonly code: 'name-taken'; readonly name: string };

/** The end of files of problems, an object of JSON a line. */
const PROBLEMS_END = '.jsonl';

/** Why a file is not deleted. `fault`: it is not, or not only, a readable game. */
export type RemoveFault = LockFault | { readonly code: 'not-ours'; readonly fault: FileFault };

/** What the store was about to do with a file. */
type StoreAction = 'read' | 'write' | 'rename' | 'delete';

/**
 * What the system refused; `cause` is its own error. A save may also fail because another process
 * has the game open or has written the file: then the cause has the code `open-elsewhere` or
 * `changed-elsewhere`.
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

interface StoreOptions {
  readonly folder: string;
  /** The clock that names new files, in local time. */
  readonly now: () => Date;
  /** Whether nothing outside of the folder is read or written, as for strangers. Default: no. */
  readonly isConfined?: boolean;
}

/** The folder of games. Throws as `StoreError` whatever the system refuses. */
export class GameStore {
  readonly folder: string;
  readonly #now: () => Date;
  readonly #isConfined: boolean;
  readonly #games: GameFolder;
  /** The bytes of the file that a record was read from or last written to. */
  readonly #texts = new WeakMap<GameRecord, Buffer>();

  constructor({ folder, now, isConfined = false }: StoreOptions) {
    this.folder = resolve(folder);
    this.#isConfined = isConfined;
    this.#games = new GameFolder(this.folder);
    this.#now = now;
  }

  /**
   * The path of a game of the folder, which need not exist.
   * @param name as `parseGameName` gives it
   */
  pathOf(name: string): string {
    const parsed = parseGameName(name);
    if (!parsed.ok || parsed.value !== name) throw new RangeError(`no name of a game: ${name}`);
    return join(this.folder, name + OWN_END);
  }

  /** A name for a new file: `20261120-193000-yari.psn`, with `-2` and so on if that is taken. */
  freeName({ id }: Variant): string {
    const stem = `${fileTime(this.#now())}-${id}`;
    for (let number = 1; ; number++) {
      const name = (number === 1 ? stem : `${stem}-${number}`) + OWN_END;
      if (!isFound(join(this.folder, name))) return name;
    }
  }

  /**
   * Saves a game in a new file.
   * @returns the path for `save`
   */
  create(record: GameRecord): string {
    const text = formatPsn(record);
    for (;;) {
      const path = join(this.folder, this.freeName(record.variant));
      try {
        makeFolder(this.folder);
        writeWhole(path, text, moveToFree);
        this.#texts.set(record, Buffer.from(text));
        return path;
      } catch (error) {
        if (!isSystemError(error, 'EEXIST') || !isFound(path)) {
          throw new StoreError('write', path, error);
        }
      }
    }
  }

  /**
   * Replaces a game file; the game is on the disk when this returns. Makes the folder of games
   * again if it is gone. Refuses a file that another process has open, or has written since.
   * @param lock of the game, where it is held for longer than this
   */
  save(path: string, record: GameRecord, lock?: GameLock): void {
    const own = lock ?? new GameLock(path);
    try {
      const isFolderGone = resolve(dirname(path)) === this.folder && !exists(this.folder);
      if (isFolderGone) makeFolder(this.folder);
      const taken = own.take();
      if (!taken.ok) throw new Conflict('open-elsewhere', taken.fault);
      // Whoever had the lock meanwhile has renamed or deleted the game.
      const wasMoved =
        lock && taken.value === 'made' && !isFolderGone && this.#isGone(path, record);
      if (wasMoved) throw new Conflict('changed-elsewhere');
      this.#replace(path, record, own);
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
      const stats = statSync(path);
      if (stats.isDirectory()) return failure({ code: 'is-folder', name: file });
      if (stats.size > MOST_BYTES) return failure({ code: 'too-large' });
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
    const candidates = /[/\\]/.test(file) ? [] : [inFolder, inFolder + OWN_END];
    if (this.#isConfined) {
      const own = [resolve(this.folder, file), ...candidates];
      return own.find((path) => dirname(path) === this.folder && isPlainFile(path));
    }
    return [resolve(file), ...candidates].find(exists);
  }

  /** The games of the folder, the last played one first. Files that are no games have a fault. */
  list(): GameEntry[] {
    try {
      return this.#games.find().map((game) => new GameEntry(game, (path) => this.#tryLoad(path)));
    } catch (error) {
      throw new StoreError('read', this.folder, error);
    }
  }

  /** The last played game that can be played on. */
  latestUnfinished(): GameEntry | undefined {
    return this.list().find(({ isUnfinished }) => isUnfinished);
  }

  /**
   * Keeps a game for this process until the lock is released. If the system does not let us write a
   * lock, each save tries again.
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

  /**
   * Takes a game over from another process: asks for it, and takes it if no answer comes. Throws as
   * `StoreError` what the system refuses.
   */
  async takeOver(path: string): Promise<GameLock> {
    const lock = new GameLock(path);
    try {
      await lock.takeOver();
      return lock;
    } catch (error) {
      throw new StoreError('write', lockFileOf(path), error);
    }
  }

  /** The process that has a game open; undefined if none has, or if that cannot be seen. */
  ownerOf(path: string): LockFault | undefined {
    try {
      return lockOwner(path);
    } catch {
      return undefined;
    }
  }

  /**
   * Tells whenever a game file was changed, is gone or is back.
   * @returns what ends it
   */
  watch(path: string, onChange: () => void): () => void {
    return watchFiles([path], onChange);
  }

  /** The same for its lock. */
  watchLock(path: string, onChange: () => void): () => void {
    return watchFiles([lockFileOf(path)], onChange);
  }

  /**
   * Whether a file holds a record as it was last read or written here. If the whole folder is gone,
   * nobody has changed the game.
   */
  isCurrent(path: string, record: GameRecord): boolean {
    if (!exists(dirname(path))) return true;
    return !this.#isGone(path, record) && !this.#isChanged(path, record);
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
   * @param lock of the game, where it is held
   * @returns the new path
   */
  rename(path: string, name: string, lock?: GameLock): Result<string, RenameFault> {
    const parsed = parseGameName(name);
    if (!parsed.ok) return parsed;
    const target = join(dirname(path), parsed.value + OWN_END);
    try {
      if (lock) moveOwn(path, target, lock);
      else moveToFree(path, target);
    } catch (error) {
      if (isFound(target)) return failure({ code: 'name-taken', name: parsed.value });
      throw new StoreError('rename', path, error);
    }
    return success(target);
  }

  /**
   * The path of a new file.
   * @param file a name in the folder, or a path; one whose end names no format gets `.psn`
   * @param replaces whether a file may be there
   * @returns the path
   */
  exportPath(file: string, replaces = false): Result<string, RenameFault> {
    const isGame = (name: string) => formatOfName(name) !== undefined;
    const path = this.#typedPath(file, OWN_END, isGame);
    if (!path.ok || replaces || !isFound(path.value)) return path;
    const isHere = !file.includes('/');
    return failure({ code: 'name-taken', name: isHere ? nameOf(path.value) : path.value });
  }

  /**
   * Adds a line to a file of problems, which need not be there.
   * @param file its name, without or with `.jsonl`, or a path
   * @returns the path
   */
  addProblem(file: string, line: string): Result<string, RenameFault> {
    const path = this.#typedPath(file, PROBLEMS_END, (name) => name.endsWith(PROBLEMS_END));
    if (!path.ok) return path;
    try {
      if (!file.includes('/')) makeFolder(this.folder);
      appendWhole(path.value, line);
    } catch (error) {
      throw new StoreError('write', path.value, error);
    }
    return path;
  }

  /**
   * The path that is typed for a file, in the folder of games where it names no other.
   * @param end added to a name that has none of its own
   */
  #typedPath(
    file: string,
    end: string,
    hasEnd: (name: string) => boolean,
  ): Result<string, RenameFault> {
    const nameAt = file.lastIndexOf('/') + 1;
    const typed = file.slice(nameAt).trim();
    const parsed = parseGameName(typed);
    if (!parsed.ok) return parsed;
    if (this.#isConfined && nameAt > 0) return failure({ code: 'name-has-slash' });
    const folder = nameAt === 0 ? this.folder : resolve(file.slice(0, nameAt).trimStart());
    return success(join(folder, hasEnd(typed) ? typed : parsed.value + end));
  }

  /**
   * Writes games into a file.
   * @param file as for `exportPath`
   * @param replaces whether a file that is there is replaced; not one that is open anywhere
   * @returns the path
   */
  export(
    file: string,
    content: string | Uint8Array,
    replaces = false,
  ): Result<string, RenameFault> {
    const path = this.exportPath(file, replaces);
    if (!path.ok) return path;
    try {
      if (!file.includes('/')) makeFolder(this.folder);
      if (replaces) this.#replaceFile(path.value, content);
      else writeWhole(path.value, content, moveToFree);
    } catch (error) {
      // Another process was faster.
      if (isSystemError(error, 'EEXIST')) {
        const taken = this.exportPath(file);
        if (!taken.ok) return taken;
      }
      throw new StoreError('write', path.value, error);
    }
    return path;
  }

  /**
   * Replaces a file of games of any format, wherever it is. Refuses one that another process has
   * open, or has written since it was read.
   * @param known the bytes as they were read or last written
   */
  replace(path: string, content: Uint8Array, known: Uint8Array): void {
    try {
      this.#replaceFile(path, content, known);
    } catch (error) {
      throw new StoreError('write', path, error);
    }
  }

  #replaceFile(path: string, content: string | Uint8Array, known?: Uint8Array): void {
    const lock = new GameLock(path);
    const taken = lock.take();
    if (!taken.ok) throw new Conflict('open-elsewhere', taken.fault);
    try {
      if (known && !readFileSync(path).equals(known)) throw new Conflict('changed-elsewhere');
      writeWhole(path, content);
    } finally {
      lock.release();
    }
  }

  /** `load` for many files: one that cannot be read must not hide the others. */
  #tryLoad(path: string): Result<GameFile, FileFault> {
    try {
      return this.load(path);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return failure({ code: 'unreadable', cause: error.cause });
    }
  }

  /**
   * Writes a record, if nobody else has written since it was read or written here. See `GameLock`
   * for the order of things.
   */
  #replace(path: string, record: GameRecord, lock: GameLock): void {
    if (this.#isChanged(path, record)) throw new Conflict('changed-elsewhere');
    const text = formatPsn(record);
    const put = (from: string, to: string) => {
      if (!lock.isOurs) throw new Conflict('open-elsewhere', lock.other);
      try {
        renameSync(from, to);
      } catch (error) {
        if (!isSystemError(error, 'ENOENT') || lock.isOurs) throw error;
        throw new Conflict('open-elsewhere', lock.other);
      }
    };
    const isLinkFollowed = !this.#isConfined && exists(path);
    writeWhole(isLinkFollowed ? realpathSync(path) : path, text, put, lock.id);
    this.#texts.set(record, Buffer.from(text));
  }

  /** Whether a file is gone. */
  #isGone(path: string, record: GameRecord): boolean {
    return this.#texts.has(record) && !exists(path);
  }

  /** Whether a file differs from what was last read or written here. */
  #isChanged(path: string, record: GameRecord): boolean {
    const known = this.#texts.get(record);
    return known !== undefined && exists(path) && !readFileSync(path).equals(known);
  }
}

/** Local time as `20261120-193000`, for the names of files. */
export function fileTime(date: Date): string {
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  const day = digits(date.getFullYear(), 4) + digits(date.getMonth() + 1) + digits(date.getDate());
  return `${day}-${[date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => digits(part)).join('')}`;
}

/**
 * Moves a game to a free path, unless another process takes it over meanwhile. It passes through a
 * name with the id of the lock, which a taker removes; see `GameLock`.
 */
function moveOwn(path: string, target: string, lock: GameLock): void {
  const own = join(dirname(path), temporaryName(path, lock.id));
  const taken = () => new Conflict('open-elsewhere', lock.other);
  try {
    linkSync(path, own);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) throw error;
    // Not every file system has hard links.
    if (!lock.isOurs) throw taken();
    moveToFree(path, target);
    return;
  }
  let ino: number;
  try {
    ({ ino } = statSync(own));
    if (!lock.isOurs) throw taken();
    linkSync(own, target);
  } catch (error) {
    removeIfPossible(own);
    throw isSystemError(error, 'ENOENT') && !lock.isOurs ? taken() : error;
  }
  // A rename between two names of one file would do nothing.
  removeIfPossible(own);
  renameSync(path, own);
  if (statSync(own).ino === ino) {
    removeIfPossible(own);
    return;
  }
  // A taker has saved since: its file goes back.
  moveToFree(own, path);
  if (statSync(target).ino === ino) removeIfPossible(target);
  throw taken();
}

/** Why a save would undo what somebody else has done, as a system error. */
export class Conflict extends Error {
  readonly code: 'open-elsewhere' | 'changed-elsewhere';
  /** The process that has the game; undefined where that is not known. */
  readonly by: LockFault | undefined;

  constructor(code: Conflict['code'], by?: LockFault) {
    super(code);
    this.code = code;
    this.by = by;
  }
}
