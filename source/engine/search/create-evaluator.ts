import type { Position } from '../../rules/core/position.ts';
import { layoutOf } from '../net/layout.ts';
import { NetEvaluator } from '../net/net-evaluator.ts';
import { openNet } from '../net/open-net.ts';
import { PlainKernel } from '../net/plain-kernel.ts';
import { createSimdKernel, hasSimd } from '../net/simd-kernel.ts';
import { type Evaluator, TableEvaluator } from './evaluate.ts';

/**
 * Makes what judges a position and those that follow: the net of its game, or the tables where
 * there is none.
 * @param isCounted whether the search ends after a number of nodes or plies. It plays alike on every
 * machine, so it uses the net even where that is slow.
 */
export type CreateEvaluator = (position: Position, isCounted: boolean) => Evaluator;

/** @param simd whether the machine is fast with nets */
export const createEvaluator = (
  position: Position,
  isCounted: boolean,
  simd: boolean = hasSimd(),
): Evaluator => {
  const { variant } = position;
  const opened = openNet(variant);
  const net = opened.ok ? opened.value : undefined;
  if (net === undefined || !(simd || isCounted)) return new TableEvaluator(position);
  const layout = layoutOf(variant);
  const kernel = simd ? createSimdKernel(net, layout) : new PlainKernel(net, layout);
  const evaluator = new NetEvaluator(net, layout, kernel);
  evaluator.begin(position);
  return evaluator;
};
