import type { SaveFault } from '../match/outcome.ts';
import { StoreError } from '../records/store/store.ts';
import { notSavedAs, notSavedText, savedUnderOldName, unsavedSoFar } from './outcome.ts';
import { renameFaultText, storeErrorText, systemErrorText } from './store-fault.ts';

/** Why a game did not get the name that the player asked for. */
export function saveFaultText(fault: SaveFault): string {
  if (fault.code !== 'system') return notSavedAs(renameFaultText(fault));
  const { error } = fault;
  return error instanceof StoreError && error.action === 'rename'
    ? savedUnderOldName(storeErrorText(error))
    : saveErrorText(error);
}

/** Why the game is not on the disk, and what follows. */
export function saveErrorText(error: unknown): string {
  return unsavedSoFar(unsavedText(error));
}

/** Why the game is not on the disk. */
export function unsavedText(error: unknown): string {
  const why = error instanceof StoreError ? storeErrorText(error) : systemErrorText(error);
  return notSavedText(why);
}
