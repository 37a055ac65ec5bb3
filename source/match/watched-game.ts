import type { LockFault } from '../records/store/game-lock.ts';
import { type GameStore, StoreError } from '../records/store/store.ts';
import { type GameRecord, isUnfinished } from '../records/tree/record.ts';

/** What has changed in a watched game: its file, or the process that has it. */
export type WatchedChange = 'file' | 'owner';

/** A process that is killed leaves its lock unchanged, so the lock is looked at this often. */
const LOOK_MS = 1000;

/** A game that another process has open: its record as it is saved there, and its owner. */
export class WatchedGame {
  readonly path: string;
  /** The record as it could be read last. */
  record: GameRecord;
  /** The process that has the game open; undefined if none has. */
  owner: LockFault | undefined;
  /** Whether its file was renamed or deleted. */
  isGone = false;
  readonly #store: GameStore;
  #end = () => {};
  /** Whether something may have happened while nobody followed. */
  #wasLeft = false;

  /**
   * @param record as it was read from the file
   * @param lastOwner who had the game when that was last known, and may have left since
   */
  constructor(store: GameStore, path: string, record: GameRecord, lastOwner?: LockFault) {
    this.#store = store;
    this.path = path;
    this.record = record;
    this.owner = store.ownerOf(path) ?? lastOwner;
  }

  /** Whether it can be played on. */
  get isUnfinished(): boolean {
    return isUnfinished(this.record);
  }

  /** Tells of each change until `end`. Does not keep the process alive. */
  follow(onChange: (change: WatchedChange) => void): void {
    this.#end();
    const lookAtOwner = () => {
      const owner = this.#store.ownerOf(this.path);
      if (owner?.pid === this.owner?.pid && owner?.host === this.owner?.host) return;
      this.owner = owner;
      onChange('owner');
    };
    const lookAtFile = () => {
      const found = this.#load();
      if (found === undefined) return;
      this.isGone = found === 'gone';
      if (found !== 'gone') this.record = found;
      onChange('file');
    };
    const ends = [
      this.#store.watch(this.path, lookAtFile),
      this.#store.watchLock(this.path, lookAtOwner),
    ];
    const timer = setInterval(lookAtOwner, LOOK_MS).unref();
    this.#end = () => {
      for (const end of ends) end();
      clearInterval(timer);
    };
    if (this.#wasLeft) {
      lookAtFile();
      lookAtOwner();
    }
  }

  end(): void {
    this.#wasLeft = true;
    this.#end();
    this.#end = () => {};
  }

  /** The game of the file; undefined if that is not whole, or cannot be read now. */
  #load(): GameRecord | 'gone' | undefined {
    try {
      const file = this.#store.load(this.path);
      if (!file.ok) return file.fault.code === 'no-file' ? 'gone' : undefined;
      const [{ record, fault }] = file.value.games;
      return fault ? undefined : record;
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }
}
