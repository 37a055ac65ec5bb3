import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Temporary files are hidden, and no game file ends like this. */
export const TEMPORARY_END = '.tmp';

/**
 * Writes a file so that it always holds the whole old or the whole new content: into a temporary
 * file beside it, to the disk, then in its place. Throws system errors as they are. `atomically`
 * replaces whatever stands there, and a new game must not.
 * @param put how the temporary file comes into its place; by default it replaces what is there
 * @param mark stands in the name of the temporary file. Default: the number of the process
 * @param isLasting whether it must outlive a power failure, which takes longer. Default: it must
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  put: (from: string, to: string) => void = renameSync,
  mark = String(process.pid),
  isLasting = true,
): void {
  const temporary = join(dirname(path), temporaryName(path, mark));
  try {
    const file = openSync(temporary, 'w');
    try {
      writeFileSync(file, content);
      if (isLasting) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    put(temporary, path);
  } catch (error) {
    removeIfPossible(temporary);
    throw error;
  }
  if (isLasting) flushFolder(dirname(path));
}

/**
 * Adds a text to a file, which need not be there, by one write where the system takes it whole. What
 * the system refuses is thrown, and leaves the file as it was, or none.
 */
export function appendWhole(path: string, text: string): void {
  const isNew = !existsSync(path);
  const file = openSync(path, 'a');
  const bytes = Buffer.from(text);
  let done = 0;
  try {
    while (done < bytes.length) done += writeSync(file, bytes, done);
  } catch (error) {
    if (done > 0) ftruncateSync(file, fstatSync(file).size - done);
    if (isNew) removeIfPossible(path);
    throw error;
  } finally {
    closeSync(file);
  }
}

/**
 * The name of the temporary file beside a file.
 * @param mark of its owner
 */
export function temporaryName(path: string, mark: string): string {
  return `.${basename(path)}.${mark}${TEMPORARY_END}`;
}

/**
 * Moves a file to a free path. Throws with code `EEXIST` if something is there, even if another
 * process put it there at the same moment.
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

/** Removes a file. One that stays does no harm, and what led here says more than an error would. */
export function removeIfPossible(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // See above.
  }
}

/**
 * Makes a folder that outlives a loss of power, and those above it that are missing. Node's own way
 * never ends where the system makes no folders, as below `/proc`. Throws system errors.
 */
export function makeFolder(path: string, mode?: number): void {
  const look = { throwIfNoEntry: false } as const;
  const parent = dirname(path);
  if (parent !== path && !statSync(parent, look)) makeFolder(parent, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (statSync(path, look)?.isDirectory()) return;
    throw error;
  }
  flushFolder(parent);
}

/** Brings the names in a folder to the disk, if the system can flush folders. */
export function flushFolder(folder: string): void {
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
