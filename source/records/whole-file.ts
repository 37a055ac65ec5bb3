import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Temporary files are hidden, and no game file ends like this. */
const TEMPORARY_END = '.tmp';

/**
 * Writes a file so that at any moment the old or the new content is there, whole: into a temporary
 * file beside it, to the disk, and then in its place. System errors are thrown as they are.
 * @param put how the temporary file comes into its place: by default it replaces what is there
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  put: (from: string, to: string) => void = renameSync,
): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}${TEMPORARY_END}`);
  try {
    const file = openSync(temporary, 'w');
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    put(temporary, path);
  } catch (error) {
    removeIfPossible(temporary);
    throw error;
  }
  flushFolder(dirname(path));
}

/**
 * Moves a file to a path where nothing may be: throws with code `EEXIST` where something is, also
 * if another process put it there at the same moment.
 */
export function moveToFree(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (isSystemError(error, 'EEXIST') || isSystemError(error, 'ENOENT')) throw error;
    // Not every file system has hard links: take the name first.
    closeSync(openSync(to, 'wx'));
    try {
      renameSync(from, to);
    } catch (renameError) {
      removeIfPossible(to);
      throw renameError;
    }
    return;
  }
  unlinkSync(from);
}

/** Whether something is a system error with the code, `ENOENT`. */
export function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** A file that stays behind does no harm; the error that led here says more than another would. */
function removeIfPossible(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // See above.
  }
}

/** Brings the names in a folder to the disk, where the system lets folders be flushed. */
function flushFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // The file itself is safe; not every system opens folders.
  }
}
