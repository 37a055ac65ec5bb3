import type { RoomTime } from '../room-time.ts';

/** What a house does again and again, and once after a while. */
export class PgRounds {
  readonly #schedule: RoomTime['schedule'];
  readonly #isAway: () => boolean;
  /** What cancels each timer, by what it is for. */
  readonly #timers = new Map<string, () => void>();
  #hasEnded = false;

  /** @param isAway whether the database is, for which no round is made */
  constructor(schedule: RoomTime['schedule'], isAway: () => boolean) {
    this.#schedule = schedule;
    this.#isAway = isAway;
  }

  /** Does something again and again. */
  every(name: string, periodMs: number, run: () => Promise<void>): void {
    this.after(name, periodMs, async () => {
      try {
        if (!this.#isAway()) await run();
      } finally {
        this.every(name, periodMs, run);
      }
    });
  }

  /** Does something once. */
  after(name: string, delayMs: number, run: () => Promise<void>): void {
    if (this.#hasEnded) return;
    const cancel = this.#schedule(() => {
      this.#timers.delete(name);
      // The database has told of what it refuses, and it is tried again.
      run().catch(() => {});
    }, delayMs);
    this.#timers.set(name, cancel);
  }

  end(): void {
    this.#hasEnded = true;
    for (const cancel of this.#timers.values()) cancel();
  }
}
