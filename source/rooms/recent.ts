/** What was noted last of persons, keys or commands; of many, those that were noted last. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  /** @param most how many are remembered */
  constructor(most = 10_000) {
    this.#most = most;
  }

  note(of: string, value: Value): void {
    this.#values.delete(of);
    this.#values.set(of, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }

  get(of: string): Value | undefined {
    return this.#values.get(of);
  }
}
