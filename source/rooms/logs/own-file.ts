import type { Dispute, GameLock } from '../../records/store/game-lock.ts';
import { Conflict, type GameStore, StoreError } from '../../records/store/store.ts';
import type { GameRecord } from '../../records/tree/record.ts';

/** The game of somebody who has joined a room, in their own folder of games. */
export class OwnFile {
  readonly path: string;
  readonly #store: GameStore;
  #lock: GameLock | undefined;

  /** Writes nothing yet. @param name of the game, as `roomName` gives it */
  constructor(store: GameStore, name: string) {
    this.#store = store;
    this.path = store.pathOf(name);
  }

  /**
   * Saves the game, and keeps it for this process. Throws `StoreError` for what the system refuses.
   * @returns whether it was saved; false if another process has it, which saves it then
   */
  save(record: GameRecord): boolean {
    if (this.#lock) return this.#saveWith(this.#lock, record);
    const lock = this.#store.lock(this.path);
    if (!lock.ok) return false;
    // Before the first save there may be no folder to watch.
    if (!this.#saveWith(lock.value, record)) return false;
    this.#lock = lock.value;
    this.#lock.guard((dispute) => this.#settle(dispute));
    return true;
  }

  /** Leaves the file to other processes. */
  close(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }

  #saveWith(lock: GameLock, record: GameRecord): boolean {
    try {
      this.#store.save(this.path, record, lock);
      return true;
    } catch (error) {
      const cause = error instanceof StoreError ? error.cause : undefined;
      const isTaken = cause instanceof Conflict && cause.code === 'open-elsewhere';
      if (isTaken || lock !== this.#lock) lock.release();
      if (!isTaken) throw error;
      this.close();
      return false;
    }
  }

  #settle({ kind }: Dispute): void {
    // A lock that was removed is made again by the next save.
    if (kind !== 'gone') this.close();
  }
}
