import type { RoomTime } from '../room-time.ts';

/** How often the database is asked for its time: the quickest answer counts. */
const TRIES = 3;

/** The time of a database, reckoned with the system's own between two measurements. */
export class PgTime implements RoomTime {
  readonly #own: RoomTime;
  readonly #ask: () => Promise<number>;
  /** What comes to `nowMs` to make it the time of day there. */
  #offsetMs: number;
  #lastMs = 0;

  /** @param ask gives the database's time in milliseconds since 1970 */
  constructor(own: RoomTime, ask: () => Promise<number>) {
    this.#own = own;
    this.#ask = ask;
    this.#offsetMs = own.date().getTime() - own.nowMs();
  }

  readonly nowMs = (): number => this.#own.nowMs();

  readonly schedule: RoomTime['schedule'] = (callback, delayMs) =>
    this.#own.schedule(callback, delayMs);

  /** Never goes back. */
  readonly date = (): Date => {
    this.#lastMs = Math.max(this.#lastMs, Math.round(this.#own.nowMs() + this.#offsetMs));
    return new Date(this.#lastMs);
  };

  /** Asks the database. Rejects with what it refuses. */
  async measure(): Promise<void> {
    let quickestMs = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES; tries++) {
      const askedMs = this.#own.nowMs();
      const thereMs = await this.#ask();
      const tripMs = this.#own.nowMs() - askedMs;
      if (tripMs >= quickestMs) continue;
      quickestMs = tripMs;
      this.#offsetMs = thereMs - (askedMs + tripMs / 2);
    }
  }
}
