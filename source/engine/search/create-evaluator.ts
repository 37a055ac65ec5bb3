import type { Position } from '../../rules/core/position.ts';
import { layoutOf } from '../net/layout.ts';
import { NetEvaluator } from '../net/net-evaluator.ts';
import type { Net } from '../net/net-file.ts';
import { openNet } from '../net/open-net.ts';
import { PlainKernel } from '../net/plain-kernel.ts';
import { createSimdKernel, hasSimd } from '../net/simd-kernel.ts';
import { type Evaluator, TableEvaluator } from './evaluate.ts';

/**
 * Makes what judges a position and those that follow.
 * @param isCounted whether the search ends after a number of nodes or plies, and not by the clock
 */
export type CreateEvaluator = (position: Position, isCounted: boolean) => Evaluator;

/** Judges by the net of the game, or by the tables where there is none. */
export const createEvaluator: CreateEvaluator = (position, isCounted) => {
  const opened = openNet(position.variant);
  return evaluatorWith(opened.ok ? opened.value : undefined, position, isCounted, hasSimd());
};

/**
 * Judges by a net. The tables judge where there is none, and where nets are slow and time counts; a
 * search that is counted plays alike on every machine.
 * @param simd whether nets are fast on this machine
 */
export function evaluatorWith(
  net: Net | undefined,
  position: Position,
  isCounted: boolean,
  simd: boolean,
): Evaluator {
  if (net === undefined || !(simd || isCounted)) return new TableEvaluator(position);
  const layout = layoutOf(position.variant);
  const kernel = simd ? createSimdKernel(net, layout) : new PlainKernel(net, layout);
  const evaluator = new NetEvaluator(net, layout, kernel);
  evaluator.begin(position);
  return evaluator;
}
