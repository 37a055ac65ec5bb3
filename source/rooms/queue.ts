/** Runs one thing at a time, in the order in which they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(run: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(run);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
