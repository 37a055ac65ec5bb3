import { compileBetza, type Movement, RAYS, UNLIMITED } from '../rules/core/betza.ts';
import { joinWords } from './join-words.ts';

type Words = readonly [mask: number, words: string];

/** Bits of `Movement`, in the order of `DIRECTIONS`; the same for leaps of two squares in a line. */
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
const KNIGHT: readonly Words[] = [
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
/** The first bits of a knight's leaps and of leaps in a line. */
const KNIGHT_SHIFT = RAYS;
const LINE_SHIFT = 16;

/**
 * How a face moves, from its Betza notation: `slides straight forward or sideways`. "Slides" is any
 * number of squares, or up to the given number; "steps" is one.
 */
export function describeMoves(betza: string): string {
  const movement = compileBetza(betza);
  const byRange = masksByRange(movement);
  const clauses: string[] = [];
  for (const [range, mask] of byRange) {
    const near = mask & EVERYWHERE;
    if (near !== 0) clauses.push(`${slides(range)} ${directions(near)}`);
  }
  for (const [range, mask] of [...byRange].reverse()) {
    if (mask >> RAYS !== 0) clauses.push(`${leaps(range)} ${leapsWords(mask)}`);
  }
  return joinWords(clauses, 'or');
}

/** The directions of each range, as masks, the longest range first. */
function masksByRange({ ranges }: Movement): [range: number, mask: number][] {
  const masks = new Map<number, number>();
  for (const [direction, range] of ranges.entries()) {
    if (range > 0) masks.set(range, (masks.get(range) ?? 0) | (1 << direction));
  }
  return [...masks].sort(([a], [b]) => b - a);
}

function slides(range: number): string {
  if (range === 1) return 'steps';
  return range === UNLIMITED ? 'slides' : `slides up to ${range} squares`;
}

function leaps(range: number): string {
  if (range === 1) return 'leaps';
  const times = range === UNLIMITED ? 'any number of times' : `up to ${range} times`;
  return `leaps ${times} in one direction,`;
}

function leapsWords(mask: number): string {
  const line = (mask >> LINE_SHIFT) & EVERYWHERE;
  const words = named((mask >> KNIGHT_SHIFT) & EVERYWHERE, KNIGHT);
  if (line !== 0) words.unshift(`two squares ${directions(line)}`);
  return joinWords(words, 'or');
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
