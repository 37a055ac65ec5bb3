/** The two sides: Black (sente) moves first in even games, White (gote) in handicap games. */
export const COLORS = ['black', 'white'] as const;

/**
 * A side.
 *
 * @example
 * ```ts
 * const reader: Color = startPosition(variants.shogi).turn;
 * reader; // => 'black'
 * ```
 */
export type Color = (typeof COLORS)[number];

export function opposite(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}
