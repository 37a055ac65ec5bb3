import type { GamePlace } from './entry-source.ts';
import { type IndexKey, keyNumber } from './index-entry.ts';

/** Games by their keys, with their marks: see `COPY`. */
export class KeyedGames {
  readonly #games = new Map<number, readonly GamePlace[]>();

  add(key: IndexKey, place: GamePlace): void {
    this.#games.set(keyNumber(key), [...this.of(key), place]);
  }

  of(key: IndexKey): readonly GamePlace[] {
    return this.#games.get(keyNumber(key)) ?? [];
  }

  clear(): void {
    this.#games.clear();
  }
}
