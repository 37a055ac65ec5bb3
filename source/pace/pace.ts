/** Tells the time, and calls back after a time. */
export interface Timing {
  /** Milliseconds from any moment on; never goes back. */
  readonly nowMs: () => number;
  /** The returned function cancels. */
  readonly schedule: (callback: () => void, delayMs: number) => () => void;
}

/**
 * How much may pass at once after a rest, and how that comes back: evenly, or each part after a
 * time, so that no more than that passes in any such time.
 */
export type Rate =
  | { readonly atOnce: number; readonly perSecond: number }
  | { readonly atOnce: number; readonly withinMs: number };

/** Lets through what a rate allows. */
export class Throttle {
  readonly #rate: Rate;
  readonly #nowMs: () => number;
  #left: number;
  #atMs: number;
  /** When each part passed that comes back after a time, the oldest first. */
  #passed: readonly number[] = [];

  constructor(rate: Rate, nowMs: () => number) {
    this.#rate = rate;
    this.#nowMs = nowMs;
    this.#left = rate.atOnce;
    this.#atMs = nowMs();
  }

  /** How much may pass now, in whole numbers. */
  get left(): number {
    const nowMs = this.#nowMs();
    const rate = this.#rate;
    if ('perSecond' in rate) {
      const gained = ((nowMs - this.#atMs) * rate.perSecond) / 1000;
      this.#left = Math.min(rate.atOnce, this.#left + gained);
    } else {
      this.#passed = this.#passed.filter((atMs) => nowMs - atMs < rate.withinMs);
      this.#left = rate.atOnce - this.#passed.length;
    }
    this.#atMs = nowMs;
    return Math.floor(this.#left);
  }

  /** How long it takes until one more may pass; 0 if it may now. */
  get waitMs(): number {
    if (this.left > 0) return 0;
    const rate = this.#rate;
    const waitMs =
      'perSecond' in rate
        ? ((1 - this.#left) * 1000) / rate.perSecond
        : (this.#passed[0] ?? 0) + rate.withinMs - this.#atMs;
    return Math.ceil(waitMs);
  }

  /** Whether it had its rest, and is like a new one. */
  get isRested(): boolean {
    return this.left === this.#rate.atOnce;
  }

  /** Takes what is wanted, or as much as is left. @returns how much that is */
  take(wanted = 1): number {
    const taken = Math.min(wanted, this.left);
    this.#left -= taken;
    if ('withinMs' in this.#rate) {
      this.#passed = [...this.#passed, ...Array<number>(taken).fill(this.#atMs)];
    }
    return taken;
  }
}

/** From this many on, those that had their rest are forgotten, and how often one looks for them. */
const MANY = 1000;
const LOOK_MS = 1000;

/** A throttle for each who takes something. */
export class Throttles {
  readonly #rate: Rate;
  readonly #nowMs: () => number;
  readonly #throttles = new Map<string, Throttle>();
  #lookedMs = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate, nowMs: () => number) {
    this.#rate = rate;
    this.#nowMs = nowMs;
  }

  /** How long somebody must wait until one more may pass; 0 if it may now. */
  waitMs(who: string): number {
    return this.#throttles.get(who)?.waitMs ?? 0;
  }

  /** Whether one more of somebody may pass now; then it counts. */
  take(who: string): boolean {
    let throttle = this.#throttles.get(who);
    if (!throttle) {
      if (this.#throttles.size >= MANY) this.#forgetRested();
      throttle = new Throttle(this.#rate, this.#nowMs);
      this.#throttles.set(who, throttle);
    }
    return throttle.take() === 1;
  }

  #forgetRested(): void {
    const nowMs = this.#nowMs();
    if (nowMs - this.#lookedMs < LOOK_MS) return;
    this.#lookedMs = nowMs;
    for (const [who, { isRested }] of this.#throttles) if (isRested) this.#throttles.delete(who);
  }
}

/** Runs something each time it is asked to, but not more often than allowed: then once, later. */
export class Pacer {
  readonly #run: () => void;
  readonly #delayMs: number;
  readonly #throttle: Throttle;
  readonly #schedule: Timing['schedule'];
  #cancel: (() => void) | undefined;

  constructor(run: () => void, rate: Extract<Rate, { perSecond: number }>, time: Timing) {
    this.#run = run;
    this.#delayMs = 1000 / rate.perSecond;
    this.#throttle = new Throttle(rate, time.nowMs);
    this.#schedule = time.schedule;
  }

  /** Runs it now or soon. */
  ask(): void {
    if (this.#cancel) return;
    if (this.#throttle.take() === 1) {
      this.#run();
      return;
    }
    this.#cancel = this.#schedule(() => {
      this.#cancel = undefined;
      this.#throttle.take();
      this.#run();
    }, this.#delayMs);
  }

  /** Forgets what was to run. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
