import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../source/engine/net/layout.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { handIndex } from '../../../source/rules/core/piece-code.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { beginFromNet, beginFromTables, netOf } from '../../../tools/train/begin.ts';
import { fitNet } from '../../../tools/train/fit.ts';
import { RowWriter } from '../../../tools/train/row-writer.ts';
import { readSamples } from '../../../tools/train/sample-set.ts';
import { Trainer } from '../../../tools/train/trainer.ts';
import { lossOf, meanDifference, valuesOf } from '../../../tools/train/verdict.ts';
import { randomNet } from '../../engine/net/random-net.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { randomSamples, writeSamples } from './sample-file.ts';

const SCALE = 400;
const LOGIT = 600;
const layout = layoutOf(yari);

/** A made-up score that a net can learn: hands count much. */
function judge({ hands, turn }: { hands: Uint16Array; turn: string }): number {
  let sum = 0;
  for (const kind of yari.pieces.keys()) {
    sum += 300 * (itemAt(hands, handIndex(0, kind)) - itemAt(hands, handIndex(1, kind)));
  }
  return Math.max(-2000, Math.min(2000, turn === 'black' ? sum : -sum));
}

function someSamples(games: number) {
  const path = join(temporaryFolder(), 'games');
  writeSamples(path, randomSamples(yari, games, judge));
  return readSamples([{ path, seed: 1 }]);
}

describe('the kernel', () => {
  const ROWS = 12;
  const SAMPLES = 8;

  /** A small net with random weights and a batch of random rows. */
  function randomTrainer(): Trainer {
    const random = randomNumbers(4);
    const trainer = new Trainer({ inputs: 18 }, 32, SCALE, LOGIT);
    const { first, bias, material, output, outputBias } = trainer;
    for (const part of [first, bias, material, output, outputBias]) {
      for (let at = 0; at < part.length; at++) part[at] = 0.8 * random() - 0.35;
    }
    for (let at = 0; at < SAMPLES * 2 * ROWS; at++) trainer.rows[at] = Math.floor(18 * random());
    for (let at = 0; at < 2 * SAMPLES; at++)
      trainer.counts[at] = at % 2 === 0 ? ROWS - 1 : ROWS + 1;
    for (let at = 0; at < SAMPLES; at++) trainer.aims[at] = random();
    return trainer;
  }

  test('gives the slopes of the mean loss', () => {
    const trainer = randomTrainer();
    trainer.slope(SAMPLES);
    const { parameters, slopes } = trainer;
    const step = 1e-3;
    let steep = 0;
    for (let at = 0; at < parameters.length; at++) {
      const weight = itemAt(parameters, at);
      parameters[at] = weight + step;
      const above = trainer.judge(SAMPLES) / SAMPLES;
      parameters[at] = weight - step;
      const below = trainer.judge(SAMPLES) / SAMPLES;
      parameters[at] = weight;
      const measured = (above - below) / (2 * step);
      const slope = itemAt(slopes, at);
      expect(Math.abs(slope - measured), `${at}`).toBeLessThan(1e-3 + Math.abs(measured) / 50);
      if (Math.abs(slope) > 1e-2) steep++;
    }
    expect(steep).toBeGreaterThan(parameters.length / 20);
  });

  test('judges without a trace', () => {
    const trainer = randomTrainer();
    const before = trainer.parameters.slice();
    const loss = trainer.judge(SAMPLES);
    expect(trainer.judge(SAMPLES)).toBe(loss);
    expect(trainer.parameters).toEqual(before);
    expect(trainer.slopes.every((slope) => slope === 0)).toBe(true);
  });

  test('keeps its weights within what a net can hold', () => {
    const trainer = randomTrainer();
    const pace = { rate: 10, decay: 0, material: 1 };
    for (let step = 0; step < 3; step++) trainer.learn(SAMPLES, pace);
    const largest = (part: Float32Array) => part.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    expect(largest(trainer.first) * (81 + 24 + 1) * 255).toBeLessThanOrEqual(32767.5);
    expect(largest(trainer.output)).toBeLessThanOrEqual(127 / 64);
    expect(largest(trainer.material)).toBeGreaterThan(2);
  });
});

test('a net that is taken up and rounded again says the same', () => {
  const set = someSamples(30);
  const net = randomNet(yari, 1);
  const trainer = new Trainer(layout, net.hidden, SCALE, LOGIT);
  beginFromNet(trainer, net, SCALE);
  const again = netOf(trainer, layout, SCALE, 2);
  expect(again).toMatchObject({ generation: 2, first: net.first, material: net.material });
  const difference = meanDifference(valuesOf(yari, net, set), valuesOf(yari, again, set));
  // The output weights of this net reach 400 centipawns each.
  expect(difference).toBeLessThan(20);
});

test('learning from samples lowers the losses, of whole numbers too', () => {
  const set = someSamples(60);
  const trainer = new Trainer(layout, 32, SCALE, LOGIT);
  beginFromTables(trainer, yari, layout, SCALE);
  const writer = new RowWriter(layout, rulesOf(yari).royal);
  const hindsight = 0;
  const settings = { epochs: 30, rate: 2e-2, lastRate: 1e-4, decay: 0, material: 1, hindsight };
  const losses: number[] = [];
  const best = fitNet(trainer, writer, set, LOGIT, settings, ({ heldOutLoss }) => {
    losses.push(heldOutLoss);
  });
  expect(best.heldOutLoss).toBe(Math.min(...losses));
  expect(best.heldOutLoss).toBeLessThan(itemAt(losses, 0) / 2);
  const values = valuesOf(yari, netOf(trainer, layout, SCALE, 1), set);
  expect(lossOf(values, set, LOGIT, hindsight)).toBeCloseTo(best.heldOutLoss, 3);
  expect(meanDifference(values, best.values)).toBeLessThan(10);
});

test('without a net the material is that of the tables', () => {
  const set = someSamples(30);
  const trainer = new Trainer(layout, 32, SCALE, LOGIT);
  beginFromTables(trainer, yari, layout, SCALE);
  trainer.output.fill(0);
  const values = valuesOf(yari, netOf(trainer, layout, SCALE, 1), set);
  const tables = valuesOf(yari, undefined, set);
  // The tables know the danger to kings, too.
  expect(meanDifference(values, tables)).toBeLessThan(200);
  expect(
    meanDifference(
      values,
      values.map(() => 0),
    ),
  ).toBeGreaterThan(400);
});
