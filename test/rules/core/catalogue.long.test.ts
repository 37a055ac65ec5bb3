import { describe, test } from 'vitest';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { agreesWithSlowMoves, partsAgree } from '../../helpers/check-moves.ts';
import { partOfDay } from '../../helpers/day-part.ts';

/** Other games are played by `KOMADAI_SEED=7 npm run test:long`. */
const SEED = Number(process.env.KOMADAI_SEED ?? 20240517);
const seeds = (count: number) => Array.from({ length: count }, (_, at) => SEED + at);
const PLIES = 200;

describe.each(partOfDay(VARIANTS, 10))('$id', { timeout: 300_000 }, (variant) => {
  test('has the legal moves that are found in the plainest way', () => {
    agreesWithSlowMoves(variant, seeds(3), PLIES);
  });

  test('has stages, checks, moves to a square and reasons that agree with them', () => {
    partsAgree(variant, seeds(4), PLIES);
  });
});
