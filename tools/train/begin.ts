import type { NetLayout } from '../../source/engine/net/layout.ts';
import { WORD_SPAN } from '../../source/engine/net/layout.ts';
import {
  FIRST_UNIT,
  MATERIAL_UNIT,
  MOST_OUTPUT,
  type Net,
  OUTPUT_UNIT,
} from '../../source/engine/net/net-file.ts';
import { tablesOf } from '../../source/engine/search/evaluation-tables.ts';
import { BLACK_BIT, KIND_MASK } from '../../source/rules/core/piece-code.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import type { Trainer } from './trainer.ts';

/** How far weights lie from 0 at first. */
const FIRST_SPREAD = 0.1;
const OUTPUT_SPREAD = 0.1;
const FIRST_BIAS = 0.2;

/** Begins without a net: the material from the tables of the variant, small random weights. */
export function beginFromTables(
  trainer: Trainer,
  variant: Variant,
  layout: NetLayout,
  scale: number,
): void {
  const random = seededNumbers();
  const { first, bias, output } = trainer;
  for (let at = 0; at < first.length; at++) first[at] = FIRST_SPREAD * random();
  for (let at = 0; at < output.length; at++) output[at] = OUTPUT_SPREAD * random();
  bias.fill(FIRST_BIAS);
  trainer.material.set(materialOf(variant, layout).map((value) => value / scale));
  trainer.outputBias[0] = tablesOf(variant).tempo / scale;
}

/** What the tables say of the piece of each row, in centipawns. */
export function materialOf(variant: Variant, { inputs, rows }: NetLayout): Float32Array {
  const { placed, values } = tablesOf(variant);
  const material = new Float32Array(inputs + 1);
  for (let table = 0; table < 4; table++) {
    const side = table & 1;
    const base = table * WORD_SPAN;
    for (let word = 0; word < WORD_SPAN; word++) {
      const code = word >> 8;
      const value =
        code >= BLACK_BIT ? placed[word] : (code >> 4 ? -1 : 1) * values.hand[code & KIND_MASK];
      material[rows[base + word]] = side === 0 ? value : -value;
    }
  }
  return material.subarray(0, inputs);
}

/** Begins with the weights of a net. */
export function beginFromNet(trainer: Trainer, net: Net, scale: number): void {
  const copy = (to: Float32Array, from: Int16Array, unit: number) => {
    for (let at = 0; at < to.length; at++) to[at] = from[at] / unit;
  };
  copy(trainer.first, net.first, FIRST_UNIT);
  copy(trainer.bias, net.bias, FIRST_UNIT);
  copy(trainer.material, net.material, MATERIAL_UNIT * scale);
  copy(trainer.output, net.output, (OUTPUT_UNIT * scale) / net.scale);
  trainer.outputBias[0] = net.outputBias / scale;
}

/** The net of what a trainer has learned, in whole numbers. @param scale of the trainer */
export function netOf(
  { first, bias, material, output, outputBias, inputs, hidden }: Trainer,
  { variantId, hash }: NetLayout,
  scale: number,
  generation: number,
): Net {
  const whole = (from: Float32Array, unit: number, most = 32767) =>
    Int16Array.from(from, (value) => Math.max(-most, Math.min(most, Math.round(value * unit))));
  // The smallest scale in which the output weights still fit: it rounds them least.
  const largest = output.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const netScale = Math.max(1, Math.ceil((scale * largest * OUTPUT_UNIT) / MOST_OUTPUT));
  return {
    variantId,
    layoutHash: hash,
    inputs,
    hidden,
    scale: netScale,
    generation,
    first: whole(first, FIRST_UNIT),
    bias: whole(bias, FIRST_UNIT),
    material: whole(material, MATERIAL_UNIT * scale),
    output: whole(output, (OUTPUT_UNIT * scale) / netScale, MOST_OUTPUT),
    outputBias: Math.round(outputBias[0] * scale),
  };
}

/** Numbers from -1 to 1, the same each time. */
function seededNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}
