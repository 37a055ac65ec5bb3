import type { HallAfter, HallWriter } from './hall-writer.ts';
import type { HouseStore } from './house-store.ts';
import { readSnapshot, type SnapshotFault } from './read-snapshot.ts';
import { eventDigest } from './take-snapshot.ts';

/** A snapshot that was thrown away. */
class UselessSnapshot extends Error {
  readonly code: string;

  constructor(fault: SnapshotFault) {
    super(`snapshot: ${fault}`);
    this.name = 'UselessSnapshot';
    this.code = `snapshot-${fault}`;
  }
}

/** The fewest events after which a hall is kept again, and the part of all events. */
const FEWEST = 1000;
const PART = 0.02;

/** The fewest at the end of a house. */
const FEWEST_AT_END = 100;

/**
 * The hall as it was kept; undefined where it was not. Rejects with the error of the store.
 * @param onFault called with why what was kept is of no use
 */
export async function keptHall(
  { hall: log, snapshots }: Pick<HouseStore, 'hall' | 'snapshots'>,
  onFault: (error: unknown) => void,
): Promise<HallAfter | undefined> {
  const kept = await readSnapshot(snapshots.read());
  if (!kept.ok) {
    onFault(new UselessSnapshot(kept.fault));
    return undefined;
  }
  if (!kept.value) return undefined;
  const { hall, last: digest } = kept.value;
  const [last] = await log.read(hall.seq - 1);
  if (last && eventDigest(last) === digest) return { hall, last };
  onFault(new UselessSnapshot('other-log'));
  return undefined;
}

/** Keeps the hall now and then. */
export class HallKeeper {
  readonly #snapshots: HouseStore['snapshots'];
  readonly #writer: HallWriter;
  /** The number of the last event that was kept, as far as it is known. */
  #kept = 0;
  #keeping: Promise<void> | undefined;

  constructor({ snapshots }: Pick<HouseStore, 'snapshots'>, writer: HallWriter) {
    this.#snapshots = snapshots;
    this.#writer = writer;
    this.#kept = writer.hall.seq;
  }

  /** Keeps the hall if enough has happened. Rejects with the error of the store. */
  look(): Promise<void> {
    return this.#keepAfter(Math.max(FEWEST, PART * this.#writer.hall.seq));
  }

  /** The same at the end of the house, for less. */
  async end(): Promise<void> {
    await this.#keeping?.catch(() => {});
    await this.#keepAfter(FEWEST_AT_END);
  }

  async #keepAfter(events: number): Promise<void> {
    const isDue = () => this.#writer.hall.seq - this.#kept >= events;
    if (this.#keeping || !isDue()) return;
    this.#keeping = this.#keep(isDue).finally(() => {
      this.#keeping = undefined;
    });
    await this.#keeping;
  }

  async #keep(isDue: () => boolean): Promise<void> {
    // Another house may have done it.
    this.#kept = Math.max(this.#kept, await this.#snapshots.newest());
    if (!isDue()) return;
    const snapshot = await this.#writer.snapshot();
    if (!snapshot) return;
    await this.#snapshots.keep(snapshot.seq, snapshot.chunks);
    this.#kept = snapshot.seq;
  }
}
