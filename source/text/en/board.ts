import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

/** The hand of a side below or above a board: `☖ in hand 歩2 角`. @param mark of the side */
export function handLineText(mark: string, pieces: string): string {
  return `${mark} in hand ${pieces}`;
}

/** Said when the board is turned. */
export function atBottomText(color: Color): string {
  return `${sideName(color)} is at the bottom.`;
}

/** What should follow a word that changes a setting. */
export function valueWanted(word: string, values: readonly string[]): string {
  return `${word}: say ${values.join(', ')}.`;
}

/** Says that a word leads to a place that only a screen has. */
export function withoutScreenText(word: string): string {
  return `${word}: not without a screen.`;
}

/** Said where the last move is asked for before the first. */
export const NO_LAST_MOVE = 'last: no move has been played.';
