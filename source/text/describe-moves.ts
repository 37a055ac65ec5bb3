import { compileBetza, RAYS } from '../core/betza.ts';
import { joinWords } from './join-words.ts';

/** Bits of `Movement`, in the order of `DIRECTIONS`. */
const STRAIGHT: readonly Words[] = [
  [0b1111, 'straight in any direction'],
  [0b0001, 'straight forward'],
  [0b1100, 'sideways'],
  [0b0100, 'to the left'],
  [0b1000, 'to the right'],
  [0b0010, 'straight back'],
];
const DIAGONAL: readonly Words[] = [
  [0b11110000, 'diagonally in any direction'],
  [0b01010000, 'diagonally forward'],
  [0b10100000, 'diagonally back'],
  [0b00010000, 'diagonally forward to the left'],
  [0b01000000, 'diagonally forward to the right'],
  [0b10000000, 'diagonally back to the left'],
  [0b00100000, 'diagonally back to the right'],
];
const EVERYWHERE = 0b11111111;
const LEAPS: readonly Words[] = [
  [0xff, 'two squares straight and one aside, in any direction'],
  [0b0101, 'two squares forward and one aside'],
];

type Words = readonly [mask: number, words: string];

/**
 * How a face moves, from its Betza notation: `slides straight forward or sideways`. "Slides" is
 * any number of squares, "steps" one.
 */
export function describeMoves(betza: string): string {
  const { steps, slides } = compileBetza(betza);
  const leaps = steps >> RAYS;
  const near = steps & EVERYWHERE;
  const clauses: string[] = [];
  if (slides !== 0) clauses.push(`slides ${directions(slides)}`);
  if (near !== 0) clauses.push(`steps ${directions(near)}`);
  if (leaps !== 0) clauses.push(`leaps ${joinWords(named(leaps, LEAPS), 'or')}`);
  return joinWords(clauses, 'or');
}

function directions(mask: number): string {
  if (mask === EVERYWHERE) return 'in any direction';
  return joinWords([...named(mask, STRAIGHT), ...named(mask, DIAGONAL)], 'or');
}

/** The fewest names that cover a mask; the wide names stand first in the table. */
function named(mask: number, table: readonly Words[]): string[] {
  const found: string[] = [];
  let rest = mask;
  for (const [bits, words] of table) {
    if ((rest & bits) !== bits) continue;
    found.push(words);
    rest &= ~bits;
  }
  return found;
}
