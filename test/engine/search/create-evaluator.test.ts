import { expect } from 'vitest';
import { NetEvaluator } from '../../../source/engine/net/net-evaluator.ts';
import { createEvaluator, evaluatorWith } from '../../../source/engine/search/create-evaluator.ts';
import { TableEvaluator } from '../../../source/engine/search/evaluate.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { MADE_UP } from '../../helpers/made-up.ts';
import { positionOf } from '../../helpers/play.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { randomNet } from '../net/random-net.ts';

const net = randomNet(shogi, 4, 16);
const position = positionOf(shogi, shogi.start);

test.each([
  ['the net where nets are fast and nodes count', net, true, true, NetEvaluator],
  ['the net where nets are fast and time counts', net, false, true, NetEvaluator],
  ['the net where nets are slow and nodes count', net, true, false, NetEvaluator],
  ['the tables where nets are slow and time counts', net, false, false, TableEvaluator],
  ['the tables without a net', undefined, true, true, TableEvaluator],
  ['the tables without a net, where time counts', undefined, false, false, TableEvaluator],
])('judges by %s', (_, used, isCounted, simd, Kind) => {
  expect(evaluatorWith(used, position, isCounted, simd)).toBeInstanceOf(Kind);
});

test('a counted search is judged alike where nets are fast and where they are slow', () => {
  const [fast, slow] = [true, false].map((simd) => evaluatorWith(net, position, true, simd));
  expect(slow?.value()).toBe(fast?.value());
});

sharedTest.each(shareOf(MADE_UP))('$id, which has no net, is judged by the tables', (variant) => {
  const start = positionOf(variant, variant.start);
  expect(createEvaluator(start, true)).toBeInstanceOf(TableEvaluator);
});
