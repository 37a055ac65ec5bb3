import { describe, expect, test } from 'vitest';
import { TableEvaluator } from '../../source/engine/search/evaluate.ts';
import { VARIANTS, weightsOf } from '../../source/rules/variants/index.ts';
import { Model } from '../../tools/tune/model.ts';
import { forEachRandomPosition } from '../notation/random-positions.ts';

describe.each(VARIANTS)('in $id', (variant) => {
  test('the model that is tuned says what the evaluation says', () => {
    const model = new Model(variant, weightsOf(variant));
    forEachRandomPosition(variant, 3, (position) => {
      const value = new TableEvaluator(position).value();
      const forBlack = position.side === 0 ? value : -value;
      // Each danger is a whole number in the evaluation.
      expect(Math.abs(model.value(model.read(position)) - forBlack)).toBeLessThan(2);
    });
  });

  // A game may have none.
  test.runIf(Object.keys(weightsOf(variant)).length > 0)(
    'tuned weights are read back as they are written',
    () => {
      const weights = weightsOf(variant);
      expect(new Model(variant, weights).result()).toEqual(weights);
    },
  );
});
