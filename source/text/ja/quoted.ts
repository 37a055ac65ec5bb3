import { printable } from '../../clean/clean-text.ts';

const LONGEST = 40;

/**
 * A foreign text as a message may show it: `「text」`, with `?` for control characters, which could
 * upset a terminal, and cut after 40 characters.
 */
export function quoted(text: string): string {
  const characters = Array.from(printable(text));
  const shown = characters.slice(0, LONGEST).join('');
  return characters.length > LONGEST ? `「${shown}..」` : `「${shown}」`;
}
