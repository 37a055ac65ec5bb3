import type { LockFault } from '../../records/store/game-lock.ts';
import type { NameFault } from '../../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../../records/store/store.ts';
import { errorCode } from '../error-code.ts';
import { quoted } from './quoted.ts';

/** Says who has a game open, so that it cannot be played on or deleted here. */
export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: this game is open in ${otherText(fault)}`;
}

/** `another komadai (process 12)` */
export function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `process ${pid}` : `process ${pid} on ${quoted(host)}`;
  return `another komadai (${where})`;
}

/** Why a game cannot have a name. */
export function renameFaultText(fault: RenameFault | NameFault): string {
  switch (fault.code) {
    case 'name-empty':
      return 'a game needs a name';
    case 'name-has-slash':
      return 'the name of a game has no / or \\ in it';
    case 'name-has-control':
      return 'the name of a game has no control characters in it';
    case 'name-starts-with-dot':
      return 'the name of a game does not begin with a dot';
    case 'name-too-long':
      return `the name of a game has ${fault.longest} bytes at most`;
    case 'name-taken':
      return `there is a game ${quoted(fault.name)} already`;
    default:
      return fault satisfies never;
  }
}

/** What the system did not let the store do. */
export function storeErrorText(error: StoreError): string {
  const { action, path, cause } = error;
  const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
  return `cannot ${action} ${path}: ${reason}`;
}

/** Why the system did not let a file be written. If something does not exist, it is the folder. */
export function writeErrorText(file: string, error: unknown): string {
  if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return folder === '' ? 'the folder does not exist' : `the folder ${folder} does not exist`;
}

const SYSTEM_ERRORS = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EFBIG', 'the limit of the size of files is reached'],
  ['ENOENT', 'it does not exist'],
  ['ENOTDIR', 'a part of the path is no folder'],
  ['EISDIR', 'it is a folder'],
  ['EEXIST', 'a file is in the place of the folder'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['EIO', 'the disk does not answer'],
  ['ECONNREFUSED', 'the database is away'],
  ['ECONNRESET', 'the database is away'],
  ['ETIMEDOUT', 'the database does not answer'],
  ['57P01', 'the database ends'],
  ['57P02', 'the database ends'],
  ['57P03', 'the database starts'],
  ['open-elsewhere', 'the game is open in another komadai'],
  ['changed-elsewhere', 'another program has changed the file'],
]);

/** A system error in a few words. */
export function systemErrorText(error: unknown): string {
  return systemCodeText(errorCode(error));
}

/** A code of the system in a few words. */
export function systemCodeText(code: string): string {
  return SYSTEM_ERRORS.get(code) ?? (code || 'unknown error');
}
