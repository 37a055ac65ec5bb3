import { PlaceList } from './entry-source.ts';
import { COPY, GAME_MARK, type IndexKey, keyNumber } from './index-entry.ts';
import type { IndexedSource } from './index-sources.ts';
import type { IndexState } from './index-state.ts';

/** The numbers of the games of an index with a key: those that count, or the copies. */
export function gamesWith(state: IndexState, key: IndexKey, mark: 0 | typeof COPY): number[] {
  const places = [...state.tailKeys.of(key)];
  for (const part of state.parts) {
    const entry = part.entries(key);
    while (entry.next()) {
      const list = new PlaceList();
      if (entry.move === GAME_MARK) entry.places(list);
      for (let at = 0; at < list.length; at++) places.push(list.at(at));
    }
  }
  return places.filter(([game, own]) => own === mark && !state.hasGone(game)).map(([game]) => game);
}

/**
 * The files with copies of the games of a file that count.
 * @param except numbers of keys of games that are left out
 */
export function filesWithCopies(
  state: IndexState,
  { first, count }: Pick<IndexedSource, 'first' | 'count'>,
  except: ReadonlySet<number>,
): Set<string> {
  const files = new Set<string>();
  for (let game = first; game < first + count; game++) {
    const { key, isCopy } = state.detailsOf(game);
    if (isCopy || except.has(keyNumber(key))) continue;
    for (const copy of gamesWith(state, key, COPY)) files.add(state.sourceOf(copy).path);
  }
  return files;
}
