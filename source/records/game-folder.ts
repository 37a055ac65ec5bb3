import { readdirSync, type Stats, statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { GAME_FILE_END } from './game-name.ts';
import { isSystemError } from './whole-file.ts';

/** A game file of a folder. */
export interface FoundGame {
  readonly path: string;
  /** Without folder and `.psn`. */
  readonly name: string;
  /** When the file was last written, in milliseconds since 1970; 0 where that is not told. */
  readonly modifiedMs: number;
}

/** How long a folder must have been at rest before a listing of it is relied on. */
const REST_MS = 1000;

/**
 * The game files of a folder. Every save puts a file in its place anew, which the folder's own
 * time tells: while that stands, the last listing is given again.
 */
export class GameFolder {
  readonly #folder: string;
  #found: readonly FoundGame[] = [];
  #changedMs: number | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The files, the one written last first; hidden ones, what a save that was cut off has left
   * among them, are none. Empty where there is no folder. System errors are thrown.
   */
  find(): readonly FoundGame[] {
    const stats = statsOf(this.#folder);
    const changedMs = stats === undefined || stats === 'closed' ? undefined : stats.mtimeMs;
    if (changedMs === undefined || changedMs !== this.#changedMs) {
      // A change within the same tick of the clock would not be seen.
      this.#changedMs =
        changedMs !== undefined && Date.now() - changedMs > REST_MS ? changedMs : undefined;
      this.#found = findGames(this.#folder);
    }
    return this.#found;
  }
}

function findGames(folder: string): FoundGame[] {
  const games: FoundGame[] = [];
  for (const file of namesIn(folder)) {
    if (file.startsWith('.') || !file.endsWith(GAME_FILE_END)) continue;
    const path = folder + sep + file;
    const stats = statsOf(path);
    if (stats === undefined || (stats !== 'closed' && !stats.isFile())) continue;
    const modifiedMs = stats === 'closed' ? 0 : stats.mtimeMs;
    games.push({ path, name: file.slice(0, -GAME_FILE_END.length), modifiedMs });
  }
  return games.sort((a, b) => b.modifiedMs - a.modifiedMs || compareNumbered(b.name, a.name));
}

/** The name of a game file, without folder and `.psn`. */
export function nameOf(path: string): string {
  return basename(path, GAME_FILE_END);
}

/** Whether there is something at a path, or may be: the way to it can be barred. */
export function exists(path: string): boolean {
  return statsOf(path) !== undefined;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return [];
    throw error;
  }
}

/** `closed`: there may be something, but the way to it is barred; who opens it gets the reason. */
function statsOf(path: string): Stats | 'closed' | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
    return missing.some((code) => isSystemError(error, code)) ? undefined : 'closed';
  }
}

/** Orders names of the same moment: `-2` before `-10`. */
function compareNumbered(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
