/** Runs one thing at a time, in the order in which they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(run: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(run);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Runs one thing of each at a time, in the order in which they came. */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Value>(of: string, run: () => Promise<Value>): Promise<Value> {
    const done = (this.#last.get(of) ?? Promise.resolve()).then(run);
    const last = done.catch(() => undefined);
    this.#last.set(of, last);
    try {
      return await done;
    } finally {
      if (this.#last.get(of) === last) this.#last.delete(of);
    }
  }
}
