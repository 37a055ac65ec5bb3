import type { MatchClock } from '../match/match-clock.ts';

/** Calls back after a time; the returned function cancels. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** The longest time that a timer of the system can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** Tells of the fall of a flag when it happens. */
export class FlagTimer {
  /** Where the lines go; nowhere before it is set. */
  tell: (lines: readonly string[]) => void = () => {};
  readonly #fall: () => readonly string[];
  readonly #schedule: Schedule;
  #cancel = () => {};

  /** @param fall ends the game if a flag has fallen, and gives what is to be told then */
  constructor(fall: () => readonly string[], schedule: Schedule = bySystem) {
    this.#fall = fall;
    this.#schedule = schedule;
  }

  /** To be called when the clock may have been set going or stopped; undefined ends it. */
  follow(clock: MatchClock | undefined): void {
    this.#cancel();
    this.#cancel = () => {};
    const dueMs = clock?.fallsInMs;
    if (dueMs === undefined) return;
    this.#cancel = this.#schedule(
      () => {
        this.tell(this.#fall());
        this.follow(clock);
      },
      Math.min(Math.ceil(dueMs), LONGEST_MS),
    );
  }
}

function bySystem(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
