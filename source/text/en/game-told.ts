/** Said where a word is for games that have ended. */
export function notOverText(word: string): string {
  return `${word}: the game is not over.`;
}

/** Says how to get a game back. @param handover says who has it now */
export function takesBackText(handover: string): string {
  return `${handover} take takes it back.`;
}

/** Said where there is no game to take. */
export const NOT_TAKEN = 'take: no other komadai has this game.';
