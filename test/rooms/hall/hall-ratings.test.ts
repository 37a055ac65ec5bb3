import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HallRatings } from '../../../source/rooms/hall/hall-ratings.ts';

const rated = (rating: number) => {
  return { rating: { rating, deviation: 90, volatility: 0.06 }, games: 1 };
};

test('a ranking is in order after each change, equal ones as they came', () => {
  const changes = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1480, max: 1500 })), {
    minLength: 1,
    maxLength: 120,
  });
  fc.assert(
    fc.property(changes, fc.nat(10), (all, asked) => {
      const ratings = new HallRatings();
      const known = new Map<number, number>();
      for (const [at, [person, rating]] of all.entries()) {
        ratings.set('yari', person, rated(rating));
        known.set(person, rating);
        // Before somebody has asked there is no order to keep.
        if (at < asked) continue;
        const order = [...known].sort((one, other) => other[1] - one[1]).map(([one]) => one);
        expect(ratings.ranking('yari', 0, 99)).toEqual(order);
        expect(ratings.ranking('yari', 3, 2)).toEqual(order.slice(3, 5));
        expect(ratings.place('yari', person)).toBe(order.indexOf(person));
      }
      expect(ratings.count('yari')).toBe(known.size);
      expect(ratings.place('yari', 99)).toBeUndefined();
      expect(ratings.ranking('shogi', 0, 99)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
