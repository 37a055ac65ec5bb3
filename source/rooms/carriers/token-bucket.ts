/** Lets through a number a second, and more at once after a rest. */
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
    if (this.waitMs > 0) return false;
    this.#tokens--;
    return true;
  }

  /** How long it takes until one more may pass; 0 if it may now. */
  get waitMs(): number {
    this.#fill();
    return Math.ceil((Math.max(0, 1 - this.#tokens) * 1000) / this.#perSecond);
  }

  /** Whether it had its rest, and is like a new one. */
  get isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#burst;
  }

  #fill(): void {
    const nowMs = this.#nowMs();
    const gained = ((nowMs - this.#atMs) * this.#perSecond) / 1000;
    this.#tokens = Math.min(this.#burst, this.#tokens + gained);
    this.#atMs = nowMs;
  }
}

/** A bucket for everybody who takes something. */
export class TokenBuckets {
  readonly #newBucket: () => TokenBucket;
  readonly #buckets = new Map<string, TokenBucket>();

  /** @param burst how many pass at once after a rest */
  constructor(perSecond: number, burst: number, nowMs: () => number) {
    this.#newBucket = () => new TokenBucket(perSecond, burst, nowMs);
  }

  /** How long somebody must wait until one more may pass; 0 if it may now. */
  waitMs(who: string): number {
    return this.#buckets.get(who)?.waitMs ?? 0;
  }

  /** Whether one more of somebody may pass now; then it counts. */
  take(who: string): boolean {
    const bucket = this.#buckets.get(who) ?? this.#newBucket();
    this.#buckets.set(who, bucket);
    return bucket.take();
  }

  /** Forgets those who had their rest. */
  tidy(): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(who);
  }
}
