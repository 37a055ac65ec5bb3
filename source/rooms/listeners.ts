/** Those who hear of something. */
export class Listeners<News> {
  readonly #listeners = new Set<(news: News) => void>();
  readonly #onFault: ((error: unknown) => void) | undefined;

  /** @param onFault called with what a listener throws; the others hear all the same */
  constructor(onFault?: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  /** @returns what ends it */
  readonly follow = (listener: (news: News) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(news: News): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(news);
      } catch (error) {
        if (!this.#onFault) throw error;
        this.#onFault(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
