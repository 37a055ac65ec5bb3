import { readFileSync, realpathSync, statSync, unlinkSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { failure, type Result, success } from '../core/result.ts';
import { isSystemError, moveToFree, writeWhole } from './whole-file.ts';

/** A game that another process, or another part of this one, has open. */
export interface LockFault {
  readonly code: 'open-elsewhere';
  readonly pid: number;
  /** Missing where it is this machine. */
  readonly host?: string;
}

/** The locks that this process holds: their files, which are removed when it ends. */
const held = new Set<string>();
let removesAtExit = false;

/**
 * Keeps a game file for one process at a time, by a hidden file beside it, `.NAME.psn.lock`, which
 * holds the number of the process and the name of the machine. A lock that a process of this
 * machine left behind when it died is taken over.
 */
export class GameLock {
  readonly #file: string;
  #isHeld = false;

  /** Takes nothing yet. @param path of the game file, which need not be there */
  constructor(path: string) {
    this.#file = lockFileOf(path);
  }

  /** Takes the lock, or makes sure that it is still ours. Throws what the system refuses. */
  take(): Result<undefined, LockFault> {
    const owner = ownerOf(this.#file);
    if (owner && isOurs(owner) && this.#isHeld) return success(undefined);
    if (owner && isInUse(owner, this.#file)) return failure(faultOf(owner));
    if (owner !== undefined) remove(this.#file);
    try {
      writeWhole(this.#file, `${process.pid} ${hostname()}\n`, moveToFree);
    } catch (error) {
      const other = isSystemError(error, 'EEXIST') ? ownerOf(this.#file) : undefined;
      if (other) return failure(faultOf(other));
      throw error;
    }
    this.#isHeld = true;
    held.add(this.#file);
    removeAllAtExit();
    return success(undefined);
  }

  /** Gives the game free for others, if it is ours. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    held.delete(this.#file);
    removeOwn(this.#file);
  }
}

/** Who holds a lock; pid 0 where the file does not tell. */
interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** Undefined where there is no lock. */
function ownerOf(file: string): Owner | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
  const [, pid = '0', host = ''] = /^(\d{1,15}) (.+)\n$/.exec(text) ?? [];
  return { pid: Number(pid), host };
}

function isOurs({ pid, host }: Owner): boolean {
  return pid === process.pid && host === hostname();
}

function isInUse(owner: Owner, file: string): boolean {
  if (owner.pid === 0) return false;
  // Of a process on another machine nobody here can tell whether it lives.
  if (owner.host !== hostname()) return true;
  if (isOurs(owner)) return held.has(file);
  return !isOlderThanSystem(file) && isAlive(owner.pid);
}

/** Since the system was started, another process may have got the number. */
function isOlderThanSystem(file: string): boolean {
  const startedMs = Date.now() - uptime() * 1000;
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.mtimeMs < startedMs;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return !isSystemError(error, 'ESRCH');
  }
}

/** A process that has ended, but that nobody has asked about: in a container it may stay so. */
function isZombie(pid: number): boolean {
  try {
    const [, state] = /\) (\S)[^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' || state === 'X';
  } catch {
    // Not every system tells.
    return false;
  }
}

function faultOf({ pid, host }: Owner): LockFault {
  return { code: 'open-elsewhere', pid, ...(host !== hostname() && { host }) };
}

function removeAllAtExit(): void {
  if (removesAtExit) return;
  removesAtExit = true;
  process.on('exit', () => {
    for (const file of held) removeOwn(file);
  });
}

/** Removes a lock unless somebody else has it by now. */
function removeOwn(file: string): void {
  try {
    const owner = ownerOf(file);
    if (owner && isOurs(owner)) remove(file);
  } catch {
    // A lock that stays behind is taken over once this process has ended.
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
  }
}

function lockFileOf(path: string): string {
  const real = realPath(path);
  return join(dirname(real), `.${basename(real)}.lock`);
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
