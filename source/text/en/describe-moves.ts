import { joinWords } from './join-words.ts';

/** A name of directions, given as bits of `Movement`. In each table the wide names stand first. */
export type Directions = readonly [mask: number, words: string];

/** Bits in the order of `DIRECTIONS`; the same for leaps of two squares in a line. */
export const STRAIGHT: readonly Directions[] = [
  [0b1111, 'straight in any direction'],
  [0b0001, 'straight forward'],
  [0b1100, 'sideways'],
  [0b0100, 'to the left'],
  [0b1000, 'to the right'],
  [0b0010, 'straight back'],
];

/** The same. */
export const DIAGONAL: readonly Directions[] = [
  [0b11110000, 'diagonally in any direction'],
  [0b01010000, 'diagonally forward'],
  [0b10100000, 'diagonally back'],
  [0b00010000, 'diagonally forward to the left'],
  [0b01000000, 'diagonally forward to the right'],
  [0b10000000, 'diagonally back to the left'],
  [0b00100000, 'diagonally back to the right'],
];

/** All directions at once. */
export const ANY_DIRECTION = 'in any direction';

/** The leaps of a knight. */
export const KNIGHT: readonly Directions[] = [
  [0b11111111, 'two squares straight and one aside, in any direction'],
  [0b00001111, 'two squares forward or back and one aside'],
  [0b11110000, 'two squares sideways and one forward or back'],
  [0b00000101, 'two squares forward and one aside'],
  [0b00001010, 'two squares back and one aside'],
  [0b01010000, 'two squares sideways and one forward'],
  [0b10100000, 'two squares sideways and one back'],
  [0b10010000, 'two squares to the left and one forward or back'],
  [0b01100000, 'two squares to the right and one forward or back'],
  [0b00000001, 'two squares forward and one to the left'],
  [0b00000100, 'two squares forward and one to the right'],
  [0b00001000, 'two squares back and one to the left'],
  [0b00000010, 'two squares back and one to the right'],
  [0b00010000, 'two squares to the left and one forward'],
  [0b10000000, 'two squares to the left and one back'],
  [0b01000000, 'two squares to the right and one forward'],
  [0b00100000, 'two squares to the right and one back'],
];

/** The number of squares or leaps. */
export type Range = number | 'unlimited';

/** `slides up to 2 squares straight forward or sideways`; a range of one is a step. */
export function slideText(range: Range, directions: readonly string[]): string {
  const where = joinWords(directions, 'or');
  if (range === 1) return `steps ${where}`;
  return range === 'unlimited' ? `slides ${where}` : `slides up to ${range} squares ${where}`;
}

/**
 * `leaps two squares straight forward or two squares sideways and one back`.
 * @param line directions of leaps of two squares in a line; undefined where there are none
 * @param knight names of `KNIGHT`
 */
export function leapText(
  range: Range,
  line: readonly string[] | undefined,
  knight: readonly string[],
): string {
  const inLine = line === undefined ? [] : [`two squares ${joinWords(line, 'or')}`];
  const where = joinWords([...inLine, ...knight], 'or');
  if (range === 1) return `leaps ${where}`;
  const times = range === 'unlimited' ? 'any number of times' : `up to ${range} times`;
  return `leaps ${times} in one direction, ${where}`;
}

/** Ways to move, one after another: `slides straight back or steps straight forward`. */
export function clausesText(clauses: readonly string[]): string {
  return joinWords(clauses, 'or');
}
