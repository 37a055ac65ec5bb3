import { layoutOf } from '../../source/engine/net/layout.ts';
import { NetEvaluator } from '../../source/engine/net/net-evaluator.ts';
import type { Net } from '../../source/engine/net/net-file.ts';
import { PlainKernel } from '../../source/engine/net/plain-kernel.ts';
import { TableEvaluator } from '../../source/engine/search/evaluate.ts';
import { Position } from '../../source/rules/core/position.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { aimsOf, chanceOf } from './fit.ts';
import type { SampleSet } from './sample-set.ts';
import { samplePlacement } from './samples.ts';

/** What an evaluation says of the samples that are held out, in centipawns. */
export function valuesOf(
  variant: Variant,
  net: Net | undefined,
  { words, heldOut }: SampleSet,
): Float32Array {
  const rules = rulesOf(variant);
  const evaluator = evaluatorOf(variant, net);
  return Float32Array.from(heldOut, (start) => {
    evaluator.begin(new Position(variant, samplePlacement(rules, words, start)));
    return evaluator.value();
  });
}

/** The mean loss of values of the samples that are held out. */
export function lossOf(
  values: Float32Array,
  { words, heldOut }: SampleSet,
  logit: number,
  hindsight: number,
): number {
  const aims = aimsOf(words, heldOut, logit, hindsight);
  const sum = values.reduce((all, value, index) => {
    const error = chanceOf(value, logit) - aims[index];
    return all + error * error;
  }, 0);
  return sum / values.length;
}

/** How far values lie from others on the mean. */
export function meanDifference(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]), 0) / a.length;
}

/** The evaluation by a net, or by the tables of the variant. */
function evaluatorOf(variant: Variant, net: Net | undefined) {
  if (net === undefined) {
    return new TableEvaluator(new Position(variant, startPosition(variant).placement));
  }
  const layout = layoutOf(variant);
  return new NetEvaluator(net, layout, new PlainKernel(net, layout));
}
