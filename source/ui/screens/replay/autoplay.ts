import type { Navigator } from '../../app/screen.ts';

/** How long each move stands, the slowest speed first. */
const PAUSES_MS = [8000, 4000, 2000, 1000, 500, 250] as const;

/** Moves that go on by themselves. There is no timer while they do not. */
export class Autoplay {
  readonly #next: (app: Navigator) => boolean;
  #speed = PAUSES_MS.indexOf(1000);
  #cancel: (() => void) | undefined;

  /** @param next goes one move on, and says whether there is a further one */
  constructor(next: (app: Navigator) => boolean) {
    this.#next = next;
  }

  get isPlaying(): boolean {
    return this.#cancel !== undefined;
  }

  /** How long each move stands. */
  get pauseMs(): number {
    return PAUSES_MS[this.#speed] ?? 1000;
  }

  start(app: Navigator): void {
    this.stop();
    this.#cancel = app.schedule(() => {
      this.#cancel = undefined;
      if (this.#next(app)) this.start(app);
    }, this.pauseMs);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** To the next speed, if there is one. @param by 1 for a faster one */
  change(by: 1 | -1, app: Navigator): void {
    this.#speed = Math.max(0, Math.min(this.#speed + by, PAUSES_MS.length - 1));
    if (this.isPlaying) this.start(app);
  }
}
