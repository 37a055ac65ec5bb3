import type { GameEntry } from '../records/game-entry.ts';
import { playersText } from '../text/games.ts';
import type { App } from './app.ts';

/** Files read at a time: a few milliseconds, so that a key never waits for long. */
const AT_A_TIME = 100;

/** Finds games by words. What their files say is read bit by bit, beside the keys. */
export class GameSearch {
  readonly #entries: readonly GameEntry[];
  /** What is known of the games, in lower case. */
  readonly #texts = new Map<GameEntry, string>();
  #read = 0;
  #isReading = false;
  #cancel = () => {};

  constructor(entries: readonly GameEntry[]) {
    this.#entries = entries;
  }

  /** Whether all games are known. */
  get isComplete(): boolean {
    return this.#read === this.#entries.length;
  }

  /** Goes on reading until all games are known. @param onMore some are known that were not before */
  start(app: App, onMore: () => void): void {
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

  /** A judgement on games: whether all words of a text stand in what is known of one. */
  byWords(text: string): (entry: GameEntry) => boolean {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return (entry) => {
      const known = this.#texts.get(entry);
      return known !== undefined && words.every((word) => known.includes(word));
    };
  }

  #readSome(): void {
    const end = Math.min(this.#read + AT_A_TIME, this.#entries.length);
    for (const entry of this.#entries.slice(this.#read, end)) {
      const { date, variant, score, ...players } = entry.head;
      const parts = [entry.name, date, variant, playersText(players), score];
      this.#texts.set(entry, parts.join('\n').toLowerCase());
    }
    this.#read = end;
  }
}
