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
  const { slideText, leapText, clausesText, KNIGHT } = texts.board;
  const byRange = masksByRange(compileBetza(betza));
  const slides = byRange.filter(([, mask]) => (mask & EVERYWHERE) !== 0);
  const leaps = byRange.filter(([, mask]) => mask >> RAYS !== 0).reverse();
  return clausesText([
    ...slides.map(([range, mask]) => slideText(range, directions(texts, mask & EVERYWHERE))),
    ...leaps.map(([range, mask]) => {
      const line = (mask >> LINE_SHIFT) & EVERYWHERE;
      const knight = named((mask >> KNIGHT_SHIFT) & EVERYWHERE, KNIGHT);
      return leapText(range, line === 0 ? undefined : directions(texts, line), knight);
    }),
  ]);
}

/** The directions of each range, as masks, the longest range first. */
function masksByRange({ ranges }: Movement): [range: Range, mask: number][] {
  const masks = new Map<number, number>();
  for (const [direction, range] of ranges.entries()) {
    if (range > 0) masks.set(range, (masks.get(range) ?? 0) | (1 << direction));
  }
  return [...masks]
    .sort(([a], [b]) => b - a)
    .map(([range, mask]) => [range === UNLIMITED ? 'unlimited' : range, mask]);
}

function directions(texts: Texts, mask: number): string[] {
  if (mask === EVERYWHERE) return [texts.board.ANY_DIRECTION];
  return [...named(mask, texts.board.STRAIGHT), ...named(mask, texts.board.DIAGONAL)];
}

/** The fewest names that cover a mask; the wide names stand first in the table. */
function named(mask: number, table: readonly Directions[]): string[] {
  let rest = mask;
  return table.flatMap(([bits, words]) => {
    if ((rest & bits) !== bits) return [];
    rest &= ~bits;
    return [words];
  });
}
