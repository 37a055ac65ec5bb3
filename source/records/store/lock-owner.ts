import { closeSync, fstatSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { isSystemError, removeIfPossible } from './whole-file.ts';

/** A lock that was not touched for this long is left behind, if its owner cannot be looked at. */
const LEFT_AFTER_MS = 60_000;

/** Linux tells in these ticks when a process began. */
const TICK_MS = 10;

/** How much older than its process a file may seem. */
const SLACK_MS = 1000;

/** Stands for the start of a process where the system does not tell it. */
const UNKNOWN_START = '-';

/** The process named by a lock file. */
export interface LockOwner {
  /** 0 where the file does not tell. */
  readonly pid: number;
  readonly host: string;
  /** When the process began, as the system counts; missing in locks of earlier versions. */
  readonly start?: string;
  /** The whole file, which differs from that of every other lock. */
  readonly text: string;
  /** When the file was last touched, by the clock of its file system. */
  readonly touchedMs: number;
}

/** What stands in a lock of this process. @param id of the lock, without spaces */
export function ownText(id: string): string {
  const start = processOf(process.pid)?.start ?? UNKNOWN_START;
  return `${process.pid} ${hostname()} ${start} ${id}\n`;
}

/** Reads a lock file; undefined where there is none. */
export function readOwner(file: string): LockOwner | undefined {
  let text: string;
  let touchedMs: number;
  try {
    // Opened, not only looked up: file systems of a network then ask the server.
    const descriptor = openSync(file, 'r');
    try {
      text = readFileSync(descriptor, 'utf8');
      touchedMs = fstatSync(descriptor).mtimeMs;
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
  const [, pid = '0', host = '', start] = /^(\d{1,15}) (\S+)(?: (\S+) \S+)?\n$/.exec(text) ?? [];
  return { pid: Number(pid), host, ...(start && { start }), text, touchedMs };
}

/** Whether the process of a lock is on this machine. */
export function isOnThisHost({ host }: LockOwner): boolean {
  return host === hostname();
}

/** Whether a lock is of this process. */
export function isOwnProcess(owner: LockOwner): boolean {
  if (owner.pid !== process.pid || !isOnThisHost(owner)) return false;
  const own = processOf(process.pid)?.start;
  return own === undefined || owner.start === undefined || owner.start === own;
}

/** Whether the process of a lock may still be there. @param file of the lock */
export function mayLive(owner: LockOwner, file: string): boolean {
  if (owner.pid === 0) return false;
  if (!isOnThisHost(owner)) return !isLeftBehind(owner, file);
  if (!isThere(owner.pid)) return false;
  const found = processOf(owner.pid);
  if (found?.hasEnded) return false;
  if (owner.start === undefined) return !isOlderThan(found, owner);
  return found ? owner.start === found.start : !isLeftBehind(owner, file);
}

/** Whether a lock is older than the process, or than the start of the system. */
function isOlderThan(found: ProcessState | undefined, { touchedMs }: LockOwner): boolean {
  const bootedMs = Date.now() - uptime() * 1000;
  return touchedMs < bootedMs + Number(found?.start ?? 0) * TICK_MS - SLACK_MS;
}

function isLeftBehind({ touchedMs }: LockOwner, file: string): boolean {
  return fileSystemNowMs(dirname(file)) - touchedMs > LEFT_AFTER_MS;
}

/** The time by the clock of a folder's file system, which may be on another machine. */
function fileSystemNowMs(folder: string): number {
  const probe = join(folder, `.komadai-time.${process.pid}.tmp`);
  try {
    writeFileSync(probe, '');
    return statSync(probe).mtimeMs;
  } catch {
    return Date.now();
  } finally {
    removeIfPossible(probe);
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isSystemError(error, 'ESRCH');
  }
}

/** What Linux tells of a process; undefined on other systems. */
interface ProcessState {
  /** In ticks since the system was started. */
  readonly start: string;
  /** Whether it has ended unnoticed: in a container it may stay so. */
  readonly hasEnded: boolean;
}

function processOf(pid: number): ProcessState | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes first, in parentheses, and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [state = '', start = ''] = [fields[0], fields[19]];
    return /^\d+$/.test(start) ? { start, hasEnded: state === 'Z' || state === 'X' } : undefined;
  } catch {
    return undefined;
  }
}
