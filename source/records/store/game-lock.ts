import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { watchFiles } from './game-watch.ts';
import {
  isOnThisHost,
  isOwnProcess,
  type LockOwner,
  mayLive,
  ownText,
  readOwner,
} from './lock-owner.ts';
import { isSystemError, moveToFree, TEMPORARY_END, writeWhole } from './whole-file.ts';

/** A game that another process, or another part of this one, has open. */
export interface LockFault {
  readonly code: 'open-elsewhere';
  readonly pid: number;
  /** Missing where it is this machine. */
  readonly host?: string;
  readonly lockFile: string;
}

/** What others do about our game: ask for it, or take it; or the lock is gone. */
export type Dispute =
  | { readonly kind: 'asked'; readonly by: LockFault }
  | { readonly kind: 'taken'; readonly by: LockFault }
  | { readonly kind: 'gone' };

/** How often a lock is touched, so that other machines see that its process is alive. */
const TOUCH_MS = 10_000;

/** How long the owner of a game has to answer a request. */
const ANSWER_MS = 2000;

/** How often the asking process looks for the answer. */
const ASK_MS = 25;

/** The contents of the lock files of this process; they are removed when it ends. */
const held = new Map<string, string>();
let removesAtExit = false;

/**
 * Keeps a game file for one process at a time, by a hidden file beside it, `.NAME.psn.lock`. It
 * holds the number of the process, the machine, when the process began, and the id of the lock.
 *
 * The order of actions lets the lock be taken from a process that does not answer, wherever that
 * was stopped. The owner writes a temporary file whose name has the id of the lock, makes sure that
 * the lock is still its own, then renames the file. The taker replaces the lock, deletes the
 * temporary files of others, then reads the game. So a rename by the former owner either came
 * before the taker reads, or finds no file.
 */
export class GameLock {
  /** Part of the names of temporary files of the game. */
  readonly id = newId();
  /** Whether the process that had it before was cut off. */
  wasLeft = false;
  readonly #file: string;
  readonly #askFile: string;
  readonly #text = ownText(this.id);
  #isHeld = false;
  #endWatch = () => {};

  /**
   * Takes nothing yet.
   * @param path of the game file, which need not exist
   */
  constructor(path: string) {
    this.#file = lockFileOf(path);
    this.#askFile = this.#file.replace(/lock$/, 'ask');
  }

