import { printable } from '../../clean/clean-text.ts';

const LONGEST = 40;

export function quoted(text: string): string {
  const characters = Array.from(printable(text));
  const shown = characters.slice(0, LONGEST).join('');
  return characters.length > LONGEST ? `"${shown}.."` : `"${shown}"`;
}
