import { nameOf } from '../records/store/game-folder.ts';
import type { Dispute, GameLock, LockFault } from '../records/store/game-lock.ts';
import { Conflict, type GameStore, type RenameFault, StoreError } from '../records/store/store.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { type Result, success } from '../rules/core/result.ts';
import { Match } from './match.ts';
import type { TimeSource } from './match-clock.ts';
import type { PlayedMove } from './outcome.ts';

/** A game that another process has taken over. */
export interface Handover {
  readonly match: Match;
  readonly path: string;
  /** The process that has it; undefined if that is not known, or it has left again. */
  readonly by: LockFault | undefined;
  /** `given`: saved and given up; `taken`: taken from us. */
  readonly how: 'given' | 'taken';
  /** Whether the file holds all that was done here. */
  readonly isSaved: boolean;
  /** The moves made here that the file does not hold. */
  readonly unsaved: readonly PlayedMove[];
}

interface SavedMatchOptions {
  readonly store: GameStore;
  readonly record: GameRecord;
  readonly illegal: () => 'refuse' | 'lose';
  readonly time: TimeSource;
  /** The file of an earlier save, and its lock. */
  readonly path?: string | undefined;
  readonly lock?: GameLock | undefined;
  /** Called when another process has taken the game over; nothing is saved here from then on. */
  readonly onHandover: (handover: Handover) => void;
}

/** A match and its file. The first save makes the file; a lock keeps it from other processes. */
export class SavedMatch {
  readonly match: Match;
  readonly #store: GameStore;
  readonly #onHandover: (handover: Handover) => void;
  #path: string | undefined;
  #lock: GameLock | undefined;
  #isTaken = false;
  /** Whether a save goes on to which nothing was done. */
  #isIdle = false;
  /** The moves in the file. */
  #saved: readonly PlayedMove[];

  constructor({ store, record, illegal, time, path, lock, onHandover }: SavedMatchOptions) {
    this.#store = store;
    this.#onHandover = onHandover;
    this.#path = path;
    this.match = new Match(record, {
      // Asked at each move: the setting may change during the game.
      get illegal() {
        return illegal();
      },
      save: () => this.#save(),
      rename: (name) => this.#rename(name),
      isTaken: () => this.#isTaken,
      time,
    });
    this.#saved = [...this.match.moves];
    if (lock) this.#keep(lock);
  }

  get path(): string | undefined {
    return this.#path;
  }

  /** Whether a process that played it before was cut off. */
  get wasCutOff(): boolean {
    return this.#lock?.wasLeft ?? false;
  }

  /** Stops the clock, and saves its state if there is a file. */
  leave(): void {
    if (this.match.stopClock() && this.#path !== undefined) this.#saveAgain();
  }

  /** Releases the file if it holds all of the match. @returns whether it does */
  close(): boolean {
    if (this.match.saveError !== undefined) return false;
    this.release();
    return true;
  }

  /** Releases the file for other processes. */
  release(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }

  #save(): void {
    if (this.#isTaken)
      throw new StoreError('write', this.#path ?? '', new Conflict('open-elsewhere'));
    this.#unlessTaken(() => {
      if (this.#path === undefined) this.#create();
      else this.#store.save(this.#path, this.match.record, this.#lock);
    });
    this.#saved = [...this.match.moves];
  }

  /** Does something to the file; hands the match over if another komadai has the file. */
  #unlessTaken<Value>(run: () => Value): Value {
    try {
      return run();
    } catch (error) {
      const cause = error instanceof StoreError ? error.cause : undefined;
      if (cause instanceof Conflict && this.#isLostBy(cause)) {
        this.#handOver('taken', cause.by, this.#isIdle);
      }
      throw error;
    }
  }

  /** Whether another komadai has or had the game; what another program wrote may be mended. */
  #isLostBy({ code }: Conflict): boolean {
    if (code === 'open-elsewhere') return true;
    const file = this.#store.load(this.#path ?? '');
    return file.ok ? !file.value.games[0].fault : file.fault.code === 'no-file';
  }

  #create(): string {
    const path = this.#store.create(this.match.record);
    this.#moveTo(path);
    return path;
  }

  #rename(name: string): Result<string, RenameFault> {
    const path = this.#path ?? this.#create();
    const renamed = this.#unlessTaken(() => this.#store.rename(path, name, this.#lock));
    if (!renamed.ok) return renamed;
    this.release();
    this.#moveTo(renamed.value);
    return success(nameOf(renamed.value));
  }

  #moveTo(path: string): void {
    this.#path = path;
    const lock = this.#store.lock(path);
    // Another process may have been quicker; then no save of ours succeeds.
    if (lock.ok) this.#keep(lock.value);
  }

  #keep(lock: GameLock): void {
    this.#lock = lock;
    lock.guard((dispute) => this.#settle(dispute, lock));
  }

  #settle(dispute: Dispute, lock: GameLock): void {
    switch (dispute.kind) {
      case 'asked':
        this.leave();
        if (this.match.saveError !== undefined) this.match.save();
        // A game that cannot be saved is not given away.
        if (this.match.saveError === undefined) this.#handOver('given', dispute.by, true);
        return;
      case 'taken':
        this.#handOver('taken', dispute.by, this.match.saveError === undefined);
        return;
      case 'gone':
        this.#takeBack(lock);
        return;
      default:
        dispute satisfies never;
    }
  }

  /** Makes a lock again that was removed, unless the file has changed since. */
  #takeBack(lock: GameLock): void {
    try {
      if (this.#path === undefined || this.#store.isCurrent(this.#path, this.match.record)) {
        lock.take();
        return;
      }
    } catch {
      // The next save tries again.
      return;
    }
    this.#saveAgain();
  }

  /** Saves without anything new. */
  #saveAgain(): void {
    this.#isIdle = this.match.saveError === undefined;
    this.match.save();
    this.#isIdle = false;
  }

  #handOver(how: Handover['how'], by: LockFault | undefined, isSaved: boolean): void {
    if (this.#isTaken || this.#path === undefined) return;
    const { match } = this;
    this.#isTaken = true;
    match.stopClock();
    this.release();
    const known = match.moves.findIndex((move, index) => move !== this.#saved[index]);
    const unsaved = known < 0 ? [] : match.moves.slice(known);
    this.#onHandover({ match, path: this.#path, by, how, isSaved, unsaved });
  }
}
