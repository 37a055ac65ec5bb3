import { cleanName } from '../clean/clean-text.ts';

/** How many characters of a name are shown. */
const LONGEST_NAME = 40;

/** The name of somebody as it is shown: nothing in it acts on a terminal. */
export function shownName(name: string): string {
  return Array.from(cleanName(name)).slice(0, LONGEST_NAME).join('') || '?';
}
