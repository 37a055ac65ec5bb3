import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addScore,
  eloDifference,
  NO_GAMES,
  type Tally,
  winRate,
} from '../../source/match/tally.ts';
import type { Score } from '../../source/records/tree/termination.ts';
import type { Color } from '../../source/rules/core/color.ts';

test.each<[score: Score, color: Color, wins: number, draws: number, losses: number]>([
  ['1-0', 'black', 1, 0, 0],
  ['1-0', 'white', 0, 0, 1],
  ['0-1', 'black', 0, 0, 1],
  ['0-1', 'white', 1, 0, 0],
  ['1/2-1/2', 'black', 0, 1, 0],
  ['1/2-1/2', 'white', 0, 1, 0],
  ['*', 'black', 0, 0, 0],
])('%s as %s', (score, color, wins, draws, losses) => {
  expect(addScore(NO_GAMES, score, color)).toEqual({ wins, draws, losses });
});

describe('the share of points', () => {
  test.each<
    [wins: number, draws: number, losses: number, value: number, low: number, high: number]
  >([
    [5, 0, 5, 0.5, 0.2366, 0.7634],
    [0, 0, 10, 0, 0, 0.2775],
    [10, 0, 0, 1, 0.7225, 1],
    [65, 0, 35, 0.65, 0.5525, 0.7364],
    [4, 2, 4, 0.5, 0.2366, 0.7634],
    [1, 0, 1, 0.5, 0.0945, 0.9055],
    [0, 2, 0, 0.5, 0.0945, 0.9055],
  ])('of %i wins, %i draws and %i losses', (wins, draws, losses, value, low, high) => {
    const rate = winRate({ wins, draws, losses });
    expect(rate?.value).toBeCloseTo(value, 4);
    expect(rate?.low).toBeCloseTo(low, 4);
    expect(rate?.high).toBeCloseTo(high, 4);
  });

  test('of no games is not known', () => {
    expect(winRate(NO_GAMES)).toBeUndefined();
  });
});

describe('the difference of Elo ratings', () => {
  test.each([
    [0.5, 0],
    [0.75, 190.85],
    [0.25, -190.85],
    [0.64, 99.95],
    [0, Number.NEGATIVE_INFINITY],
    [1, Number.POSITIVE_INFINITY],
  ])('of a share of %d is %d', (share, elo) => {
    const { value, low, high } = eloDifference({ value: share, low: share, high: share });
    if (Number.isFinite(elo)) expect(value).toBeCloseTo(elo, 1);
    else expect(value).toBe(elo);
    expect([low, high]).toEqual([value, value]);
  });
});

test.each([
  [{ wins: 0, draws: 0, losses: 5 }, 'low', 0, Number.NEGATIVE_INFINITY],
  [{ wins: 5, draws: 0, losses: 0 }, 'high', 1, Number.POSITIVE_INFINITY],
] as const)('%j: the interval ends where the value is', (tally, end, share, elo) => {
  const rate = winRate(tally);
  if (!rate) throw new RangeError('there are games');
  expect([rate[end], eloDifference(rate)[end]]).toEqual([share, elo]);
});

test('an interval holds its value, is narrower with more games, and mirrored for the other', () => {
  const games = fc
    .record({ wins: fc.nat(200), draws: fc.nat(200), losses: fc.nat(200) })
    .filter(({ wins, draws, losses }) => wins + draws + losses > 0);
  fc.assert(
    fc.property(games, ({ wins, draws, losses }: Tally) => {
      const rate = winRate({ wins, draws, losses });
      const other = winRate({ wins: losses, draws, losses: wins });
      const twice = winRate({ wins: 2 * wins, draws: 2 * draws, losses: 2 * losses });
      if (!rate || !other || !twice) throw new RangeError('there are games');
      const elo = eloDifference(rate);
      for (const { value, low, high } of [rate, elo]) {
        expect(low).toBeLessThanOrEqual(value + 1e-9);
        expect(high).toBeGreaterThanOrEqual(value - 1e-9);
      }
      expect(twice.high - twice.low).toBeLessThan(rate.high - rate.low);
      expect(other.low).toBeCloseTo(1 - rate.high, 9);
      expect(Math.min(rate.low, 1 - rate.high)).toBeGreaterThanOrEqual(0);
    }),
  );
});
