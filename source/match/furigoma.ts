import type { GameRecord } from '../records/tree/record.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { handicapOf } from '../rules/notation/start.ts';

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

/** The side that a player has in the game after a game. The giver of a handicap stays White. */
export function sideInRematch(
  { variant, start }: Pick<GameRecord, 'variant' | 'start'>,
  color: Color,
): Color {
  return handicapOf(variant, start.placement) === undefined ? opposite(color) : color;
}

/**
 * The side that sits at the bottom of the board.
 * @param flip as in the settings
 * @param turn the side to move
 * @param person the side of a person who plays against a computer
 */
export function bottomSide(
  flip: 'never' | 'turn' | 'white',
  turn: Color,
  person: Color | undefined,
): Color {
  switch (flip) {
    case 'never':
      return person ?? 'black';
    case 'turn':
      return turn;
    case 'white':
      return 'white';
    default:
      return flip satisfies never;
  }
}
