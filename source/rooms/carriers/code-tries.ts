/** How many wrong codes an account may say in `WINDOW_MS`. */
const MOST_TRIES = 5;

const WINDOW_MS = 60_000;

/** Counts the wrong codes of each account, so that nobody finds the right one by trying. */
export class CodeTries {
  readonly #nowMs: () => number;
  /** When each account was wrong, the last times only. */
  readonly #wrong = new Map<number | string, number[]>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** How long an account must wait before its next try; 0 if it may try now. */
  waitMs(account: number | string): number {
    const nowMs = this.#nowMs();
    const times = (this.#wrong.get(account) ?? []).filter((atMs) => nowMs - atMs < WINDOW_MS);
    if (times.length === 0) this.#wrong.delete(account);
    else this.#wrong.set(account, times);
    const [first] = times;
    if (first === undefined || times.length < MOST_TRIES) return 0;
    return Math.ceil(first + WINDOW_MS - nowMs);
  }

  /** Forgets those who need not wait any more. */
  tidy(): void {
    for (const account of this.#wrong.keys()) this.waitMs(account);
  }

  /** Counts a wrong code. */
  countWrong(account: number | string): void {
    this.#wrong.set(account, [...(this.#wrong.get(account) ?? []), this.#nowMs()]);
  }
}
