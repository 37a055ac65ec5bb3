/** Why a key of a screen does nothing now. */
export const KEY_REASONS = {
  noLines: 'There is no line here.',
  noValue: 'Enter does what the line says.',
  noGame: 'There is no game here.',
  noResume: 'There is no game to go on with.',
  noSaved: 'No game is saved yet.',
  noSomeone: 'Nobody can be reached from here.',
  firstPage: 'This is the first page.',
  lastPage: 'This is the last page.',
} as const;

/** Why a key of a screen does nothing now. */
export type KeyReason = keyof typeof KEY_REASONS;
