/** How many are remembered. */
const MOST = 10_000;

/** What was noted last of persons or keys; of many, those that were noted last. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();

  note(of: string, value: Value): void {
    this.#values.delete(of);
    this.#values.set(of, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > MOST && oldest !== undefined) this.#values.delete(oldest);
  }

  get(of: string): Value | undefined {
    return this.#values.get(of);
  }
}
