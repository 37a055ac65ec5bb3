/** How much of a foreign text a message repeats. */
const LONGEST = 40;

/**
 * A foreign text as a message may show it: in quotes, its control characters, which could upset a
 * terminal, as `?`, and cut after 40 characters.
 */
export function quoted(text: string): string {
  const characters = Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '?'));
  const shown = characters.slice(0, LONGEST).join('');
  return characters.length > LONGEST ? `"${shown}.."` : `"${shown}"`;
}
