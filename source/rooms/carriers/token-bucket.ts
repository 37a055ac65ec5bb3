/** Lets through so many a second, and more at once after a rest. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #nowMs: () => number;
  #tokens: number;
  #atMs: number;

  /** @param burst how many pass at once after a rest */
  constructor(perSecond: number, burst: number, nowMs: () => number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#nowMs = nowMs;
    this.#tokens = burst;
    this.#atMs = nowMs();
  }

  /** Whether one more may pass now; then it counts. */
  take(): boolean {
    const nowMs = this.#nowMs();
    const gained = ((nowMs - this.#atMs) * this.#perSecond) / 1000;
    this.#tokens = Math.min(this.#burst, this.#tokens + gained);
    this.#atMs = nowMs;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
