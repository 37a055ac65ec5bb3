import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { removeIfPossible } from '../../records/store/whole-file.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { proofsPath, type RoomFolder, type SystemRefusal, systemRefusal } from './room-folder.ts';

/*
 * A file that a visitor puts into the folder of a host proves by its owner whose account they use,
 * since Node cannot ask a socket for its peer. A file can be moved by somebody else, so it says which
 * host it is for: a host who passes on the greeting of another one gains nothing.
 */

const WRITABLE_BY_OTHERS = 0o022;

/** Proves the own account to a host. @param nonce of the greeting, checked */
export function writeProof(folder: RoomFolder, nonce: string): Result<true, SystemRefusal> {
  try {
    const file = openSync(proofPath(folder, nonce), 'wx', 0o600);
    try {
      writeSync(file, proofText(folder, nonce));
      // The host reads it with another account.
      fchmodSync(file, 0o644);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return failure(systemRefusal(error));
  }
  return success(true);
}

/** The account that a visitor has proven; undefined where they have not. */
export function readProof(folder: RoomFolder, nonce: string): number | undefined {
  const text = Buffer.from(proofText(folder, nonce));
  try {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
    const file = openSync(proofPath(folder, nonce), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      const stats = fstatSync(file);
      // A second link may have been made by somebody who does not own the file.
      if (!stats.isFile() || stats.nlink !== 1 || stats.size !== text.length) return undefined;
      if ((stats.mode & WRITABLE_BY_OTHERS) !== 0) return undefined;
      const found = Buffer.alloc(text.length);
      readSync(file, found, 0, found.length, 0);
      return found.equals(text) ? stats.uid : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** Removes a proof, if it is there: both sides do so, whichever lives longer. */
export function removeProof(folder: RoomFolder, nonce: string): void {
  // One that stays proves nothing: no greeting names it again.
  removeIfPossible(proofPath(folder, nonce));
}

function proofPath(folder: RoomFolder, nonce: string): string {
  return join(proofsPath(folder), nonce);
}

function proofText({ uid }: RoomFolder, nonce: string): string {
  return `${nonce} ${uid}\n`;
}
