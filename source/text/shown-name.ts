import { cleanName } from '../clean/clean-text.ts';
import type { Color } from '../rules/core/color.ts';

/** How many characters of a name are shown. */
const LONGEST_NAME = 40;

/** `Ann - Bob`. */
export function playersText({ black, white }: Readonly<Record<Color, string>>): string {
  return `${black} - ${white}`;
}

/** The name of somebody as it is shown: nothing in it acts on a terminal. */
export function shownName(name: string): string {
  return Array.from(cleanName(name)).slice(0, LONGEST_NAME).join('') || '?';
}
