import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perft } from '../../../source/rules/core/perft.ts';
import { agreesWithFfish, agreesWithSlowMoves, partsAgree } from '../../helpers/check-moves.ts';
import { type Ffish, openFfish } from '../../helpers/ffish.ts';
import { HARDER, MADE_UP } from '../../helpers/made-up.ts';
import { positionOf } from '../../helpers/play.ts';

/** Other games are played by `KOMADAI_SEED=7 npm run test:long`. */
const SEED = Number(process.env.KOMADAI_SEED ?? 20240517);
const seeds = (count: number) => Array.from({ length: count }, (_, at) => SEED + at);
const PLIES = 200;

let ffish: Ffish;
beforeAll(async () => {
  console.info(`random games with seed ${SEED}`);
  ffish = await openFfish();
  for (const variant of MADE_UP) await ffish.describe(variant);
});
afterAll(() => ffish?.close());

describe.each(MADE_UP)('$id', { timeout: 300_000 }, (variant) => {
  test('has as many lines of 4 moves as Fairy-Stockfish counts', async () => {
    const ours = perft(positionOf(variant, variant.start), 4);
    expect(ours).toBe(await ffish.perft(variant, variant.start, 4));
  });

  test('has the legal moves of Fairy-Stockfish in random games', async () => {
    await agreesWithFfish(ffish, variant, seeds(20), PLIES);
  });
});

describe.each([...MADE_UP, ...HARDER])('$id', { timeout: 300_000 }, (variant) => {
  test('has the legal moves that are found in the plainest way', () => {
    agreesWithSlowMoves(variant, seeds(3), PLIES);
  });

  test('has stages, checks, moves to a square and reasons that agree with them', () => {
    partsAgree(variant, seeds(4), PLIES);
  });
});
