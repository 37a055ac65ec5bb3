import { describe, expect, test } from 'vitest';
import { MateSearch } from '../../../source/engine/search/mate-search.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { faultOf, shippedProblems } from './sets.ts';

/** The proofs of a set take half a minute: each run makes some of them, those of its day. */
const PARTS = 3;
const PART = Number(process.env.KOMADAI_SEED ?? Math.floor(Date.now() / 86_400_000)) % PARTS;
const LIMIT_MS = 600_000;

describe.each(VARIANTS)('the problems of $id', (variant) => {
  const { problems } = shippedProblems(variant);

  test(
    `are sound: those of part ${PART + 1} of ${PARTS}`,
    () => {
      const proved = problems.filter((_, index) => index % PARTS === PART);
      expect(proved.flatMap((problem) => faultOf(problem) ?? [])).toEqual([]);
    },
    LIMIT_MS,
  );

  test('are as long as our search says', () => {
    const search = new MateSearch(4);
    for (const { start, plies } of problems) {
      const game = { variant, start, moves: [] };
      const result = search.run(game, { plies: 15, nodes: 300_000, skipsUseless: true });
      expect(result.kind === 'mate' && result.mate.plies).toBe(plies);
    }
  });
});
