import type { GameEntry } from '../../../records/store/game-entry.ts';
import { playedAtText } from '../../../text/games.ts';
import { listedResult } from '../../../text/result.ts';
import type { Navigator } from '../../app/screen.ts';

/** Files read at a time: a few milliseconds, so that a key never waits for long. */
const AT_A_TIME = 100;

/** Finds games by words. It reads their files bit by bit between the keys. */
export class GameSearch {
  readonly #entries: readonly GameEntry[];
  /** What is known about the games, as a text of `searchText` each. */
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
   * A test whether a game has all words of a text. The last word is still being typed, so the
   * beginning of a word is enough.
   */
  byWords(text: string): (entry: GameEntry) => boolean {
    const wanted = text.split(/\s+/).map(searchText);
    // After a space the last one is empty, and the one before it is whole.
    wanted.push((wanted.pop() ?? '').trimEnd());
    return (entry) => {
      const known = this.#texts.get(entry);
      return known !== undefined && wanted.every((word) => known.includes(word));
    };
  }

  #readSome(): void {
    const end = Math.min(this.#read + AT_A_TIME, this.#entries.length);
    for (const entry of this.#entries.slice(this.#read, end)) {
      const { date, variant, black, white, ...result } = entry.head;
      const shown = [playedAtText(date, entry.modifiedMs), variant, listedResult(result)];
      this.#texts.set(entry, searchText([...shown, black, white, entry.name].join(' ')));
    }
    this.#read = end;
  }
}

/**
 * The words of a text, a space before and after each, in lower case, without the accents and
 * macrons of Latin. Each kanji and kana is a word of its own.
 */
function searchText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
  const apart = plain.replace(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/gu, ' $& ');
  const words = apart.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
  return words ? ` ${words.join(' ')} ` : '';
}
