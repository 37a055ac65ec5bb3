import type { App } from '../app.ts';
import type { PlayScreen } from './play.ts';

/** The longest time that a timer of the system can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * The clock of a play screen: a timer for every second that is shown, and for the fall of the flag
 * also where nothing is shown. While the clock stands still there is none.
 */
export class PlayClock {
  readonly #screen: PlayScreen;
  /** Where it was shown last. */
  #app: App | undefined;
  #cancel = () => {};

  constructor(screen: PlayScreen) {
    this.#screen = screen;
  }

  /** The players see the board: their time runs. */
  shown(app: App): void {
    this.#app = app;
    this.#screen.match.startClock();
    this.follow(app);
  }

  hidden(): void {
    if (this.#app) this.#wait(this.#app, false);
  }

  /** To be called when the clock may have been set going or stopped. */
  follow(app: App): void {
    this.#wait(app, app.screen === this.#screen);
  }

  #wait(app: App, isShown: boolean): void {
    this.#cancel();
    const { ticksInMs, fallsInMs } = this.#screen.match.clock ?? {};
    const dueMs = isShown ? ticksInMs : fallsInMs;
    if (dueMs === undefined || app.hasQuit) return;
    this.#cancel = app.schedule(
      () => {
        this.#fall(app);
        this.#wait(app, isShown);
      },
      Math.min(Math.ceil(dueMs), LONGEST_MS),
    );
  }

  /** Ends the game where a flag has fallen. */
  #fall(app: App): void {
    const screen = this.#screen;
    const outcome = screen.opponents.fall();
    if (outcome === undefined) return;
    screen.line.set('');
    screen.hand.clear();
    screen.suggestions.leaveTab();
    screen.show(outcome, '', app);
    screen.suggestions.follow(screen.line, app);
    screen.ring(app);
  }
}
