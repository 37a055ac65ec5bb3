import type { GameEntry } from '../../../records/store/game-entry.ts';
import type { Navigator } from '../../app/screen.ts';

/** How many games are read before a list or a key is answered: few enough to take little time. */
const AT_ONCE = 20;

/**
 * Reads the games of the rows that are shown: a few at once, the others one by one between the
 * keys, with a new frame after each. A row that is no longer shown by then is not read.
 */
export class RowReader {
  /** The app that shows the rows; until it is set, all are read at once. */
  app: Navigator | undefined;
  #left = AT_ONCE;
  /** Rows that were asked for since the last one was read. */
  #waiting: GameEntry[] = [];

  /** A key was pressed: again a few may be read at once. */
  startAgain(): void {
    this.#left = AT_ONCE;
  }

  read(entry: GameEntry): void {
    if (this.app && this.#left === 0) this.#readLater(entry, this.app);
    else {
      this.#left--;
      void entry.summary;
    }
  }

  #readLater(entry: GameEntry, app: Navigator): void {
    this.#waiting.push(entry);
    if (this.#waiting.length > 1) return;
    app.schedule(() => {
      const [first] = this.#waiting;
      this.#waiting = [];
      void first?.summary;
    }, 0);
  }
}
