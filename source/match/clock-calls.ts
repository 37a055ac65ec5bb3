import type { Color } from '../rules/core/color.ts';
import type { ShownClock, TimeSource } from './match-clock.ts';

/** Seconds that are told when a clock has no more than them. */
const CALLED_SECONDS = [60, 30, 10];

/** What is told of a clock that runs: the seconds that are left. */
export interface ClockCall {
  readonly color: Color;
  /** The main time, the byoyomi, or the byoyomi that begins now. */
  readonly kind: 'main' | 'byoyomi' | 'byoyomi-begins';
  readonly seconds: number;
}

/**
 * Tells the time that the side to move has left: at 60, 30 and 10 seconds of its main time and of
 * each byoyomi, and when the byoyomi begins. What a turn begins with is not told.
 */
export class ClockCalls {
  readonly #clock: ShownClock;
  readonly #schedule: NonNullable<TimeSource['schedule']>;
  readonly #tell: (call: ClockCall) => void;
  #cancel = () => {};

  constructor(
    clock: ShownClock,
    schedule: NonNullable<TimeSource['schedule']>,
    tell: (call: ClockCall) => void,
  ) {
    this.#clock = clock;
    this.#schedule = schedule;
    this.#tell = tell;
  }

  /** Waits for what is told next. To be called whenever the clock was started, moved or stopped. */
  look(): void {
    this.#cancel();
    this.#cancel = () => {};
    const { isRunning, turn, control } = this.#clock;
    if (!isRunning) return;
    const { mainMs, byoyomiMs, inByoyomi } = this.#clock.reading(turn);
    const leftMs = inByoyomi ? byoyomiMs : mainMs;
    const later = CALLED_SECONDS.find((seconds) => seconds * 1000 < leftMs);
    const begins = !inByoyomi && control.byoyomiMs > 0;
    if (later === undefined && !begins) return;
    const delayMs = Math.ceil(leftMs - (later ?? 0) * 1000);
    this.#cancel = this.#schedule(() => {
      const kind = later === undefined ? 'byoyomi-begins' : inByoyomi ? 'byoyomi' : 'main';
      this.#tell({ color: turn, kind, seconds: later ?? control.byoyomiMs / 1000 });
      this.look();
    }, delayMs);
  }

  /** Tells nothing more. */
  end(): void {
    this.#cancel();
    this.#cancel = () => {};
  }
}
