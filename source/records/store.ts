import { mkdirSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { GAME_FILE_END, type NameFault, parseGameName } from './game-name.ts';
import { parsePsn } from './psn-read.ts';
import { formatPsn } from './psn-write.ts';
import { type GameRecord, isUnfinished, mainLine, tagValue } from './record.ts';
import type { ReadGame, RecordFault } from './record-fault.ts';
import type { Score } from './termination.ts';
import { isSystemError, moveToFree, writeWhole } from './whole-file.ts';

/** A game file as it was read. */
export interface GameFile {
  readonly path: string;
  /** Without folder and `.psn`. */
  readonly name: string;
  /** One at least. */
  readonly games: readonly [ReadGame, ...ReadGame[]];
}

/** A game of the folder, for a list. */
export interface GameEntry {
  readonly name: string;
  readonly path: string;
  /** When the file was last written, in milliseconds since 1970. */
  readonly modifiedMs: number;
  /** As the tag has it, `2026.11.20`; empty where it is missing, as are the next three. */
  readonly date: string;
  readonly variant: string;
  readonly black: string;
  readonly white: string;
  readonly score: Score;
  /** Moves of the main line. */
  readonly plies: number;
  /** Whether it can be played on: see `resumableGame`. */
  readonly unfinished: boolean;
  /** Why it could not be read, or not to its end. */
  readonly fault?: FileFault;
}

/** What is wrong with a file of games. */
export type FileFault =
  | RecordFault
  | { readonly code: 'no-file'; readonly name: string }
  | { readonly code: 'is-folder'; readonly name: string }
  /** Nothing in it is a game. */
  | { readonly code: 'no-game' }
  | { readonly code: 'unreadable'; readonly cause: unknown };

/** Why a game cannot be played on. `several-games`: saving one would lose the others. */
export type ResumeFault =
  | { readonly code: 'finished'; readonly score: Score }
  | { readonly code: 'several-games' }
  | { readonly code: 'damaged'; readonly fault: RecordFault };

export type RenameFault = NameFault | { readonly code: 'name-taken'; readonly name: string };

/** What the system refused; `cause` is its own error. */
export class StoreError extends Error {
  readonly action: 'read' | 'write' | 'rename';
  readonly path: string;

  constructor(action: 'read' | 'write' | 'rename', path: string, cause: unknown) {
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

  constructor({ folder, now }: StoreOptions) {
    this.folder = folder;
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
        return path;
      } catch (error) {
        if (!isSystemError(error, 'EEXIST') || !exists(path)) {
          throw new StoreError('write', path, error);
        }
      }
    }
  }

  /** Replaces a game file; when this returns, the game is on the disk. */
  save(path: string, record: GameRecord): void {
    try {
      writeWhole(exists(path) ? realpathSync(path) : path, formatPsn(record));
    } catch (error) {
      throw new StoreError('write', path, error);
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
    let bytes: Uint8Array;
    try {
      if (statSync(path).isDirectory()) return failure({ code: 'is-folder', name: file });
      bytes = readFileSync(path);
    } catch (error) {
      throw new StoreError('read', path, error);
    }
    const [first, ...others] = parsePsn(bytes, variant && { variant });
    if (!first) return failure({ code: 'no-game' });
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
    return this.#paths().map(({ path, modifiedMs }) => this.#entry(path, modifiedMs));
  }

  /** The game played last of those that can be played on. */
  latestUnfinished(): { readonly path: string; readonly record: GameRecord } | undefined {
    for (const { path } of this.#paths()) {
      const file = this.#tryLoad(path);
      if (!file.ok) continue;
      const game = resumableGame(file.value);
      if (game.ok) return { path, record: game.value };
    }
    return undefined;
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
   * Writes a game into a new file.
   * @param file a name in the folder, or a path; `.psn` at its end may be missing
   * @returns the path
   */
  export(file: string, record: GameRecord): Result<string, RenameFault> {
    const nameAt = file.lastIndexOf('/') + 1;
    const parsed = parseGameName(file.slice(nameAt));
    if (!parsed.ok) return parsed;
    const folder = nameAt === 0 ? this.folder : resolve(file.slice(0, nameAt).trimStart());
    const path = join(folder, parsed.value + GAME_FILE_END);
    try {
      if (nameAt === 0) mkdirSync(folder, { recursive: true });
      writeWhole(path, formatPsn(record), moveToFree);
    } catch (error) {
      if (isSystemError(error, 'EEXIST') && exists(path)) {
        return failure({ code: 'name-taken', name: nameAt === 0 ? parsed.value : path });
      }
      throw new StoreError('write', path, error);
    }
    return success(path);
  }

  /** Game files, the one written last first. */
  #paths(): { path: string; modifiedMs: number }[] {
    let names: string[];
    try {
      names = readdirSync(this.folder);
    } catch (error) {
      if (isSystemError(error, 'ENOENT')) return [];
      throw new StoreError('read', this.folder, error);
    }
    const files: { path: string; modifiedMs: number }[] = [];
    for (const name of names) {
      if (name.startsWith('.') || !name.endsWith(GAME_FILE_END)) continue;
      const path = join(this.folder, name);
      const stats = statsOf(path);
      if (stats === 'closed') files.push({ path, modifiedMs: 0 });
      else if (stats?.isFile()) files.push({ path, modifiedMs: stats.mtimeMs });
    }
    return files.sort((a, b) => b.modifiedMs - a.modifiedMs || compareNumbered(b.path, a.path));
  }

  #entry(path: string, modifiedMs: number): GameEntry {
    const file = this.#tryLoad(path);
    const record = file.ok ? file.value.games[0].record : undefined;
    const fault = file.ok ? file.value.games[0].fault : file.fault;
    const tag = (name: string) => (record && tagValue(record, name)) ?? '';
    return {
      name: nameOf(path),
      path,
      modifiedMs,
      date: tag('Date'),
      variant: record?.variant.id ?? '',
      black: tag('Black'),
      white: tag('White'),
      score: record?.score ?? '*',
      plies: record ? mainLine(record).length : 0,
      unfinished: file.ok && resumableGame(file.value).ok,
      ...(fault && { fault }),
    };
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
}

/** The game of a file that can be played on and saved in it again without losing anything. */
export function resumableGame(file: GameFile): Result<GameRecord, ResumeFault> {
  const [{ record, fault }, ...others] = file.games;
  if (fault) return failure({ code: 'damaged', fault });
  if (others.length > 0) return failure({ code: 'several-games' });
  if (!record) throw new RangeError('a game without a fault has a record');
  if (!isUnfinished(record)) return failure({ code: 'finished', score: record.score });
  return success(record);
}

/** The name of a game file, without folder and `.psn`. */
export function nameOf(path: string): string {
  return basename(path, GAME_FILE_END);
}

function exists(path: string): boolean {
  return statsOf(path) !== undefined;
}

/** `closed`: there may be something, but the way to it is barred; who opens it gets the reason. */
function statsOf(path: string): Stats | 'closed' | undefined {
  try {
    return statSync(path);
  } catch (error) {
    const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
    return missing.some((code) => isSystemError(error, code)) ? undefined : 'closed';
  }
}

/** Orders names of the same moment: `-2` before `-10`. */
function compareNumbered(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

/** Local time as `20261120-193000`. */
function fileTime(date: Date): string {
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  const day = digits(date.getFullYear(), 4) + digits(date.getMonth() + 1) + digits(date.getDate());
  return `${day}-${[date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => digits(part)).join('')}`;
}
