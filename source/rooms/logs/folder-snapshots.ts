import { createReadStream, existsSync, renameSync } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GameLock } from '../../records/store/game-lock.ts';
import { Conflict } from '../../records/store/store.ts';
import { flushFolder, temporaryName } from '../../records/store/whole-file.ts';
import type { HallSnapshots } from '../hall/house-store.ts';

/** Keeps a hall in a file, for the process that has the lock of its folder. */
export class FolderSnapshots implements HallSnapshots {
  readonly #path: string;
  readonly #lock: GameLock;
  #newest = 0;

  constructor(path: string, lock: GameLock) {
    this.#path = path;
    this.#lock = lock;
  }

  /** There is no other house. */
  async newest(): Promise<number> {
    return this.#newest;
  }

  async *read(): AsyncIterable<string> {
    if (existsSync(this.#path)) yield* createReadStream(this.#path, 'utf8');
  }

  /** Rejects with `Conflict` if the lock was lost, and with what the system refuses. */
  async keep(seq: number, chunks: Iterable<string>): Promise<void> {
    const folder = dirname(this.#path);
    const temporary = join(folder, temporaryName(this.#path, this.#lock.id));
    try {
      const file = await open(temporary, 'w', 0o600);
      try {
        for (const chunk of chunks) await file.write(chunk);
        await file.datasync();
      } finally {
        await file.close();
      }
      if (!this.#lock.take().ok) throw new Conflict('open-elsewhere', this.#lock.other);
      renameSync(temporary, this.#path);
    } catch (error) {
      await unlink(temporary).catch(() => {});
      throw error;
    }
    flushFolder(folder);
    this.#newest = seq;
  }
}
