import { describe, expect, test } from 'vitest';
import { MateSearch } from '../../../source/engine/mate/mate-search.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { faultOf, shippedProblems } from './sets.ts';

/** How many problems of each length a set has at least. */
const LEAST = [
  [1, 30],
  [3, 30],
  [5, 30],
  [7, 30],
  [9, 20],
] as const;
/** How many long ones a set has, of this length or more. */
const LONG = { plies: 11, least: 30 } as const;
/** The proofs of a set take half a minute: they go over so many days. */
const PARTS = 72;
const LIMIT_MS = 600_000;

describe.each(VARIANTS)('the problems of $id', (variant) => {
  const { problems, faults } = shippedProblems(variant);

  test('can be read, with solutions as long as they say', () => {
    expect(faults).toEqual([]);
    for (const problem of problems) {
      expect(problem.variant).toBe(variant);
      expect(problem.oddity).toBeUndefined();
      expect(problem.line).toHaveLength(problem.plies ?? 0);
    }
  });

  test('are as many of each length as promised, the shorter ones first, and no two the same', () => {
    const lengths = problems.map(({ plies = 0 }) => plies);
    expect(lengths.length).toBeGreaterThanOrEqual(200);
    for (const [plies, least] of LEAST) {
      const count = lengths.filter((length) => length === plies).length;
      expect(count, `${plies} plies`).toBeGreaterThanOrEqual(least);
    }
    expect(lengths.filter((plies) => plies >= LONG.plies).length).toBeGreaterThanOrEqual(
      LONG.least,
    );
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(problems.map(({ start }) => formatSfen(variant, start))).size).toBe(
      problems.length,
    );
  });

  test(
    'are sound',
    () => {
      const proved = partOfDay(problems, PARTS);
      expect(proved.flatMap((problem) => faultOf(problem) ?? [])).toEqual([]);
    },
    LIMIT_MS,
  );

  test('are as long as our search says', () => {
    const search = new MateSearch(4);
    for (const { start, plies } of partOfDay(problems, PARTS)) {
      const game = { variant, start, moves: [] };
      const result = search.run(game, { plies: 15, nodes: 400_000, skipsUseless: true });
      expect(result.kind === 'mate' && result.mate.plies).toBe(plies);
    }
  });
});
