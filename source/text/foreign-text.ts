import { printable } from '../clean/clean-text.ts';

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
