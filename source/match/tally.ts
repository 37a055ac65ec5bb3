import type { Score } from '../records/tree/termination.ts';
import type { Color } from '../rules/core/color.ts';

/** The finished games of two players, as the first sees them. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export const NO_GAMES: Tally = { wins: 0, draws: 0, losses: 0 };

/** A share with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Adds a game; an unfinished one does not count. @param color the colour of the first player */
export function addScore(tally: Tally, score: Score, color: Color): Tally {
  if (score === '*') return tally;
  if (score === '1/2-1/2') return { ...tally, draws: tally.draws + 1 };
  const winner: Color = score === '1-0' ? 'black' : 'white';
  return winner === color
    ? { ...tally, wins: tally.wins + 1 }
    : { ...tally, losses: tally.losses + 1 };
}

export function gamesOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

/** Standard deviations that hold 95 % of a normal distribution. */
const DEVIATIONS = 1.959964;

/**
 * The share of points, from 0 to 1; a draw is half a point. The interval is that of Wilson (1927),
 * which holds for few games too; draws make it rather too wide. Undefined without games.
 */
export function winRate(tally: Tally): Estimate | undefined {
  const games = gamesOf(tally);
  if (games === 0) return undefined;
  const value = (tally.wins + tally.draws / 2) / games;
  const square = DEVIATIONS ** 2 / games;
  const middle = (value + square / 2) / (1 + square);
  const half =
    (DEVIATIONS / (1 + square)) * Math.sqrt((value * (1 - value)) / games + square / (4 * games));
  // At 0 and 1 only rounding would keep the value out of its interval.
  return {
    value,
    low: Math.min(value, Math.max(0, middle - half)),
    high: Math.max(value, Math.min(1, middle + half)),
  };
}

/**
 * The difference of Elo ratings for a share of points, with its interval; infinite if all games
 * were won or lost.
 */
export function eloDifference({ value, low, high }: Estimate): Estimate {
  return { value: elo(value), low: elo(low), high: elo(high) };
}

function elo(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  return 400 * Math.log10(share / (1 - share));
}