  /**
   * Takes the lock, or makes sure that it is still ours. Throws what the system refuses.
   * @returns whether it was ours all the time
   */
  take(): Result<'kept' | 'made', LockFault> {
    const owner = readOwner(this.#file);
    if (this.#isHeld && owner?.text === this.#text) return success('kept');
    if (owner && isInUse(owner, this.#file)) return failure(faultOf(owner, this.#file));
    this.wasLeft = owner !== undefined;
    try {
      this.#put(owner ? renameSync : moveToFree);
    } catch (error) {
      const other = isSystemError(error, 'EEXIST') ? readOwner(this.#file) : undefined;
      if (other) return failure(faultOf(other, this.#file));
      throw error;
    }
    return success('made');
  }

  /**
   * Asks the owner to give the game up, and takes the lock when that is done or when no answer
   * comes. Throws what the system refuses.
   */
  async takeOver(): Promise<void> {
    let asked: string | undefined;
    let looks = 0;
    try {
      while (!this.take().ok) {
        const owner = readOwner(this.#file);
        if (owner && owner.text !== asked) {
          // Another process may have been quicker: it is asked as well.
          asked = owner.text;
          looks = 0;
          writeWhole(this.#askFile, this.#text);
        } else if (++looks > ANSWER_MS / ASK_MS) {
          // Counted in looks, not in time: on a machine that stands still the owner stands still
          // too.
          this.#put(renameSync);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      }
    } finally {
      if (asked !== undefined) removeIf(this.#askFile, this.#text);
    }
  }

  /** Whether the lock is still ours. */
  get isOurs(): boolean {
    return this.#isHeld && readOwner(this.#file)?.text === this.#text;
  }

  /** The process that has the game instead of us; undefined where none has. */
  get other(): LockFault | undefined {
    const owner = readOwner(this.#file);
    return owner && owner.text !== this.#text ? faultOf(owner, this.#file) : undefined;
  }

  /** Tells what others do about the game until the lock is released, and touches it meanwhile. */
  guard(onDispute: (dispute: Dispute) => void): void {
    this.#endWatch();
    const look = () => {
      const dispute = this.#isHeld ? this.#dispute() : undefined;
      if (dispute) onDispute(dispute);
    };
    const endWatch = watchFiles([this.#file, this.#askFile], look);
    const first = setImmediate(look).unref();
    const touching = setInterval(() => touch(this.#file, this.#text), TOUCH_MS).unref();
    this.#endWatch = () => {
      endWatch();
      clearImmediate(first);
      clearInterval(touching);
    };
  }

  /** Gives the game free, if it is ours. */
  release(): void {
    this.#endWatch();
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (held.get(this.#file) === this.#text) held.delete(this.#file);
    removeIf(this.#file, this.#text);
  }

  /** Makes the lock ours, and bars its former owners. */
  #put(put: (from: string, to: string) => void): void {
    // A power failure ends its owner as well.
    writeWhole(this.#file, this.#text, put, undefined, false);
    this.#isHeld = true;
    held.set(this.#file, this.#text);
    removeAllAtExit();
    const folder = dirname(this.#file);
    const stem = basename(this.#file).replace(/lock$/, '');
    for (const name of readdirSync(folder)) {
      if (name.startsWith(stem) && isLeftOver(name.slice(stem.length))) remove(join(folder, name));
    }
  }

  #dispute(): Dispute | undefined {
    try {
      const owner = readOwner(this.#file);
      if (owner === undefined) return { kind: 'gone' };
      if (owner.text !== this.#text) return { kind: 'taken', by: faultOf(owner, this.#file) };
      const asker = readOwner(this.#askFile);
      return asker && { kind: 'asked', by: faultOf(asker, this.#file) };
    } catch {
      // A folder that cannot be read for a moment says nothing; the next save asks again.
      return undefined;
    }
  }
}

/** Whether the text after `.NAME.psn.` makes it a temporary file of the game, or a question. */
function isLeftOver(end: string): boolean {
  return (
    end === 'ask' || (end.endsWith(TEMPORARY_END) && end.indexOf('.') === end.lastIndexOf('.'))
  );
}

/** The process that has a game open; undefined if none has, or if the lock was left behind. */
export function lockOwner(path: string): LockFault | undefined {
  const file = lockFileOf(path);
  const owner = readOwner(file);
  return owner && isInUse(owner, file) ? faultOf(owner, file) : undefined;
}

/** The file that keeps a game for one process. @param path of the game */
export function lockFileOf(path: string): string {
  const real = realPath(path);
  return join(dirname(real), `.${basename(real)}.lock`);
}

function isInUse(owner: LockOwner, file: string): boolean {
  return isOwnProcess(owner) ? held.get(file) === owner.text : mayLive(owner, file);
}

function faultOf(owner: LockOwner, lockFile: string): LockFault {
  const { pid, host } = owner;
  return { code: 'open-elsewhere', pid, ...(!isOnThisHost(owner) && { host }), lockFile };
}

/** Writes the contents of a lock again: its time is then by the clock of the file system. */
function touch(file: string, text: string): void {
  try {
    const descriptor = openSync(file, 'r+');
    try {
      if (readFileSync(descriptor, 'utf8') === text) writeSync(descriptor, text, 0);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Whoever watches the lock notices that it is gone.
  }
}

function removeAllAtExit(): void {
  if (removesAtExit) return;
  removesAtExit = true;
  process.on('exit', () => {
    for (const [file, text] of held) removeIf(file, text);
  });
}

/** Removes a file unless somebody else has written it since. */
function removeIf(file: string, text: string): void {
  try {
    if (readOwner(file)?.text === text) remove(file);
  } catch {
    // A lock that stays is taken over after this process has ended.
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
  }
}

/** Differs from the id of every other lock, on other machines too. */
function newId(): string {
  const part = () => Math.floor(Math.random() * 2 ** 48).toString(36);
  return `${part()}${part()}`;
}

/** The same for all names of a file. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    try {
      return join(realpathSync(dirname(path)), basename(path));
    } catch {
      return path;
    }
  }
}
