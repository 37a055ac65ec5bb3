import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of somebody's own files, as long as it is open. */
export interface PersonFolder {
  readonly folder: string;
  /** Keeps what is in the folder. Rejects with what the system refuses. */
  readonly close: () => Promise<void>;
}

/** The folders of a person's settings, games against the computer, and solved problems. */
export interface PersonFolders {
  /**
   * Opens the folder of a person; of a guest an empty one that goes when it is closed. Several may
   * be open for one person. Rejects with what the system refuses.
   * @param person their id
   */
  readonly open: (person: string) => Promise<PersonFolder>;
}

/** Keeps the folders of persons. */
export interface PersonStore extends PersonFolders {
  /** Removes all that is kept of a person, who is not here. Rejects with what the system refuses. */
  readonly remove: (person: string) => Promise<void>;
}

/** A fresh folder that only this account can look into; it goes with all in it when it is closed. */
export async function passingFolder(): Promise<PersonFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'komadai-person-'));
  return { folder, close: () => rm(folder, { recursive: true, force: true }) };
}

/** Names a person where an id cannot: 64 hexadecimal digits. */
export function personDigest(person: string): string {
  return createHash('sha256').update(person).digest('hex');
}
