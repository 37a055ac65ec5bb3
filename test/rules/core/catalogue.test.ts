import { afterAll, beforeAll, describe, expect } from 'vitest';
import { perft } from '../../../source/rules/core/perft.ts';
import { agreesWithFfish, agreesWithSlowMoves, partsAgree } from '../../helpers/check-moves.ts';
import { type Ffish, openFfish } from '../../helpers/ffish.ts';
import { IN_FFISH } from '../../helpers/in-ffish.ts';
import { positionOf } from '../../helpers/play.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';

/* `differential.long.test.ts` and `catalogue.long.test.ts` play more, of every game. */

let ffish: Ffish;
beforeAll(async () => {
  ffish = await openFfish();
});
afterAll(() => ffish?.close());

describe.each(IN_FFISH)('$id', (variant) => {
  // If the king may be taken, Fairy-Stockfish counts moves that we refuse.
  test.skipIf(variant.goalRanks !== undefined).each([1, 2, 3])(
    'has as many lines of %i moves as Fairy-Stockfish counts',
    async (depth) => {
      const ours = perft(positionOf(variant, variant.start), depth);
      expect(ours).toBe(await ffish.perft(variant, variant.start, depth));
    },
  );

  sharedTest('has the legal moves of Fairy-Stockfish in random games', async () => {
    await agreesWithFfish(ffish, variant, [1], 40);
  });
});

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest('has the legal moves that are found in the plainest way', () => {
    agreesWithSlowMoves(variant, [1], 20);
  });

  sharedTest('has stages, checks, moves to a square and reasons that agree with them', () => {
    partsAgree(variant, [1], 20);
  });
});
