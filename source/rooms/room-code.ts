/** No letters and digits that look alike: no 0 and O, no 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const CODE_LENGTH = 6;

/** How much of a code is no secret. */
const PREFIX_LENGTH = 2;

/** The most wrong codes of somebody, so that nobody finds the right one by trying. */
export const WRONG_CODES = { atOnce: 5, withinMs: 60_000 };

const CODE = new RegExp(`^[${SIGNS}]{${CODE_LENGTH}}$`);

/**
 * The code of a new room, which lets others in.
 * @param random uniform from 0 to below 1; nobody may be able to guess it
 */
export function newCode(random: () => number): string {
  const sign = () => SIGNS[Math.floor(random() * SIGNS.length)];
  return Array.from({ length: CODE_LENGTH }, sign).join('');
}

/** The code that somebody has typed; small letters, spaces and `-` do no harm. */
export function parseCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** The part of a code by which others find the room. It lets nobody in. */
export function codePrefix(code: string): string {
  return code.slice(0, PREFIX_LENGTH);
}
