import type { MatchTable } from '../match/match-table.ts';
import type { App } from './app.ts';

/** How long to wait before the disk is tried again. */
const PAUSE_MS = 3000;

/** Saves what could not be saved as soon as the disk lets it. While all is saved there is no timer. */
export class SaveAgain {
  #isWaiting = false;
  readonly #table: MatchTable;

  constructor(table: MatchTable) {
    this.#table = table;
  }

  /** To be called after whatever may have failed to save. */
  follow(app: App): void {
    if (this.#isWaiting || this.#table.saveError === undefined) return;
    this.#isWaiting = true;
    app.schedule(() => {
      this.#isWaiting = false;
      this.#table.retrySave();
      this.follow(app);
    }, PAUSE_MS);
  }
}
