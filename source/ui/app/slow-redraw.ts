import type { Navigator } from './screen.ts';

/** Pause between two redraws: what changes by itself must not fill a slow line. */
const PAUSE_MS = 500;

/**
 * Draws what changes by itself, a few times a second at most: the first change at once, further
 * ones after a pause.
 */
export class SlowRedraw {
  readonly #app: Navigator;
  #isPausing = false;
  #isEnded = false;

  constructor(app: Navigator) {
    this.#app = app;
  }

  /** Something has changed. */
  ask(): void {
    if (this.#isEnded || this.#isPausing) return;
    this.#isPausing = true;
    this.#app.changed();
    // The app draws when the pause is over.
    this.#app.schedule(() => {
      this.#isPausing = false;
    }, PAUSE_MS);
  }

  end(): void {
    this.#isEnded = true;
  }
}
