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

/** Asked once after a game. */
export const ANALYSE_QUESTION = 'Analyse this game?';

/** Said when the analysis begins, when it does not, and when it is done. */
export const IS_ANALYSED = 'The game is analysed while you do something else.';
export const IS_NOT_ANALYSED = 'It is not analysed.';
export const GAME_ANALYSED = 'The game is analysed.';

/** Says that an analysis is not on the disk, and why. */
export function analysisNotKept(why: string): string {
  return `NOT SAVED the analysis of the game: ${why}.`;
}

/** Said after three games in a row that ended alike. @param to the level to try */
export function levelAdviceText(from: number, to: number): string {
  return to > from
    ? `Three wins in a row against level ${from}: try level ${to}. rematch ${to} begins it.`
    : `Three losses in a row against level ${from}: try level ${to}. rematch ${to} begins it.`;
}

/** Why no game begins against another level. */
export const REMATCH_FAULTS = {
  'no-level': 'rematch: say a level from 1 to 10, or nothing for the same again.',
  'no-computer': 'rematch: no level of the computer plays here.',
} as const;
