import type { GameEntry } from '../../../records/store/game-entry.ts';
import { listedResult, playedAtText } from '../../../text/records.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Navigator } from '../../app/screen.ts';
import { byWords, searchText } from '../list/word-search.ts';

/** Files read at a time: a few milliseconds, so that a key never waits for long. */
const AT_A_TIME = 100;

/** Finds games by words. It reads their files bit by bit between the keys. */
export class GameSearch {
  readonly #texts: Texts;
  readonly #entries: readonly GameEntry[];
  /** What is known about the games, as a text of `searchText` each. */
  readonly #known = new Map<GameEntry, string>();
  #read = 0;
  #isReading = false;
  #cancel = () => {};

  constructor(texts: Texts, entries: readonly GameEntry[]) {
    this.#texts = texts;
    this.#entries = entries;
  }

  /** Whether all games are known. */
  get isComplete(): boolean {
    return this.#read === this.#entries.length;
  }

  /** Goes on reading until all games are known. @param onMore called after each part */
  start(app: Navigator, onMore: () => void): void {
    if (this.#isReading || this.isComplete) return;
    this.#isReading = true;
    this.#cancel = app.schedule(() => {
      this.#isReading = false;
      this.#readSome();
      onMore();
      this.start(app, onMore);
    }, 0);
  }

  stop(): void {
    this.#isReading = false;
    this.#cancel();
  }

  /**
   * A test whether a game has all words of a text, of the last one at least its beginning.
   */
  byWords(text: string): (entry: GameEntry) => boolean {
    const hasWords = byWords(text);
    return (entry) => {
      const known = this.#known.get(entry);
      return known !== undefined && hasWords(known);
    };
  }

  #readSome(): void {
    const end = Math.min(this.#read + AT_A_TIME, this.#entries.length);
    for (const entry of this.#entries.slice(this.#read, end)) {
      const { date, variant, black, white, ...result } = entry.head;
      const shown = [
        playedAtText(date, entry.modifiedMs),
        variant,
        this.#texts.words.nameOfGame(variant),
        listedResult(this.#texts, result),
      ];
      this.#known.set(entry, searchText([...shown, black, white, entry.name].join(' ')));
    }
    this.#read = end;
  }
}
