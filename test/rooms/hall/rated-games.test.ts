import { describe, expect, test } from 'vitest';
import { NEW_RATING, ratedAfter } from '../../../source/match/ratings/glicko2.ts';
import {
  isProvisional,
  type PairsOfDay,
  type PersonRating,
  ratedAfterGame,
  weighGame,
} from '../../../source/rooms/hall/rated-games.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const DAY_MS = 86_400_000;

function pairs(): PairsOfDay {
  return { day: 0, games: new Map() };
}

function weights(count: number, known = pairs(), at = NOON): number[] {
  return Array.from({ length: count }, () => weighGame(known, [1, 2], { at, plies: 6 }));
}

/** A rating after many games with many people, unless a test says otherwise. */
function rated(rating: number, more: Partial<PersonRating> = {}): PersonRating {
  const people = [11, 12, 13, 14, 15];
  return { rating: { ...NEW_RATING, rating, deviation: 80 }, games: 40, people, ...more };
}

const me = (own?: PersonRating) => ({ number: 1, rated: own });
const them = (other?: PersonRating) => ({ number: 2, rated: other });

describe('a game of the same two on one day', () => {
  test('counts less from the third on, and nothing after the tenth', () => {
    const whole = [1, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 128, 1 / 256];
    expect(weights(12)).toEqual([...whole, 0, 0]);
  });

  test('is theirs, whoever is Black', () => {
    const known = pairs();
    weights(2, known);
    expect(weighGame(known, [2, 1], { at: NOON, plies: 6 })).toBe(1 / 2);
    expect(weighGame(known, [2, 3], { at: NOON, plies: 6 })).toBe(1);
  });

  test('does not count, and is not counted, before six plies', () => {
    const known = pairs();
    for (let game = 0; game < 20; game++) {
      expect(weighGame(known, [1, 2], { at: NOON, plies: 5 })).toBe(0);
    }
    expect(weights(1, known)).toEqual([1]);
  });

  test('is of the day on which it ends, by UTC', () => {
    const known = pairs();
    expect(weights(3, known, NOON + DAY_MS / 2 - 1).at(-1)).toBe(1 / 2);
    expect(weights(1, known, NOON + DAY_MS / 2)).toEqual([1]);
    expect([...known.games.values()]).toEqual([1]);
  });
});

describe('a rating', () => {
  test.each([
    [9, 5, true],
    [10, 4, true],
    [10, 5, false],
  ])('after %i games with %i people is provisional: %s', (games, count, expected) => {
    let own: PersonRating | undefined;
    for (let game = 0; game < games; game++) {
      const other = { number: 20 + (game % count), rated: rated(1500) };
      own = ratedAfterGame(me(own), other, 0.5, 1);
    }
    expect(own).toMatchObject({ games, people: { length: count } });
    expect(isProvisional(own)).toBe(expected);
  });

  test('is provisional before the first game', () => {
    expect(isProvisional(undefined)).toBe(true);
  });

  test('takes the step of Glicko-2, or that part of it which a game weighs', () => {
    const own = rated(1600);
    const whole = ratedAfter(own.rating, [{ opponent: rated(1700).rating, score: 1 }]);
    expect(ratedAfterGame(me(own), them(rated(1700)), 1, 1).rating).toEqual(whole);
    const part = ratedAfterGame(me(own), them(rated(1700)), 1, 1 / 4).rating;
    for (const name of ['rating', 'deviation', 'volatility'] as const) {
      const step = whole[name] - own.rating[name];
      expect(part[name]).toBeCloseTo(own.rating[name] + step / 4, 10);
    }
  });

  test.each([
    ['one that is provisional', rated(1600, { games: 9 })],
    ['somebody without one', undefined],
    ['one that is more than 400 points away', rated(2001)],
  ])('that is not provisional does not move against %s', (_, other) => {
    for (const score of [0, 0.5, 1]) {
      const own = rated(1600);
      expect(ratedAfterGame(me(own), them(other), score, 1)).toEqual({ ...own, games: 41 });
    }
  });

  test('that is provisional does move against all of them', () => {
    for (const other of [rated(1600, { games: 9 }), undefined, rated(2001)]) {
      const own = rated(1500, { games: 3 });
      expect(ratedAfterGame(me(own), them(other), 0, 1).rating.rating).toBeLessThan(1500);
    }
  });

  test('rises to 1700 against provisional ones, and no higher', () => {
    let own: PersonRating | undefined;
    for (let game = 0; game < 9; game++) own = ratedAfterGame(me(own), them(), 1, 1);
    expect(own?.rating.rating).toBe(1700);
    const higher = rated(1900, { games: 5 });
    expect(ratedAfterGame(me(higher), them(), 1, 1).rating.rating).toBe(1900);
    expect(ratedAfterGame(me(higher), them(), 0, 1).rating.rating).toBeLessThan(1900);
    expect(ratedAfterGame(me(own), them(rated(1700)), 1, 1).rating.rating).toBeGreaterThan(1700);
  });
});
