/** How many wrong codes an account may say in `WINDOW_MS`. */
const MOST_TRIES = 5;

const WINDOW_MS = 60_000;

/** Counts the wrong codes of each account, so that nobody finds the right one by trying. */
export class CodeTries {
  readonly #nowMs: () => number;
  /** When each account was wrong, the last times only. */
  readonly #wrong = new Map<number, number[]>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** How long an account must wait before its next try; 0 if it may try now. */
  waitMs(uid: number): number {
    const nowMs = this.#nowMs();
    const times = (this.#wrong.get(uid) ?? []).filter((atMs) => nowMs - atMs < WINDOW_MS);
    if (times.length === 0) this.#wrong.delete(uid);
    else this.#wrong.set(uid, times);
    const [first] = times;
    if (first === undefined || times.length < MOST_TRIES) return 0;
    return Math.ceil(first + WINDOW_MS - nowMs);
  }

  /** Counts a wrong code. */
  countWrong(uid: number): void {
    this.#wrong.set(uid, [...(this.#wrong.get(uid) ?? []), this.#nowMs()]);
  }
}
