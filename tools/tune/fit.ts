import { readFileSync, writeFileSync } from 'node:fs';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { findVariant, weightsOf } from '../../source/rules/variants/index.ts';
import { CALM, GUARD, Model, PRESSURE, type Read, THREAT } from './model.ts';

// Fits the weights of a variant to positions of games: `fit.ts VARIANT OUTPUT RESULTPART FILE ...`.
// The loss is that of a logistic regression on what became of each position, which is in part the
// result of its game and in part what a search found. Weights are held near where they start.

const EPOCHS = 25;
const BATCH = 4096;
/** The part of the positions that is kept aside to see what the fit is worth. */
const ASIDE = 0.1;
/** Positions of a game are alike: this many of them tell as much as one. */
const ALIKE = 2;

/** What became of a position. */
interface Sample extends Read {
  readonly terms: Int16Array;
  /** For Black: of the game, from 0 to 1; of the search, in hundredths of a pawn. */
  readonly result: number;
  readonly score: number;
}

function readSamples(model: Model, files: readonly string[]): { fit: Sample[]; aside: Sample[] } {
  const fit: Sample[] = [];
  const aside: Sample[] = [];
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const last = Math.floor(lines.length * (1 - ASIDE));
    for (const [at, line] of lines.entries()) (at < last ? fit : aside).push(parse(model, line));
  }
  return { fit, aside };
}

function parse(model: Model, line: string): Sample {
  const [sfen, result, score] = line.split('\t');
  const { terms, dangers } = model.read(readSfen(model.variant, sfen).placement);
  // Packed, since there are many of them.
  return { terms: Int16Array.from(terms), dangers, result: Number(result), score: Number(score) };
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

function loss(model: Model, samples: readonly Sample[], scale: number, part: number): number {
  let sum = 0;
  for (const sample of samples) {
    const chance = logistic(model.value(sample) / scale);
    const wanted = aim(sample, scale, part);
    sum -= wanted * Math.log(chance + 1e-9) + (1 - wanted) * Math.log(1 - chance + 1e-9);
  }
  return sum / samples.length;
}

function aim({ result, score }: Sample, scale: number, part: number): number {
  return part * result + (1 - part) * logistic(score / scale);
}

/** How many hundredths of a pawn make a chance of e to 1, by the results alone. */
function fitScale(model: Model, samples: readonly Sample[]): number {
  let best = { scale: 0, loss: Number.POSITIVE_INFINITY };
  for (let scale = 150; scale <= 1500; scale *= 1.1) {
    const found = loss(model, samples, scale, 1);
    if (found < best.loss) best = { scale, loss: found };
  }
  return best.scale;
}

/** Adam (Kingma and Ba, 2015), each weight at the pace of its spread. */
function improve(
  model: Model,
  samples: readonly Sample[],
  aside: readonly Sample[],
  scale: number,
  part: number,
): void {
  const { weights, spread } = model;
  const first = weights.slice();
  const count = samples.length;
  const sums = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const order = [...samples];
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, epoch);
    const pace = 0.03 * (1 - epoch / EPOCHS) + 0.0005;
    for (let start = 0; start < count; start += BATCH) {
      const end = Math.min(count, start + BATCH);
      sums.fill(0);
      for (const sample of order.slice(start, end)) {
        const chance = logistic(model.value(sample) / scale);
        model.value(sample, sums, (chance - aim(sample, scale, part)) / scale);
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
        `epoch ${epoch + 1}: ${loss(model, samples, scale, part).toFixed(5)} fitted, ` +
          `${loss(model, aside, scale, part).toFixed(5)} aside`,
      );
    }
  }
}

/** The same order for the same number. */
function shuffle(order: Sample[], seed: number): void {
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
const scale = fitScale(model, samples);
console.error(`${samples.length} positions, ${Math.round(scale)} to a chance of e to 1`);
console.error(
  `before: ${loss(model, samples, scale, part).toFixed(5)}, ` +
    `${loss(model, aside, scale, part).toFixed(5)} aside ` +
    `(results alone: ${loss(model, aside, scale, 1).toFixed(5)})`,
);
improve(model, samples, aside, scale, part);
console.error(`results alone, aside: ${loss(model, aside, scale, 1).toFixed(5)}`);
writeFileSync(output, JSON.stringify(model.result()));
