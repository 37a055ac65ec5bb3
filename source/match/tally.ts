import type { Color } from '../core/color.ts';
import type { Score } from '../records/termination.ts';

/** Finished games of two players, from the view of the first. */
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

/** @param color of the first player; an unfinished game does not count */
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

/** The normal distribution has 95 % of its mass within so many deviations. */
const DEVIATIONS = 1.959964;

/**
 * The share of points, from 0 to 1, a draw as half of one, with the interval of Wilson (1927),
 * which is good for few games too; draws make it rather too wide. Undefined without games.
 */
export function winRate(tally: Tally): Estimate | undefined {
  const games = gamesOf(tally);
  if (games === 0) return undefined;
  const value = (tally.wins + tally.draws / 2) / games;
  const square = DEVIATIONS ** 2 / games;
  const middle = (value + square / 2) / (1 + square);
  const half =
    (DEVIATIONS / (1 + square)) * Math.sqrt((value * (1 - value)) / games + square / (4 * games));
  // At the ends only rounding keeps the interval from its value.
  return {
    value,
    low: Math.min(value, Math.max(0, middle - half)),
    high: Math.max(value, Math.min(1, middle + half)),
  };
}

/**
 * The difference of Elo ratings that a share of points stands for, with the ends of its interval;
 * infinite where all games were won or lost.
 */
export function eloDifference({ value, low, high }: Estimate): Estimate {
  return { value: elo(value), low: elo(low), high: elo(high) };
}

function elo(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  return 400 * Math.log10(share / (1 - share));
}
