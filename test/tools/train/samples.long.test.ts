import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  layoutOf,
  WORD_SPAN,
  wordFromKing,
  writeWords,
} from '../../../source/engine/net/layout.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { RowWriter } from '../../../tools/train/row-writer.ts';
import { countSamples, readSamples } from '../../../tools/train/sample-set.ts';
import {
  samplePlacement,
  sampleResult,
  sampleScore,
  sampleStarts,
  sampleWords,
} from '../../../tools/train/samples.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { randomSamples, writeSamples } from './sample-file.ts';

const score = () => -1234;

describe.each(VARIANTS)('in $id', (variant) => {
  // Every seventh is enough to meet hands, promotions and both sides.
  const samples = randomSamples(variant, 2, score).filter((_, index) => index % 7 === 0);

  test('a sample is read as it is written', () => {
    const words = Uint16Array.from(samples.flatMap(sampleWords));
    const starts = sampleStarts(words);
    expect(starts).toHaveLength(samples.length);
    for (const [index, sample] of samples.entries()) {
      const start = itemAt(starts, index);
      expect(samplePlacement(rulesOf(variant), words, start)).toEqual(sample.position);
      expect(sampleScore(words, start)).toBe(-1234);
      expect(sampleResult(words, start)).toBe([0, 0.5, 1, undefined][sample.result]);
    }
  });

  test('its rows are those of the position', () => {
    const layout = layoutOf(variant);
    const writer = new RowWriter(layout, rulesOf(variant).royal);
    const batch = { rows: new Uint16Array(512), counts: new Uint16Array(4) };
    const pieces = new Uint16Array(256);
    for (const sample of samples) {
      const position = new Position(variant, sample.position);
      const end = writer.write(Uint16Array.from(sampleWords(sample)), 0, batch, 1, 7);
      const words = Array.from(pieces.subarray(0, writeWords(position, pieces)));
      let at = 7;
      for (const [part, side] of [position.side, 1 - position.side].entries()) {
        const king = position.kings[side === 0 ? 0 : 1];
        const mirror = itemAt(layout.mirrors, (side << 8) | king);
        const table = ((mirror << 1) | side) * WORD_SPAN;
        const wanted = words
          .flatMap((word) => [
            layout.rows[table + word],
            layout.nearRows[table + wordFromKing(word, king)],
          ])
          .filter((row) => row !== layout.inputs);
        const count = itemAt(batch.counts, 2 + part);
        expect(Array.from(batch.rows.subarray(at, at + count)).sort()).toEqual(wanted.sort());
        at += count;
      }
      expect(end).toBe(at);
    }
  });
});

test('each piece in hand is a row', () => {
  const layout = layoutOf(shogi);
  const writer = new RowWriter(layout, rulesOf(shogi).royal);
  const batch = { rows: new Uint16Array(64), counts: new Uint16Array(2) };
  const countsOf = (hand: string) => {
    const position = readSfen(shogi, `4k4/9/9/9/9/9/9/9/4K4 b ${hand} 1`).placement;
    const words = sampleWords({ game: 1, result: 0, score: 0, position });
    writer.write(Uint16Array.from(words), 0, batch, 0, 0);
    return Array.from(batch.counts);
  };
  expect(countsOf('-')).toEqual([2, 2]);
  expect(countsOf('3P')).toEqual([5, 5]);
  expect(countsOf('R2b17p')).toEqual([22, 22]);
});

test('a sample that ends too early is left out', () => {
  const samples = randomSamples(shogi, 1, score).slice(0, 3);
  const file = join(temporaryFolder(), 'a');
  const last = 2 * sampleWords(itemAt(samples, 2)).length;
  const counts = Array.from({ length: last + 1 }, (_, cut) => {
    writeSamples(file, samples, cut);
    return countSamples(file);
  });
  expect(counts).toEqual([3, ...Array(last).fill(2)]);
});

describe('held out', () => {
  const { placement: position } = readSfen(shogi, shogi.start);
  const samples = Array.from({ length: 180 }, (_, index) => {
    return { game: Math.ceil((index + 1) / 3), result: 0, score: 0, position };
  });
  const read = (...seeds: number[]) => {
    const folder = temporaryFolder();
    const files = seeds.map((seed) => ({ path: join(folder, `${seed}`), seed }));
    for (const { path } of files) writeSamples(path, samples);
    return readSamples(files);
  };
  const gamesOf = (words: Uint16Array, starts: Uint32Array) => {
    return new Set(Array.from(starts, (start) => words[start + 1]));
  };

  test('are all samples of some games', () => {
    const { words, training, heldOut } = read(1);
    expect(training.length + heldOut.length).toBe(samples.length);
    const held = gamesOf(words, heldOut);
    const learned = gamesOf(words, training);
    expect(held.size).toBeGreaterThan(0);
    expect(held.size).toBeLessThan(learned.size);
    expect([...held].filter((game) => learned.has(game))).toEqual([]);
  });

  test('are the same games, whatever other files there are', () => {
    const alone = read(7);
    const other = read(3);
    const both = read(3, 7);
    const end = other.words.length;
    expect([...both.heldOut]).toEqual([
      ...other.heldOut,
      ...Array.from(alone.heldOut, (start) => end + start),
    ]);
    expect([...alone.heldOut]).not.toEqual([...other.heldOut]);
  });
});
