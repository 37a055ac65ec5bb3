/*
 * What cleans foreign text: whatever a file, an engine, an account, a paste or an argument says goes
 * through one of these before it stands on a screen, in a file name, in a record or in a log.
 */

/** The longest text that is pasted, in bytes; of a longer one nothing is taken. */
export const PASTE_LIMIT = 100_000;

/** Control characters: they move the cursor, end a line or begin a sequence of a terminal. */
const CONTROLS = /\p{Cc}/gu;

/** Controls, line separators and what turns the direction of writing. */
const ACTING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** All that shows nothing by itself: these, joiners and other zero-width signs, and half characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Marks above, below and through a letter, more than two of them, and what stands before them. */
const PILED = /(^|[^\p{Mn}\p{Me}])([\p{Mn}\p{Me}]{3,})/gu;

/** A text in one line, as records, file names and logs have it: each control becomes a space. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, ' ');
}

/**
 * A text without what would act on the terminal instead of being shown. Joiners stay, since signs of
 * several code points need them.
 */
export function visibleText(text: string): string {
  // Most texts of a frame are plain.
  return /^[ -~]*$/.test(text) ? text : text.replace(ACTING, '');
}

/** A text as a message repeats it: `?` for what shows nothing by itself, and no piles of marks. */
export function printable(text: string): string {
  return withoutPiles(text.replace(UNPRINTABLE, '?'));
}

/** Whether every character of a text shows something by itself. */
export function isPrintable(text: string): boolean {
  return text.search(UNPRINTABLE) < 0;
}

/** The name of a player or a program: single spaces, no piles of marks; '' if nothing is left. */
export function cleanName(text: string): string {
  // Most names are plain, and the tables of Unicode take a start 2 ms.
  if (/^[!-~]*$/.test(text)) return text;
  return withoutPiles(text.replace(/[\s\p{C}]+/gu, ' ').trim());
}

/** Leaves two marks a letter, since a pile hides other lines; in Thai a vowel, a tone and a sign. */
function withoutPiles(text: string): string {
  return text.replace(PILED, (_, letter: string, marks: string) => {
    const most = /\p{Script=Thai}/u.test(letter) ? 3 : 2;
    return letter + Array.from(marks).slice(0, most).join('');
  });
}
