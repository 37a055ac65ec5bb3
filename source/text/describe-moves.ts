import { compileBetza, type Movement, RAYS, UNLIMITED } from '../rules/core/betza.ts';
import type { Directions, Range } from './en/board.ts';
import type { Texts } from './texts.ts';

const EVERYWHERE = 0b11111111;
/** The first bits of a knight's leaps and of leaps in a line. */
const KNIGHT_SHIFT = RAYS;
const LINE_SHIFT = 16;

/**
 * How a face moves, from its Betza notation: `slides straight forward or sideways`. "Slides" is any
 * number of squares, or up to the given number; "steps" is one.
 */
export function describeMoves(texts: Texts, betza: string): string {
  const movement = compileBetza(betza);
  const byRange = masksByRange(movement);
  const clauses: string[] = [];
  for (const [range, mask] of byRange) {
    const near = mask & EVERYWHERE;
    if (near !== 0) clauses.push(texts.board.slideText(rangeOf(range), directions(texts, near)));
  }
  for (const [range, mask] of [...byRange].reverse()) {
    if (mask >> RAYS === 0) continue;
    const line = (mask >> LINE_SHIFT) & EVERYWHERE;
    const knight = named((mask >> KNIGHT_SHIFT) & EVERYWHERE, texts.board.KNIGHT);
    clauses.push(
      texts.board.leapText(
        rangeOf(range),
        line === 0 ? undefined : directions(texts, line),
        knight,
      ),
    );
  }
  return texts.board.clausesText(clauses);
}

/** The directions of each range, as masks, the longest range first. */
function masksByRange({ ranges }: Movement): [range: number, mask: number][] {
  const masks = new Map<number, number>();
  for (const [direction, range] of ranges.entries()) {
    if (range > 0) masks.set(range, (masks.get(range) ?? 0) | (1 << direction));
  }
  return [...masks].sort(([a], [b]) => b - a);
}

function rangeOf(range: number): Range {
  return range === UNLIMITED ? 'unlimited' : range;
}

function directions(texts: Texts, mask: number): string[] {
  if (mask === EVERYWHERE) return [texts.board.ANY_DIRECTION];
  return [...named(mask, texts.board.STRAIGHT), ...named(mask, texts.board.DIAGONAL)];
}

/** The fewest names that cover a mask; the wide names stand first in the table. */
function named(mask: number, table: readonly Directions[]): string[] {
  const found: string[] = [];
  let rest = mask;
  for (const [bits, words] of table) {
    if ((rest & bits) !== bits) continue;
    found.push(words);
    rest &= ~bits;
  }
  return found;
}
