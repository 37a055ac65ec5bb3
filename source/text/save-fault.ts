import type { SaveFault } from '../match/outcome.ts';
import { StoreError } from '../records/store/store.ts';
import type { Texts } from './texts.ts';

/** Why a game did not get the name that the player asked for. */
export function saveFaultText(texts: Texts, fault: SaveFault): string {
  const { game, words } = texts;
  if (fault.code !== 'system') return game.notSavedAs(words.renameFaultText(fault));
  const { error } = fault;
  const isRename = error instanceof StoreError && error.action === 'rename';
  return isRename
    ? game.savedUnderOldName(words.storeErrorText(error))
    : saveErrorText(texts, error);
}

/** Why the game is not on the disk, and what follows. */
export function saveErrorText(texts: Texts, error: unknown): string {
  return texts.game.unsavedSoFar(unsavedText(texts, error));
}

/** Why the game is not on the disk. */
export function unsavedText({ game, words }: Texts, error: unknown): string {
  const isOfStore = error instanceof StoreError;
  return game.notSavedText(isOfStore ? words.storeErrorText(error) : words.systemErrorText(error));
}
