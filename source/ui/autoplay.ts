import type { App } from './app.ts';

/** How long each move stands, the slowest speed first. */
const PAUSES_MS = [8000, 4000, 2000, 1000, 500, 250];

/** Moves that go on by themselves. While it is stopped there is no timer. */
export class Autoplay {
  #speed = 3;
  #isPlaying = false;
  #cancel = () => {};
  readonly #step: () => boolean;

  /** @param step shows the next move; says whether there is another one behind it */
  constructor(step: () => boolean) {
    this.#step = step;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get pauseMs(): number {
    return PAUSES_MS[this.#speed];
  }

  start(app: App): void {
    this.stop();
    this.#isPlaying = true;
    this.#cancel = app.schedule(() => {
      this.#isPlaying = this.#step();
      if (this.#isPlaying) this.start(app);
    }, this.pauseMs);
  }

  stop(): void {
    this.#isPlaying = false;
    this.#cancel();
  }

  /** Goes to the next speed, if there is one; what is playing goes on with it. */
  change(by: 1 | -1, app: App): void {
    this.#speed = Math.max(0, Math.min(this.#speed + by, PAUSES_MS.length - 1));
    if (this.isPlaying) this.start(app);
  }
}
