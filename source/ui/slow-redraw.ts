import type { App } from './app.ts';

/** Pause between two redraws: what changes by itself must not fill a slow line. */
const PAUSE_MS = 500;

/**
 * Draws what changes by itself: the first change at once, what follows meanwhile after a pause, so
 * that it is a few times a second at most.
 */
export class SlowRedraw {
  readonly #app: App;
  #isPausing = false;
  #isEnded = false;

  constructor(app: App) {
    this.#app = app;
  }

  /** Something has changed. */
  ask(): void {
    if (this.#isEnded || this.#isPausing) return;
    this.#isPausing = true;
    this.#app.changed();
    // The app draws at its end.
    this.#app.schedule(() => {
      this.#isPausing = false;
    }, PAUSE_MS);
  }

  end(): void {
    this.#isEnded = true;
  }
}
