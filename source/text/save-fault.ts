import type { SaveFault } from '../match/outcome.ts';
import { StoreError } from '../records/store/store.ts';
import type { Texts } from './texts.ts';

/** Why a game did not get the name that the player asked for. */
export function saveFaultText(texts: Texts, fault: SaveFault): string {
  if (fault.code !== 'system') return texts.game.notSavedAs(texts.words.renameFaultText(fault));
  const { error } = fault;
  return error instanceof StoreError && error.action === 'rename'
    ? texts.game.savedUnderOldName(texts.words.storeErrorText(error))
    : saveErrorText(texts, error);
}

/** Why the game is not on the disk, and what follows. */
export function saveErrorText(texts: Texts, error: unknown): string {
  return texts.game.unsavedSoFar(unsavedText(texts, error));
}

/** Why the game is not on the disk. */
export function unsavedText(texts: Texts, error: unknown): string {
  const why =
    error instanceof StoreError
      ? texts.words.storeErrorText(error)
      : texts.words.systemErrorText(error);
  return texts.game.notSavedText(why);
}
