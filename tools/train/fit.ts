import type { RowWriter } from './row-writer.ts';
import type { SampleSet } from './sample-set.ts';
import { sampleGame, sampleResult, sampleScore, sampleSide } from './samples.ts';
import { BATCH, type Trainer } from './trainer.ts';

/** How a net learns. */
export interface Settings {
  readonly epochs: number;
  /** The rate of the first step; it falls to `lastRate` along half a wave. */
  readonly rate: number;
  readonly lastRate: number;
  readonly decay: number;
  /** The rate of the material in parts of the rate. */
  readonly material: number;
  /** The part of what came later in the game in the aim of a sample; the rest is its own score. */
  readonly hindsight: number;
}

/** What an epoch came to. Losses are means of a sample. */
export interface Epoch {
  /** From 1. */
  readonly number: number;
  readonly trainingLoss: number;
  readonly heldOutLoss: number;
}

/** The chance to win that a value in centipawns is. @param logit centipawns of a chance of e to 1 */
export function chanceOf(value: number, logit: number): number {
  return 1 / (1 + Math.exp(-value / logit));
}

/**
 * What the value of each sample, as a chance, ought to be: its own score, and by hindsight the aim of
 * the next sample of its game, which for the last one is the result. A search of few nodes does not
 * see how an attack ends, but those that come later do. This is TD(λ) (R. S. Sutton, "Learning to
 * predict by the methods of temporal differences", Machine Learning 3, 1988).
 * @param starts game by game, in the order of the files
 */
export function aimsOf(
  words: Uint16Array,
  starts: Uint32Array,
  logit: number,
  hindsight: number,
): Float32Array {
  const aims = new Float32Array(starts.length);
  let game: number | undefined;
  /** The chance of Black at the next sample of the game. */
  let later = 0;
  for (let index = starts.length - 1; index >= 0; index--) {
    const start = starts[index];
    const chance = chanceOf(sampleScore(words, start), logit);
    const result = sampleResult(words, start);
    if (result === undefined) {
      aims[index] = chance;
      continue;
    }
    const ofBlack = (own: number) => (sampleSide(words, start) === 0 ? own : 1 - own);
    if (game !== sampleGame(words, start)) later = ofBlack(result);
    game = sampleGame(words, start);
    later = hindsight * later + (1 - hindsight) * ofBlack(chance);
    aims[index] = ofBlack(later);
  }
  return aims;
}

/**
 * Learns from samples, epoch by epoch; leaves in the trainer the weights of the epoch that judged
 * the held out samples best, and gives that epoch with the values of these samples.
 */
export function fitNet(
  trainer: Trainer,
  writer: RowWriter,
  { words, training, heldOut }: SampleSet,
  logit: number,
  settings: Settings,
  tell: (epoch: Epoch) => void,
): Epoch & { readonly values: Float32Array } {
  const { epochs, rate, lastRate, decay, material, hindsight } = settings;
  const steps = epochs * Math.ceil(training.length / BATCH);
  const trainingAims = aimsOf(words, training, logit, hindsight);
  const heldOutAims = aimsOf(words, heldOut, logit, hindsight);
  const order = Uint32Array.from(training.keys());
  const inTurn = Uint32Array.from(heldOut.keys());
  let step = 0;
  let best: Epoch | undefined;
  const kept = trainer.parameters.slice();
  const keptValues = new Float32Array(heldOut.length);
  const values = new Float32Array(heldOut.length);
  for (let number = 1; number <= epochs; number++) {
    shuffle(order, number);
    const trainingSum = eachBatch(order, (first, samples) => {
      fill(trainer, writer, words, training, trainingAims, order.subarray(first, first + samples));
      const wave = (1 + Math.cos((Math.PI * step++) / steps)) / 2;
      return trainer.learn(samples, { rate: lastRate + (rate - lastRate) * wave, decay, material });
    });
    const heldOutSum = eachBatch(inTurn, (first, samples) => {
      fill(trainer, writer, words, heldOut, heldOutAims, inTurn.subarray(first, first + samples));
      const loss = trainer.judge(samples);
      values.set(trainer.values.subarray(0, samples), first);
      return loss;
    });
    const trainingLoss = trainingSum / training.length;
    const heldOutLoss = heldOutSum / heldOut.length;
    const epoch = { number, trainingLoss, heldOutLoss };
    tell(epoch);
    if (best === undefined || heldOutLoss < best.heldOutLoss) {
      best = epoch;
      kept.set(trainer.parameters);
      keptValues.set(values);
    }
  }
  if (best === undefined) throw new RangeError('no epochs');
  trainer.parameters.set(kept);
  return { ...best, values: keptValues };
}

/** The sum of what each batch of an order gives. */
function eachBatch(
  { length }: Uint32Array,
  run: (first: number, samples: number) => number,
): number {
  let sum = 0;
  for (let first = 0; first < length; first += BATCH) {
    sum += run(first, Math.min(BATCH, length - first));
  }
  return sum;
}

/** Writes samples as the batch of a trainer. */
function fill(
  trainer: Trainer,
  writer: RowWriter,
  words: Uint16Array,
  starts: Uint32Array,
  aims: Float32Array,
  samples: Uint32Array,
): void {
  let at = 0;
  for (let index = 0; index < samples.length; index++) {
    at = writer.write(words, starts[samples[index]], trainer, index, at);
    trainer.aims[index] = aims[samples[index]];
  }
}

/** Brings the indices into an order that is always the same for a seed. */
function shuffle(order: Uint32Array, seed: number): void {
  let state = Math.imul(seed, 0x9e3779b1);
  for (let at = order.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const other = Math.floor(((state >>> 0) / 2 ** 32) * (at + 1));
    const kept = order[at];
    order[at] = order[other];
    order[other] = kept;
  }
}
