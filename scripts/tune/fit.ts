import { readFileSync, writeFileSync } from 'node:fs';
import { findVariant } from '../../source/core/variants/index.ts';
import { weightsOf } from '../../source/engine/values.ts';
import { readSfen } from '../../source/notation/sfen.ts';
import { CALM, type Dangers, GUARD, Model, PRESSURE, THREAT } from './model.ts';

// Fits the weights of a variant to positions of games: `fit.ts VARIANT OUTPUT RESULTPART FILE ...`.
// The loss is that of a logistic regression on what became of each position, which is in part the
// result of its game and in part what a search found. Weights are held near where they start.

const EPOCHS = 25;
const BATCH = 4096;
/** The part of the positions that is kept aside to see what the fit is worth. */
const ASIDE = 0.1;
/** Positions of a game are alike: so many of them tell as much as one. */
const ALIKE = 2;
/** More pressure is no more danger, as in the evaluation. */
const MOST_PRESSURE = 200;

interface Samples {
  /** Where the terms of each begin, and the end of the last. */
  readonly starts: Int32Array;
  readonly terms: Int32Array;
  readonly dangers: readonly Dangers[];
  readonly results: Float64Array;
  readonly scores: Float64Array;
}

function readSamples(model: Model, files: readonly string[]): { fit: Samples; aside: Samples } {
  const fit: string[] = [];
  const aside: string[] = [];
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const last = Math.floor(lines.length * (1 - ASIDE));
    for (const [at, line] of lines.entries()) (at < last ? fit : aside).push(line);
  }
  return { fit: parseSamples(model, fit), aside: parseSamples(model, aside) };
}

function parseSamples(model: Model, lines: readonly string[]): Samples {
  const starts = new Int32Array(lines.length + 1);
  let terms = new Int32Array(1 << 20);
  const dangers: Dangers[] = [];
  const results = new Float64Array(lines.length);
  const scores = new Float64Array(lines.length);
  let end = 0;
  for (const [at, line] of lines.entries()) {
    const [sfen, result, score] = line.split('\t');
    const read = model.read(readSfen(model.variant, sfen).placement);
    if (end + read.terms.length > terms.length) {
      const larger = new Int32Array(terms.length * 2);
      larger.set(terms);
      terms = larger;
    }
    terms.set(read.terms, end);
    end += read.terms.length;
    starts[at + 1] = end;
    dangers.push(read.dangers);
    results[at] = Number(result);
    scores[at] = Number(score);
  }
  return { starts, terms, dangers, results, scores };
}

/** The worth of a sample for Black; with `gradient` the slope of each weight is added to it. */
function evaluate(
  { starts, terms, dangers }: Samples,
  at: number,
  weights: Float64Array,
  gradient?: { readonly sums: Float64Array; readonly slope: number },
): number {
  let value = 0;
  for (let index = starts[at]; index < starts[at + 1]; index++) {
    const term = terms[index];
    if (term >= 0) value += weights[term];
    else value -= weights[~term];
  }
  const all = dangers[at];
  for (const side of [0, 3]) {
    const pressure = Math.min(all[side], MOST_PRESSURE);
    const below = weights[CALM] + weights[GUARD] * all[side + 2];
    const above = pressure * (weights[PRESSURE] * pressure + weights[THREAT] * all[side + 1]);
    const sign = side === 0 ? 1 : -1;
    value += (sign * above) / below;
    if (gradient) {
      const { sums, slope } = gradient;
      const part = (sign * slope) / below;
      sums[PRESSURE] += part * pressure * pressure;
      sums[THREAT] += part * pressure * all[side + 1];
      sums[CALM] -= (part * above) / below;
      sums[GUARD] -= (part * above * all[side + 2]) / below;
    }
  }
  if (gradient) {
    const { sums, slope } = gradient;
    for (let index = starts[at]; index < starts[at + 1]; index++) {
      const term = terms[index];
      if (term >= 0) sums[term] += slope;
      else sums[~term] -= slope;
    }
  }
  return value;
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

function loss(samples: Samples, weights: Float64Array, scale: number, part: number): number {
  const count = samples.results.length;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const chance = logistic(evaluate(samples, at, weights) / scale);
    const wanted = target(samples, at, scale, part);
    sum -= wanted * Math.log(chance + 1e-9) + (1 - wanted) * Math.log(1 - chance + 1e-9);
  }
  return sum / count;
}

