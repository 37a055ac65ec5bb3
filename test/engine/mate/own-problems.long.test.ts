import { describe, expect, test } from 'vitest';
import { readProblemSet } from '../../../source/commands/problem-sets.ts';
import { Prover } from '../../../source/engine/mate/prover.ts';
import { parseProblemLines } from '../../../source/records/formats/problems/problem-lines.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { verifyProof } from '../../helpers/verify-proof.ts';

/** Problems of each game, spread over its list. */
const EACH = 6;

describe.each(VARIANTS)('problems of $id', (variant) => {
  const all = parseProblemLines(readProblemSet(variant), variant).problems;
  const some = Array.from({ length: EACH }, (_, index) => {
    return all[Math.floor((index * all.length) / EACH)];
  });

  test.each(some)('mate in $plies, proved, verified, and none shorter', (problem) => {
    if (!problem) throw new RangeError(`too few problems of ${variant.id}`);
    const { plies = 0, start } = problem;
    const position = new Position(variant, start.placement);
    const prover = new Prover(64);
    prover.begin(position, position.side, true);
    expect(prover.run({ plies })).toBe('proven');
    expect(prover.run({ plies: plies - 2 })).toBe('refuted');
    prover.begin(position);
    expect(prover.run({})).toBe('proven');
    expect(verifyProof(position, prover)).toMatchObject({ ok: true });
  });
});
