import type { App } from './app.ts';

/** Pause between two redraws: what changes by itself must not fill a slow line. */
const PAUSE_MS = 400;

/** Draws what changes by itself: the first change at once, those that follow a few times a second. */
export class SlowRedraw {
  readonly #app: App;
  #isPausing = false;
  #isDue = false;
  #isEnded = false;

  constructor(app: App) {
    this.#app = app;
  }

  /** Something has changed. */
  ask(): void {
    if (this.#isEnded) return;
    if (this.#isPausing) {
      this.#isDue = true;
      return;
    }
    this.#isPausing = true;
    this.#isDue = false;
    this.#app.changed();
    this.#app.schedule(() => {
      this.#isPausing = false;
      if (this.#isDue) this.ask();
    }, PAUSE_MS);
  }

  end(): void {
    this.#isEnded = true;
  }
}