function target(samples: Samples, at: number, scale: number, part: number): number {
  return part * samples.results[at] + (1 - part) * logistic(samples.scores[at] / scale);
}

/** How many hundredths of a pawn make a chance of e to 1, by the results alone. */
function fitScale(samples: Samples, weights: Float64Array): number {
  let best = { scale: 0, loss: Number.POSITIVE_INFINITY };
  for (let scale = 150; scale <= 1500; scale *= 1.1) {
    const found = loss(samples, weights, scale, 1);
    if (found < best.loss) best = { scale, loss: found };
  }
  return best.scale;
}

/** Adam (Kingma and Ba, 2015), each weight at the pace of its spread. */
function improve(
  model: Model,
  samples: Samples,
  aside: Samples,
  scale: number,
  part: number,
): void {
  const { weights, spread } = model;
  const first = weights.slice();
  const count = samples.results.length;
  const sums = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const order = Array.from({ length: count }, (_, at) => at);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, epoch);
    const pace = 0.03 * (1 - epoch / EPOCHS) + 0.0005;
    for (let start = 0; start < count; start += BATCH) {
      const end = Math.min(count, start + BATCH);
      sums.fill(0);
      for (let index = start; index < end; index++) {
        const at = order[index];
        const chance = logistic(evaluate(samples, at, weights) / scale);
        const slope = (chance - target(samples, at, scale, part)) / scale;
        evaluate(samples, at, weights, { sums, slope });
      }
      step++;
      for (let index = 0; index < weights.length; index++) {
        const wide = spread[index];
        const pull = ((weights[index] - first[index]) / (wide * wide)) * (ALIKE / count);
        const slope = (sums[index] / (end - start) + pull) * wide;
        mean[index] = 0.9 * mean[index] + 0.1 * slope;
        square[index] = 0.999 * square[index] + 0.001 * slope * slope;
        const steady = Math.sqrt(square[index] / (1 - 0.999 ** step)) + 1e-10;
        weights[index] -= (wide * pace * mean[index]) / (1 - 0.9 ** step) / steady;
      }
      weights[PRESSURE] = Math.max(0, weights[PRESSURE]);
      weights[THREAT] = Math.max(0, weights[THREAT]);
      weights[CALM] = Math.max(8, weights[CALM]);
      weights[GUARD] = Math.max(0.05, weights[GUARD]);
    }
    if (epoch % 5 === 4) {
      console.error(
        `epoch ${epoch + 1}: ${loss(samples, weights, scale, part).toFixed(5)} fitted, ` +
          `${loss(aside, weights, scale, part).toFixed(5)} aside`,
      );
    }
  }
}

/** The same order for the same number. */
function shuffle(order: number[], seed: number): void {
  let state = seed + 1;
  for (let at = order.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const other = (state >>> 0) % (at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
}

const [id, output, partText, ...files] = process.argv.slice(2);
const variant = findVariant(id);
if (variant === undefined) throw new RangeError(`no variant ${id}`);
const part = Number(partText);
const model = new Model(variant, weightsOf(variant));
const { fit: samples, aside } = readSamples(model, files);
const scale = fitScale(samples, model.weights);
console.error(`${samples.results.length} positions, ${Math.round(scale)} to a chance of e to 1`);
console.error(
  `before: ${loss(samples, model.weights, scale, part).toFixed(5)}, ` +
    `${loss(aside, model.weights, scale, part).toFixed(5)} aside ` +
    `(results alone: ${loss(aside, model.weights, scale, 1).toFixed(5)})`,
);
improve(model, samples, aside, scale, part);
console.error(`results alone, aside: ${loss(aside, model.weights, scale, 1).toFixed(5)}`);
writeFileSync(output, JSON.stringify(model.result()));
