import { printable } from '../clean/clean-text.ts';

/** How much of a typed text a refusal repeats. */
const LONGEST = 24;

/** A typed text as a message may repeat it: with `?` for control characters, cut if it is long. */
export function shownInput(typed: string): string {
  const near = typed.trim().slice(0, 4 * LONGEST);
  const clean = printable(near.replace(/\s+/g, ' '));
  const characters = Array.from(clean);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}..` : clean;
}
