import { type Result, success } from '../core/result.ts';
import { nameOf } from '../records/game-folder.ts';
import type { GameLock } from '../records/game-lock.ts';
import type { GameRecord } from '../records/record.ts';
import type { GameStore, RenameFault } from '../records/store.ts';
import { Match } from './match.ts';
import type { TimeSource } from './match-clock.ts';

export interface SavedMatchOptions {
  readonly store: GameStore;
  readonly record: GameRecord;
  readonly illegal: () => 'refuse' | 'lose';
  readonly time: TimeSource;
  /** The file of a game that was saved before, and its lock. */
  readonly path?: string | undefined;
  readonly lock?: GameLock | undefined;
}

/** A match and its file, which is made by the first save and kept from other processes. */
export class SavedMatch {
  readonly match: Match;
  readonly #store: GameStore;
  #path: string | undefined;
  #lock: GameLock | undefined;

  constructor({ store, record, illegal, time, path, lock }: SavedMatchOptions) {
    this.#store = store;
    this.#path = path;
    this.#lock = lock;
    this.match = new Match(record, {
      // Asked at every move, since the setting may be changed during the game.
      get illegal() {
        return illegal();
      },
      save: () => this.#save(),
      rename: (name) => this.#rename(name),
      time,
    });
  }

  get path(): string | undefined {
    return this.#path;
  }

  /** Stops the clock; how far it has come is saved where there is a file. */
  leave(): void {
    if (this.#path !== undefined) this.match.stopClock();
    else this.match.clock?.pause();
  }

  /** Gives the file free for others, if all of the match is in it. @returns whether it is */
  close(): boolean {
    if (this.match.saveError !== undefined) return false;
    this.release();
    return true;
  }

  /** Gives the file free for others. */
  release(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }

  #save(): void {
    if (this.#path === undefined) this.#create();
    else this.#store.save(this.#path, this.match.record, this.#lock);
  }

  #create(): string {
    const path = this.#store.create(this.match.record);
    this.#moveTo(path);
    return path;
  }

  #rename(name: string): Result<string, RenameFault> {
    const renamed = this.#store.rename(this.#path ?? this.#create(), name);
    if (!renamed.ok) return renamed;
    this.release();
    this.#moveTo(renamed.value);
    return success(nameOf(renamed.value));
  }

  #moveTo(path: string): void {
    this.#path = path;
    const lock = this.#store.lock(path);
    // Who was quicker keeps it; then no save of ours succeeds.
    if (lock.ok) this.#lock = lock.value;
  }
}
