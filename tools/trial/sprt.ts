import { type Estimate, eloDifference } from '../../test/bench/engine/games.ts';

// The sequential test of the chess engines (GSPRT) on pairs of games: Michel Van den Bergh, "The
// generalized maximum likelihood ratio for the expectation value of a distribution",
// http://hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf. Two games from one opening depend
// on each other, so that a pair is one observation with five values.

/** Numbers of pairs in which the first player has 0, 0.5, 1, 1.5 and 2 points. */
export type PairCounts = readonly [number, number, number, number, number];

/** Two strengths that a trial tells apart: differences of Elo ratings. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** `accepted`: the first player is stronger, by `elo1` rather than by `elo0`. */
export type Verdict = 'accepted' | 'rejected' | 'undecided';

export const NO_PAIRS: PairCounts = [0, 0, 0, 0, 0];

export const HYPOTHESES: Hypotheses = { elo0: 0, elo1: 10 };

/** Share of wrong verdicts where one of the hypotheses is true. */
const ERROR_SHARE = 0.05;

/** The log-likelihood ratio that accepts; its negative rejects. */
export const LLR_BOUND = Math.log((1 - ERROR_SHARE) / ERROR_SHARE);

/** Counts a pair. @param points of the first player: 0, 0.5, 1, 1.5 or 2 */
export function addPair(pairs: PairCounts, points: number): PairCounts {
  const [lost, behind, even, ahead, won] = pairs;
  switch (points) {
    case 0:
      return [lost + 1, behind, even, ahead, won];
    case 0.5:
      return [lost, behind + 1, even, ahead, won];
    case 1:
      return [lost, behind, even + 1, ahead, won];
    case 1.5:
      return [lost, behind, even, ahead + 1, won];
    case 2:
      return [lost, behind, even, ahead, won + 1];
    default:
      throw new RangeError(`no pair has ${points} points`);
  }
}

export function pairsIn(pairs: PairCounts): number {
  return pairs.reduce((sum, count) => sum + count, 0);
}

/** A share of points from 0 to 1 with the part of the pairs that have it. */
interface Part {
  readonly share: number;
  readonly part: number;
}

/** In place of a count of 0: no outcome is impossible because it has not come yet. */
const UNSEEN = 0.001;

/** How often each share of points came. */
function partsOf(pairs: PairCounts): Part[] {
  const counts = pairs.map((count) => count || UNSEEN);
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map((count, index) => ({ share: index / 4, part: count / sum }));
}

/** The share of points that a difference of Elo ratings stands for. */
function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Halvings until the multiplier is exact. */
const HALVINGS = 60;

/**
 * The multiplier t of the likeliest distribution whose mean is `mean`, in which an outcome has
 * its part divided by `1 + t (share - mean)`: Proposition 1.1 of the paper.
 */
function multiplierFor(parts: readonly Part[], mean: number): number {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    let excess = 0;
    for (const { share, part } of parts) {
      excess += (part * (share - mean)) / (1 + middle * (share - mean));
    }
    if (excess > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The logarithm of how much likelier `elo1` is than `elo0`; 0 without pairs. */
export function logLikelihoodRatio(pairs: PairCounts, hypotheses = HYPOTHESES): number {
  const parts = partsOf(pairs);
  const [mean0, mean1] = [shareOf(hypotheses.elo0), shareOf(hypotheses.elo1)];
  const [t0, t1] = [multiplierFor(parts, mean0), multiplierFor(parts, mean1)];
  let sum = 0;
  for (const { share, part } of parts) {
    sum += part * Math.log((1 + t0 * (share - mean0)) / (1 + t1 * (share - mean1)));
  }
  return pairsIn(pairs) * sum;
}

export function verdictOf(llr: number): Verdict {
  if (llr >= LLR_BOUND) return 'accepted';
  return llr <= -LLR_BOUND ? 'rejected' : 'undecided';
}

/** Standard deviations that hold 95 % of a normal distribution. */
const DEVIATIONS = 1.959964;

/**
 * The difference of Elo ratings with its 95 % interval, by the variance of the pairs; undefined
 * without pairs. The stop at a bound makes it rather too large on that side.
 */
export function eloOf(pairs: PairCounts): Estimate | undefined {
  const number = pairsIn(pairs);
  if (number === 0) return undefined;
  const parts = partsOf(pairs);
  const value = parts.reduce((sum, { share, part }) => sum + share * part, 0);
  const variance = parts.reduce((sum, { share, part }) => sum + part * (share - value) ** 2, 0);
  const half = DEVIATIONS * Math.sqrt(variance / number);
  return eloDifference({ value, low: value - half, high: value + half });
}
