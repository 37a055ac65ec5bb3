import { describe, expect, test } from 'vitest';
import {
  addPair,
  eloOf,
  HYPOTHESES,
  LLR_BOUND,
  logLikelihoodRatio,
  NO_PAIRS,
  type PairCounts,
  pairsIn,
  verdictOf,
} from '../../../tools/trial/sprt.ts';
import { seededNumbers } from '../../bench/engine/games.ts';

describe('the log-likelihood ratio', () => {
  // Found by a general maximiser (SLSQP of scipy 1.17): both likeliest distributions and their means.
  test.each<[PairCounts, number, number]>([
    [[10, 25, 45, 25, 10], 5, -0.042124],
    [[10, 25, 45, 25, 10], 10, -0.168332],
    [[30, 120, 240, 180, 30], 5, 1.622809],
    [[30, 120, 240, 180, 30], 10, 2.709125],
    [[50, 2, 20, 3, 25], 10, -0.980769],
  ])('of %j, 0 against %i Elo', (pairs, elo1, llr) => {
    expect(logLikelihoodRatio(pairs, { elo0: 0, elo1 })).toBeCloseTo(llr, 5);
  });

  test('is that of a coin where each pair is won or lost altogether', () => {
    const mean1 = 1 / (1 + 10 ** (-10 / 400));
    const expected = 70 * Math.log(mean1 / 0.5) + 30 * Math.log((1 - mean1) / 0.5);
    expect(logLikelihoodRatio([30, 0, 0, 0, 70])).toBeCloseTo(expected, 2);
  });

  test.each<[string, PairCounts]>([
    ['no pair', NO_PAIRS],
    ['one pair that is won', [0, 0, 0, 0, 1]],
    ['one pair that is lost', [1, 0, 0, 0, 0]],
    ['ten pairs that are even', [0, 0, 10, 0, 0]],
    ['fifty pairs that are won', [0, 0, 0, 0, 50]],
  ])('decides nothing after %s', (_, pairs) => {
    expect(verdictOf(logLikelihoodRatio(pairs))).toBe('undecided');
  });
});

describe('the difference of Elo', () => {
  test('has an interval by the variance of the pairs', () => {
    // Mean 0.55, variance 0.04125 a pair, standard error 0.010155.
    const elo = eloOf([10, 40, 240, 80, 30]);
    expect(elo?.value).toBeCloseTo(34.86, 1);
    expect(elo?.low).toBeCloseTo(20.94, 1);
    expect(elo?.high).toBeCloseTo(48.89, 1);
  });

  test('is unknown without pairs', () => {
    expect(eloOf(NO_PAIRS)).toBeUndefined();
  });
});

describe('a pair', () => {
  test.each([0, 0.5, 1, 1.5, 2])('of %d points is counted', (points) => {
    const pairs = addPair([1, 1, 1, 1, 1], points);
    expect(pairs[points * 2]).toBe(2);
    expect(pairsIn(pairs)).toBe(6);
  });

  test('has no other points', () => {
    expect(() => addPair(NO_PAIRS, 3)).toThrow(RangeError);
  });
});

describe('simulated trials', () => {
  const TRIALS = 300;
  /** Far apart, so that a trial is short. */
  const HYPOTHESES_APART = { elo0: 0, elo1: 60 };
  /** Pairs of which one opening decides a part, whoever plays. */
  const EVEN: PairCounts = [0.15, 0.15, 0.4, 0.15, 0.15];

  /** The shares of pairs with the mean of a difference of Elo. */
  function sharesAt(elo: number): number[] {
    const shift = 1 / (1 + 10 ** (-elo / 400)) - 0.5;
    return EVEN.map((share, index) => share + (shift * (index - 2) * 4) / 10);
  }

  function simulate(elo: number, random: () => number): number {
    const shares = sharesAt(elo);
    let pairs = NO_PAIRS;
    for (;;) {
      let left = random();
      const index = shares.findIndex((share) => {
        left -= share;
        return left < 0;
      });
      pairs = addPair(pairs, Math.max(0, index) / 2);
      const llr = logLikelihoodRatio(pairs, HYPOTHESES_APART);
      if (Math.abs(llr) >= LLR_BOUND) return llr;
    }
  }

  test.each([
    ['rejected where nothing was gained', HYPOTHESES_APART.elo0, 'rejected'],
    ['accepted where all was gained', HYPOTHESES_APART.elo1, 'accepted'],
  ])('are %s, but for one in twenty', (_, elo, verdict) => {
    const random = seededNumbers(7);
    let wrong = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      if (verdictOf(simulate(elo, random)) !== verdict) wrong++;
    }
    // 15 of 300 with a standard deviation of 3.8.
    expect(wrong).toBeGreaterThan(3);
    expect(wrong).toBeLessThan(27);
  });
});

test('0 against 10 Elo is asked', () => {
  expect(HYPOTHESES).toEqual({ elo0: 0, elo1: 10 });
  expect(LLR_BOUND).toBeCloseTo(2.944, 3);
});
