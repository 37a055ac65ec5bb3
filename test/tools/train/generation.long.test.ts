import { expect, test } from 'vitest';
import { gameFiles, newGameFiles, wantedSamples } from '../../../tools/train/generation.ts';

test('game files are known by their names', () => {
  const names = ['g1-10.bin', 'refused.json', 'g0-2.bin', 'g0-2.bin.new', 'xg0-3.bin', 'g0-x.bin'];
  expect(gameFiles(names)).toEqual([
    { name: 'g0-2.bin', generation: 0, seed: 2 },
    { name: 'g1-10.bin', generation: 1, seed: 10 },
  ]);
});

test.each([
  ['the first run', [], 0, ['g0-1.bin', 'g0-2.bin']],
  ['a run after one that was stopped', ['g0-1.bin', 'g0-2.bin'], 0, ['g0-3.bin', 'g0-4.bin']],
  ['the next generation', ['g0-1.bin', 'g0-12.bin'], 1, ['g1-13.bin', 'g1-14.bin']],
])('each file has a seed of its own: %s', (_, there, generation, wanted) => {
  expect(newGameFiles(gameFiles(there), generation, 2).map(({ name }) => name)).toEqual(wanted);
});

test.each([
  ['nothing was tried', undefined, 100],
  ['this generation was tried in vain', { generation: 1, samples: 130 }, 230],
  ['an earlier one was tried in vain', { generation: 0, samples: 130 }, 100],
])('samples that are wanted: %s', (_, refusal, wanted) => {
  expect(wantedSamples(1, 100, refusal)).toBe(wanted);
});
