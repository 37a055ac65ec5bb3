/**
 * The directions in which pieces move, as differences of squares for Black. The opposite of
 * direction `d` is `d ^ 1`. The first `RAYS` are single steps, along which a piece may also slide;
 * the others are the eight leaps of a knight.
 */
export const DIRECTIONS = Int32Array.from([
  -16, 16, 1, -1, -15, 15, -17, 17, -31, 31, -33, 33, -14, 14, -18, 18,
]);

/** How many of the directions are rays. */
export const RAYS = 8;

/** Moves of a piece as bit masks over `DIRECTIONS`; a direction is in one of them at most. */
export interface Movement {
  readonly steps: number;
  readonly slides: number;
}

const FORWARD = 1 << 0;
const BACK = 1 << 1;
const LEFT = 1 << 2;
const RIGHT = 1 << 3;
const FORWARD_LEFT = 1 << 4;
const BACK_RIGHT = 1 << 5;
const FORWARD_RIGHT = 1 << 6;
const BACK_LEFT = 1 << 7;
const NARROW_FORWARD_LEAPS = (1 << 8) | (1 << 10);
const ALL_LEAPS = 0xff00;

const ORTHOGONAL: Readonly<Record<string, number>> = {
  '': FORWARD | BACK | LEFT | RIGHT,
  f: FORWARD,
  b: BACK,
  l: LEFT,
  r: RIGHT,
  s: LEFT | RIGHT,
};
const DIAGONAL: Readonly<Record<string, number>> = {
  '': FORWARD_LEFT | FORWARD_RIGHT | BACK_LEFT | BACK_RIGHT,
  f: FORWARD_LEFT | FORWARD_RIGHT,
  b: BACK_LEFT | BACK_RIGHT,
  l: FORWARD_LEFT | BACK_LEFT,
  r: FORWARD_RIGHT | BACK_RIGHT,
};
const LEAPS: Readonly<Record<string, number>> = { '': ALL_LEAPS, ff: NARROW_FORWARD_LEAPS };

/**
 * Compiles the part of Betza notation that the family needs: F, W, K, R, B and N with the prefixes
 * f, b, l, r, s, and `ff` for the narrow forward leaps of N. Throws `RangeError` for anything else:
 * a fault in a variant's data.
 */
export function compileBetza(betza: string): Movement {
  let steps = 0;
  let slides = 0;
  for (const [, prefix, atom] of betza.matchAll(/([a-z]*)(.)/g)) {
    if (atom === 'N') steps |= look(LEAPS, prefix, betza);
    else if (atom === 'R') slides |= union(ORTHOGONAL, prefix, betza);
    else if (atom === 'B') slides |= union(DIAGONAL, prefix, betza);
    else if (atom === 'W') steps |= union(ORTHOGONAL, prefix, betza);
    else if (atom === 'F') steps |= union(DIAGONAL, prefix, betza);
    else if (atom === 'K') {
      steps |= union(ORTHOGONAL, prefix, betza) | union(DIAGONAL, prefix, betza);
    } else throw new RangeError(`Betza: unknown atom ${atom} in ${betza}`);
  }
  return { steps: steps & ~slides, slides };
}

function union(table: Readonly<Record<string, number>>, prefix: string, betza: string): number {
  if (prefix === '') return look(table, '', betza);
  let mask = 0;
  for (const letter of prefix) mask |= look(table, letter, betza);
  return mask;
}

function look(table: Readonly<Record<string, number>>, prefix: string, betza: string): number {
  const mask = table[prefix];
  if (mask === undefined) throw new RangeError(`Betza: unknown prefix ${prefix} in ${betza}`);
  return mask;
}
