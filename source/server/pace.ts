import type { Schedule } from '../terminal/keys.ts';

/** Tells the time, and calls back after a time. */
export interface ServerTime {
  readonly nowMs: () => number;
  readonly schedule: Schedule;
}

/** How much passes a second, and how much more after a rest. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Grants what a rate allows. */
export class Allowance {
  readonly #rate: Rate;
  readonly #nowMs: () => number;
  #left: number;
  #atMs: number;

  constructor(rate: Rate, nowMs: () => number) {
    this.#rate = rate;
    this.#nowMs = nowMs;
    this.#left = rate.atOnce;
    this.#atMs = nowMs();
  }

  /** How much may pass now, in whole numbers. */
  get left(): number {
    const nowMs = this.#nowMs();
    const gained = ((nowMs - this.#atMs) * this.#rate.perSecond) / 1000;
    this.#left = Math.min(this.#rate.atOnce, this.#left + gained);
    this.#atMs = nowMs;
    return Math.floor(this.#left);
  }

  /** Takes what is wanted, or as much as is left. @returns how much that is */
  take(wanted: number): number {
    const taken = Math.min(wanted, this.left);
    this.#left -= taken;
    return taken;
  }
}

/** Runs something each time it is asked to, but not more often than allowed: then once, later. */
export class Pacer {
  readonly #run: () => void;
  readonly #delayMs: number;
  readonly #allowance: Allowance;
  readonly #schedule: Schedule;
  #cancel: (() => void) | undefined;

  constructor(run: () => void, rate: Rate, time: ServerTime) {
    this.#run = run;
    this.#delayMs = 1000 / rate.perSecond;
    this.#allowance = new Allowance(rate, time.nowMs);
    this.#schedule = time.schedule;
  }

  /** Runs it now or soon. */
  ask(): void {
    if (this.#cancel) return;
    if (this.#allowance.take(1) === 1) {
      this.#run();
      return;
    }
    this.#cancel = this.#schedule(() => {
      this.#cancel = undefined;
      this.#allowance.take(1);
      this.#run();
    }, this.#delayMs);
  }

  /** Forgets what was to run. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
