import type { GameRecord } from '../records/tree/record.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { handicapOf } from '../rules/notation/start.ts';

/** The side that a player has in the game after a game. The giver of a handicap stays White. */
export function sideInRematch(
  { variant, start }: Pick<GameRecord, 'variant' | 'start'>,
  color: Color,
): Color {
  return handicapOf(variant, start.placement) === undefined ? opposite(color) : color;
}
