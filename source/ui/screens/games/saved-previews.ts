import { StoreError } from '../../../records/store/store.ts';
import { type GameNames, namesOfRecord } from '../../../study/names/name-position.ts';
import type { Services } from '../../app/services.ts';
import { endPreview, type Preview } from '../../board/preview.ts';

/** The last position of a saved game, and what its sides have played. */
export interface SavedPreview extends Preview {
  readonly names: GameNames | undefined;
}

/** Finds the last position of a saved game by its path; undefined where it cannot be read. */
export type SavedPreviews = (path: string) => SavedPreview | undefined;

/** Reads a game when it is asked for, and keeps the one that was asked for last. */
export function savedPreviews({ store }: Services): SavedPreviews {
  let last: { readonly path: string; readonly preview: SavedPreview | undefined } | undefined;
  const read = (path: string): SavedPreview | undefined => {
    try {
      const file = store.load(path);
      const record = file.ok ? file.value.games[0].record : undefined;
      return record && { ...endPreview(record), names: namesOfRecord(record) };
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  };
  return (path) => {
    if (last?.path !== path) last = { path, preview: read(path) };
    return last.preview;
  };
}
