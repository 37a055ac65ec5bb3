import fc from 'fast-check';
import { expect } from 'vitest';
import type { Here } from '../../../source/rooms/hall/here.ts';
import { changesOfHere, hasChanges, hereAfter } from '../../../source/rooms/hall/here-changes.ts';
import { partOf, sharedTest } from '../../helpers/run-size.ts';

const people: fc.Arbitrary<readonly Here[]> = fc.uniqueArray(
  fc.record({
    session: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    person: fc.constantFrom({ id: '1', name: 'Aki' }, { id: '2', name: 'Ben' }),
    game: fc.constantFrom('g', 'h'),
  }),
  { selector: ({ session }) => session },
);

sharedTest('changes make those who are here of those who were', () => {
  fc.assert(
    fc.property(people, people, (before, now) => {
      const was = new Map(before.map((one) => [one.session, one]));
      const changes = changesOfHere(was, structuredClone(now));
      const after = hereAfter(was, changes);
      expect(new Set(after.values())).toEqual(new Set(now));
      expect(hasChanges(changesOfHere(after, now))).toBe(false);
      const same = now.filter(
        (one) => JSON.stringify(one) === JSON.stringify(was.get(one.session)),
      );
      expect(changes.here.length).toBe(now.length - same.length);
    }),
    { numRuns: partOf(400) },
  );
});
