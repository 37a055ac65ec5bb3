import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSystemError } from '../../records/store/whole-file.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { codePrefix, newCode } from '../room-code.ts';
import type { HostFault, NotSafe, ReachFault, Unsafety } from '../rooms.ts';
import { ownUid } from './account.ts';

/** Others may pass through, and not list it. */
const FOLDER_MODE = 0o711;

const STICKY = 0o1000;
const WRITABLE_BY_OTHERS = 0o022;
const PERMISSIONS = 0o7777;

/** The longest path of a socket in bytes, on Linux; a longer one would be cut without a word. */
const LONGEST_SOCKET_PATH = 107;

/** The folder of an account, in which its sockets lie. */
export interface RoomFolder {
  readonly path: string;
  /** The number of the account. */
  readonly uid: number;
}

/** A socket that may be that of a room. */
interface RoomSocket {
  readonly path: string;
  readonly folder: RoomFolder;
}

/** The path of a room's socket in the folder of its account. It does not tell the code. */
export function socketPath(folder: RoomFolder, code: string): string {
  return join(folder.path, `${codePrefix(code)}.sock`);
}

/**
 * The own folder for rooms, made where it is missing.
 * @param at in which folder it lies. Default: that for temporary files. Its owner is trusted
 */
export function openRoomFolder(at: string = tmpdir()): Result<RoomFolder, HostFault> {
  const uid = ownUid();
  if (uid === undefined) return failure({ code: 'not-writable', folder: at, detail: 'ENOTSUP' });
  const folder = { path: join(at, `komadai-${uid}`), uid };
  // The codes of all rooms have the same length.
  const anyCode = newCode(() => 0);
  const path = socketPath(folder, anyCode);
  if (!isShort(path)) {
    return failure({ code: 'path-too-long', path, mostBytes: LONGEST_SOCKET_PATH });
  }
  try {
    const fault = baseFault(at) ?? ownFolderFault(folder);
    return fault ? failure(fault) : success(folder);
  } catch (error) {
    return failure(notWritable(at, error));
  }
}

/**
 * Looks for the sockets of all accounts that may be that of a room. The account of each is proven:
 * nobody else can have put it there. `unsafe` are those that cannot be trusted.
 * @param at in which folder those of the accounts lie. Default: that for temporary files
 */
export function findRoomSockets(
  code: string,
  at: string = tmpdir(),
): Result<
  { readonly sockets: readonly RoomSocket[]; readonly unsafe: readonly NotSafe[] },
  NotSafe | SystemRefusal
> {
  const sockets: RoomSocket[] = [];
  const unsafe: NotSafe[] = [];
  try {
    const fault = baseFault(at);
    if (fault) return failure(fault);
    for (const name of readdirSync(at)) {
      const [, digits] = /^komadai-(0|[1-9]\d{0,9})$/.exec(name) ?? [];
      if (digits === undefined) continue;
      const folder = { path: join(at, name), uid: Number(digits) };
      const socket = { path: socketPath(folder, code), folder };
      const fault = isShort(socket.path) ? socketFault(socket) : 'none';
      if (fault === undefined) sockets.push(socket);
      else if (fault !== 'none') unsafe.push(fault);
    }
  } catch (error) {
    return failure(systemRefusal(error));
  }
  return success({ sockets, unsafe });
}

/** Why there can be no room in a folder. Throws the error if it is none of the system. */
export function notWritable(folder: string, error: unknown): HostFault {
  return { code: 'not-writable', folder, detail: systemRefusal(error).detail };
}

/** The system refuses something: `detail` is its code, `EACCES`. */
type SystemRefusal = Extract<ReachFault, { code: 'refused' }>;

/** What the system says with an error. Throws the error if it is none of the system. */
export function systemRefusal(error: unknown): SystemRefusal {
  if (error instanceof Error && 'code' in error) {
    return { code: 'refused', detail: String(error.code) };
  }
  throw error;
}

/** In a folder in which others rename what is not theirs, no owner proves anything. */
function baseFault(at: string): NotSafe | undefined {
  const { mode } = statSync(at);
  const isSafe = (mode & WRITABLE_BY_OTHERS) === 0 || (mode & STICKY) !== 0;
  return isSafe ? undefined : notSafe(at, 'writable');
}

/** Makes the own folder, with its rights. @returns why it cannot be trusted */
function ownFolderFault(folder: RoomFolder): NotSafe | undefined {
  const { path } = folder;
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
  }
  const fault = folderFault(folder);
  if (fault) return fault;
  // The umask takes rights away, and a killed process may have come no further than this.
  if ((lstatSync(path).mode & PERMISSIONS) !== FOLDER_MODE) chmodSync(path, FOLDER_MODE);
  return undefined;
}

function folderFault({ path, uid }: RoomFolder): NotSafe | undefined {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return notSafe(path, 'link');
  if (!stats.isDirectory()) return notSafe(path, 'not-a-folder');
  if (stats.uid !== uid) return notSafe(path, 'another-owner');
  return (stats.mode & WRITABLE_BY_OTHERS) === 0 ? undefined : notSafe(path, 'writable');
}

/** `none`: there is no socket, or the way to it is barred. */
function socketFault({ path, folder }: RoomSocket): NotSafe | 'none' | undefined {
  try {
    const stats = lstatSync(path);
    const fault = folderFault(folder);
    if (fault) return fault;
    if (stats.isSymbolicLink()) return notSafe(path, 'link');
    if (!stats.isSocket()) return notSafe(path, 'not-a-socket');
    return stats.uid === folder.uid ? undefined : notSafe(path, 'another-owner');
  } catch {
    return 'none';
  }
}

function notSafe(path: string, why: Unsafety): NotSafe {
  return { code: 'not-safe', path, why };
}

function isShort(path: string): boolean {
  return Buffer.byteLength(path) <= LONGEST_SOCKET_PATH;
}
