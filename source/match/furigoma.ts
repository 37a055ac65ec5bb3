import type { Color } from '../rules/core/color.ts';

/** Five tossed pawns and what follows from them. */
export interface FurigomaToss {
  /** Whether each pawn shows its promoted side (と). */
  readonly promoted: readonly boolean[];
  /** The colour of the player who tossed: White if more と than 歩 show. */
  readonly tosser: Color;
}

const PAWNS = 5;

/** Tosses the pawns. @param random numbers from 0 to below 1 */
export function tossPawns(random: () => number): FurigomaToss {
  const promoted = Array.from({ length: PAWNS }, () => random() < 0.5);
  const tokins = promoted.filter(Boolean).length;
  return { promoted, tosser: tokins > PAWNS / 2 ? 'white' : 'black' };
}

/** The player of each side: as named, or by the pawns, which the first player has tossed. */
export function seatPlayers<Player>(
  first: Player,
  second: Player,
  toss?: FurigomaToss,
): Readonly<Record<Color, Player>> {
  return toss?.tosser === 'white'
    ? { black: second, white: first }
    : { black: first, white: second };
}
