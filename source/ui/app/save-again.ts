import type { MatchTable } from '../../match/match-table.ts';
import type { Navigator } from './screen.ts';

/** The wait before the disk is tried again. */
const PAUSE_MS = 3000;

/**
 * Saves what could not be saved, as soon as the disk allows it. There is no timer while all is
 * saved.
 */
export class SaveAgain {
  #isWaiting = false;
  readonly #table: MatchTable;

  constructor(table: MatchTable) {
    this.#table = table;
  }

  /** To be called after everything that may have failed to save. */
  follow(app: Navigator): void {
    if (this.#isWaiting || this.#table.saveError === undefined) return;
    this.#isWaiting = true;
    app.schedule(() => {
      this.#isWaiting = false;
      this.#table.retrySave();
      this.follow(app);
    }, PAUSE_MS);
  }
}
