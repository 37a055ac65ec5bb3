import { cleanName, printable } from '../clean/clean-text.ts';
import type { Color } from '../rules/core/color.ts';

/** How much of a foreign text a message repeats. */
const LONGEST = 40;

/** Longer than other texts: the last word of a program may explain its end. */
const LONGEST_REASON = 200;

/**
 * A foreign text as a message may repeat it, with `?` for control characters, which could upset a
 * terminal, and cut after 40 characters.
 */
export function repeatedText(text: string): string {
  const characters = Array.from(printable(text));
  const shown = characters.slice(0, LONGEST).join('');
  return characters.length > LONGEST ? `${shown}..` : shown;
}

/** A name or path with its end, which matters most. */
export function endOfPath(path: string): string {
  const clean = printable(path);
  return clean.length > LONGEST ? `..${clean.slice(2 - LONGEST)}` : clean;
}

/** What a program says or is called. */
export function programText(text: string): string {
  return printable(text).slice(0, LONGEST_REASON);
}

/** What a program says of its end, after a sentence; '' if it says nothing. */
export function becauseText(detail: string): string {
  return detail === '' ? '' : `: ${programText(detail)}`;
}

/** A line of a file of games: `maxRank = 12`. */
export function keyValueText({ key, value }: Readonly<Record<'key' | 'value', string>>): string {
  return `${repeatedText(key)} = ${repeatedText(value)}`.trimEnd();
}

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

/** How much of a typed text a refusal repeats. */
const LONGEST_INPUT = 24;

/** A typed text as a message may repeat it: with `?` for control characters, cut if it is long. */
export function shownInput(typed: string): string {
  const near = typed.trim().slice(0, 4 * LONGEST_INPUT);
  const clean = printable(near.replace(/\s+/g, ' '));
  const characters = Array.from(clean);
  return characters.length > LONGEST_INPUT
    ? `${characters.slice(0, LONGEST_INPUT).join('')}..`
    : clean;
}

/** The code of an error of the system, `ENOENT`; '' if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
