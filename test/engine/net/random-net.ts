import { layoutOf, type NetLayout } from '../../../source/engine/net/layout.ts';
import { MOST_OUTPUT, type Net } from '../../../source/engine/net/net-file.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { randomNumbers } from '../../helpers/random.ts';

/** A net of random weights, which reach all that an activation can be, and both its ends. */
export function randomNet(
  variant: Variant,
  seed: number,
  hidden = 32,
  { variantId, inputs, hash }: NetLayout = layoutOf(variant),
): Net {
  const random = randomNumbers(seed);
  const numbers = (length: number, most: number) =>
    Int16Array.from({ length }, () => Math.floor((2 * random() - 1) * most));
  return {
    variantId,
    layoutHash: hash,
    inputs,
    hidden,
    scale: 400,
    generation: 1,
    first: numbers(inputs * hidden, 60),
    bias: numbers(hidden, 200),
    material: numbers(inputs, 800),
    output: numbers(2 * hidden, MOST_OUTPUT),
    outputBias: 17,
  };
}
