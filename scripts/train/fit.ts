import type { RowWriter } from './row-writer.ts';
import { type SampleSet, sampleResult, sampleScore } from './sample-set.ts';
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
  /** The part of the score in the aim of a sample; the rest is the result of its game. */
  readonly share: number;
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

/** What the value of a sample, as a chance, ought to be. */
export function aimOf(words: Uint16Array, start: number, logit: number, share: number): number {
  const chance = chanceOf(sampleScore(words, start), logit);
  const result = sampleResult(words, start) ?? chance;
  return share * chance + (1 - share) * result;
}

/**
 * Learns from samples, epoch by epoch; leaves in the trainer the weights of the epoch that judged
 * the held out samples best, and gives that epoch.
 */
export function fit(
  trainer: Trainer,
  writer: RowWriter,
  { words, training, heldOut }: SampleSet,
  logit: number,
  settings: Settings,
  tell: (epoch: Epoch) => void,
): Epoch {
  const { epochs, rate, lastRate, decay, material, share } = settings;
  const steps = epochs * Math.ceil(training.length / BATCH);
  const aims = (starts: Uint32Array) =>
    Float32Array.from(starts, (start) => aimOf(words, start, logit, share));
  const trainingAims = aims(training);
  const heldOutAims = aims(heldOut);
  const order = Uint32Array.from(training.keys());
  const inTurn = Uint32Array.from(heldOut.keys());
  let step = 0;
  let best: Epoch | undefined;
  const kept = trainer.parameters.slice();
  for (let number = 1; number <= epochs; number++) {
    shuffle(order, number);
    const trainingLoss = eachBatch(trainer, writer, words, training, trainingAims, order, (count) => {
      const wave = (1 + Math.cos((Math.PI * step++) / steps)) / 2;
      return trainer.learn(count, { rate: lastRate + (rate - lastRate) * wave, decay, material });
    });
    const heldOutLoss = eachBatch(trainer, writer, words, heldOut, heldOutAims, inTurn, (count) =>
      trainer.judge(count),
    );
    const epoch = { number, trainingLoss, heldOutLoss };
    tell(epoch);
    if (best === undefined || heldOutLoss < best.heldOutLoss) {
      best = epoch;
      kept.set(trainer.parameters);
    }
  }
  if (best === undefined) throw new RangeError('no epochs');
  trainer.parameters.set(kept);
  return best;
}

/** Does something with all samples, batch by batch. @returns the mean of the losses that it gives */
function eachBatch(
  { rows, counts, aims: batchAims }: Trainer,
  writer: RowWriter,
  words: Uint16Array,
  starts: Uint32Array,
  aims: Float32Array,
  order: Uint32Array,
  run: (samples: number) => number,
): number {
  let loss = 0;
  for (let first = 0; first < order.length; first += BATCH) {
    const samples = Math.min(BATCH, order.length - first);
    let at = 0;
    for (let index = 0; index < samples; index++) {
      const sample = order[first + index];
      const count = writer.write(words, starts[sample], rows, at);
      counts[index] = count;
      batchAims[index] = aims[sample];
      at += 2 * count;
    }
    loss += run(samples);
  }
  return loss / order.length;
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

/** Centipawns of a chance of e to 1: what makes scores tell the results of their games best. */
export function fitLogit({ words, training }: SampleSet): number {
  let best = { logit: 0, loss: Number.POSITIVE_INFINITY };
  for (let logit = 100; logit <= 1500; logit *= 1.05) {
    let loss = 0;
    for (const start of training) {
      const result = sampleResult(words, start);
      if (result === undefined) continue;
      loss += (chanceOf(sampleScore(words, start), logit) - result) ** 2;
    }
    if (loss < best.loss) best = { logit, loss };
  }
  return Math.round(best.logit);
}
