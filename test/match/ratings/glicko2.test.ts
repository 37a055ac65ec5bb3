import { expect, test } from 'vitest';
import {
  expectedScore,
  NEW_RATING,
  type Rating,
  ratedAfter,
} from '../../../source/match/ratings/glicko2.ts';

const rated = (rating: number, deviation: number): Rating => {
  return { ...NEW_RATING, rating, deviation };
};

test('the example of the paper', () => {
  const after = ratedAfter(rated(1500, 200), [
    { opponent: rated(1400, 30), score: 1 },
    { opponent: rated(1550, 100), score: 0 },
    { opponent: rated(1700, 300), score: 0 },
  ]);
  // The paper rounds on its way: 1464.06, 151.52 and 0.05999.
  expect(after.rating).toBeCloseTo(1464.05, 2);
  expect(after.deviation).toBeCloseTo(151.52, 2);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('without results only the deviation grows', () => {
  const after = ratedAfter(rated(1500, 50), []);
  expect([after.rating, after.volatility]).toEqual([1500, 0.06]);
  expect(after.deviation).toBeCloseTo(51.07, 2);
});

test.each([
  ['equals', rated(1500, 0), rated(1500, 0), 0.5],
  ['200 points more', rated(1700, 0), rated(1500, 0), 0.76],
  ['400 points less', rated(1100, 0), rated(1500, 0), 0.091],
  ['200 points more, and unsure', rated(1700, 350), rated(1500, 0), 0.684],
])('the score to expect: %s', (_, one, other, score) => {
  expect(expectedScore(one, other)).toBeCloseTo(score, 3);
  expect(expectedScore(one, other) + expectedScore(other, one)).toBeCloseTo(1, 10);
});
