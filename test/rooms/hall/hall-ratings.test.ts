import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HallRatings } from '../../../source/rooms/hall/hall-ratings.ts';

/** @param games 9 for a rating that is provisional */
const rated = (rating: number, games: number) => {
  return { rating: { rating, deviation: 90, volatility: 0.06 }, games, people: [1, 2, 3, 4, 5] };
};

test('a ranking is in order after each change, equal ones as they came', () => {
  const changes = fc.array(
    fc.tuple(fc.nat(40), fc.integer({ min: 1480, max: 1500 }), fc.constantFrom(9, 10, 11)),
    {
      minLength: 1,
      maxLength: 120,
    },
  );
  fc.assert(
    fc.property(changes, fc.nat(10), (all, asked) => {
      const ratings = new HallRatings();
      const known = new Map<number, readonly [rating: number, games: number]>();
      for (const [at, [person, rating, games]] of all.entries()) {
        ratings.set('yari', person, rated(rating, games));
        known.set(person, [rating, games]);
        // Before somebody has asked there is no order to keep.
        if (at < asked) continue;
        const sure = [...known].filter(([, [, count]]) => count >= 10);
        const order = sure.sort((one, other) => other[1][0] - one[1][0]).map(([one]) => one);
        expect(ratings.ranking('yari', 0, 99)).toEqual(order);
        expect(ratings.ranking('yari', 3, 2)).toEqual(order.slice(3, 5));
        const place = order.indexOf(person);
        expect(ratings.place('yari', person)).toBe(place < 0 ? undefined : place);
        expect(ratings.count('yari')).toBe(order.length);
        expect(ratings.get('yari', person)).toEqual(rated(rating, games));
      }
      expect(ratings.place('yari', 99)).toBeUndefined();
      expect(ratings.ranking('shogi', 0, 99)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
