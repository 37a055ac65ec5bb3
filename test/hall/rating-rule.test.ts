import { describe, expect, test } from 'vitest';
import {
  gameWeight,
  isApart,
  isRanked,
  ratingAfterGame,
  ratingOn,
} from '../../source/hall/rating-rule.ts';
import { NEW_RATING, type Rating, ratedAfter } from '../../source/match/ratings/glicko2.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const DAY_MS = 86_400_000;

function rating(value: number, deviation: number): Rating {
  return { ...NEW_RATING, rating: value, deviation };
}

/** How many points somebody wins or loses by a game. */
function moved(own: Rating, other: Rating, score: number, weight = 1): number {
  return ratingAfterGame(own, other, score, weight).rating - own.rating;
}

test('games of a day count less from the third of a pair on, from the seventh of a network', () => {
  const halves = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 128, 1 / 256];
  expect(Array.from({ length: 11 }, (_, at) => gameWeight(at, undefined))).toEqual([
    1,
    ...halves,
    0,
  ]);
  expect([0, 5, 6, 19, 20].map((at) => gameWeight(0, at))).toEqual([1, 1, 1 / 2, 0.5 ** 14, 0]);
  expect(gameWeight(3, 7)).toBe(1 / 4);
});

describe('a rating that is sure', () => {
  const own = rating(1500, 110);

  test.each([
    [80, 1],
    [110, 1],
    [165, 0.5],
    [220, 0],
    [350, 0],
  ])('moves against a deviation of %i by %d of the step', (deviation, share) => {
    const other = rating(1600, deviation);
    const whole = ratedAfter(own, [{ opponent: other, score: 1 }]).rating - own.rating;
    expect(moved(own, other, 1)).toBeCloseTo(share * whole, 10);
    expect(moved(own, other, 1, 1 / 4)).toBeCloseTo((share * whole) / 4, 10);
  });

  test('is never surer than 45', () => {
    expect(ratingAfterGame(rating(1500, 40), rating(1500, 40), 1, 1).deviation).toBe(45);
  });
});

test('a rating that is not sure moves in full, without a limit', () => {
  const [own, other] = [rating(1900, 111), rating(1900, 350)];
  const whole = ratedAfter(own, [{ opponent: other, score: 1 }]);
  expect(ratingAfterGame(own, other, 1, 1)).toEqual(whole);
});

test('of two who are more than 400 apart only an upset counts', () => {
  for (const deviation of [80, 200]) {
    const [low, high] = [rating(1500, deviation), rating(1901, deviation)];
    expect([moved(low, high, 0), moved(high, low, 1)]).toEqual([0, 0]);
    expect(moved(low, high, 0.5)).toBeGreaterThan(0);
    expect(moved(high, low, 0)).toBeLessThan(0);
    expect(moved(low, rating(1900, deviation), 0)).toBeLessThan(0);
  }
});

test('a rating gets less sure with each day without a game, and no less than a new one', () => {
  const deviation = (days: number) =>
    ratingOn(rating(1500, 60), NOON, NOON + days * DAY_MS).deviation;
  expect([deviation(0), deviation(1)]).toEqual([60, 60]);
  expect(deviation(1.5)).toBeGreaterThan(60);
  expect(deviation(366)).toBeCloseTo(110, 10);
  expect(deviation(36_500)).toBe(350);
});

test('two are apart if neither plays or has registered where the other does', () => {
  const at = (home: string, network: string) => ({ home, network });
  expect(isApart(at('a', 'b'), at('c', 'd'))).toBe(true);
  for (const [home, network] of [
    ['a', 'd'],
    ['b', 'd'],
    ['c', 'a'],
    ['c', 'b'],
  ] as const) {
    expect(isApart(at('a', 'b'), at(home, network))).toBe(false);
  }
});

describe('in the list', () => {
  const known = { rating: rating(1500, 140), games: 10, people: 5, networks: 5 };
  const many = { people: 100, networks: 60 };

  test.each([
    [{}, true],
    [{ rating: rating(1500, 140.1) }, false],
    [{ games: 9 }, false],
    [{ people: 4 }, false],
    [{ networks: 4 }, false],
  ])('of many with %o: %s', (change, expected) => {
    expect(isRanked({ ...known, ...change }, many)).toBe(expected);
  });

  test('of a small club is who has played all others', () => {
    expect(isRanked({ ...known, people: 2, networks: 2 }, { people: 2, networks: 2 })).toBe(true);
    expect(isRanked({ ...known, people: 2, networks: 0 }, { people: 2, networks: 0 })).toBe(true);
    expect(isRanked({ ...known, people: 2, networks: 1 }, { people: 2, networks: 2 })).toBe(false);
  });
});
