import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { OWN_END } from '../formats/formats.ts';
import { isSystemError } from './whole-file.ts';

/** A game file of a folder. */
export interface FoundGame {
  readonly path: string;
  /** Without folder and `.psn`. */
  readonly name: string;
  /** When the file was last written, in milliseconds since 1970; 0 where that is unknown. */
  readonly modifiedMs: number;
}

/** How long a folder must have been at rest before a listing of it is kept. */
const REST_MS = 1000;

/**
 * The game files of a folder. A save replaces a file, which changes the folder's own time: while
 * that stays the same, the last listing is used again.
 */
export class GameFolder {
  readonly #folder: string;
  #found: readonly FoundGame[] = [];
  #changedMs: number | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The files, the last written one first. Hidden ones are left out: a save that was cut off leaves
   * such files. Empty where there is no folder. Throws system errors.
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
    if (file.startsWith('.') || !file.endsWith(OWN_END)) continue;
    const path = folder + sep + file;
    const stats = statsOf(path);
    if (stats === undefined || (stats !== 'closed' && !stats.isFile())) continue;
    const modifiedMs = stats === 'closed' ? 0 : stats.mtimeMs;
    games.push({ path, name: file.slice(0, -OWN_END.length), modifiedMs });
  }
  return games.sort((a, b) => b.modifiedMs - a.modifiedMs || compareNumbered(b.name, a.name));
}

/** The name of a game file, without folder and `.psn`. */
export function nameOf(path: string): string {
  return basename(path, OWN_END);
}

/** Whether there is, or may be, something at a path: who opens it hears what bars the way. */
export function exists(path: string): boolean {
  return statsOf(path) !== undefined;
}

/** Whether there is something at a path for certain: who writes there hears what bars the way. */
export function isFound(path: string): boolean {
  return typeof statsOf(path) === 'object';
}

/** Whether there is a file at a path, and no link to one. */
export function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return [];
    throw error;
  }
}

/** `closed`: there may be something, but the way to it is barred; opening it gives the reason. */
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
