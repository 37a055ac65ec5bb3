import { expect, test } from 'vitest';
import { TokenBucket } from '../../../source/rooms/carriers/token-bucket.ts';

test.each([
  ['the burst', [[0, 5]], 3],
  [
    'what comes in time',
    [
      [0, 3],
      [500, 5],
    ],
    4,
  ],
  [
    'no more than the burst after a rest',
    [
      [0, 3],
      [60_000, 9],
    ],
    6,
  ],
  [
    'parts of one add up',
    [
      [0, 3],
      [250, 1],
      [500, 1],
    ],
    4,
  ],
  [
    'nothing where time stands still',
    [
      [0, 3],
      [0, 9],
    ],
    3,
  ],
])('a bucket of 3, 2 a second, lets through %s', (_, asked, passed) => {
  let nowMs = 0;
  const bucket = new TokenBucket(2, 3, () => nowMs);
  let count = 0;
  for (const [atMs = 0, times = 0] of asked) {
    nowMs = atMs;
    for (let time = 0; time < times; time++) if (bucket.take()) count++;
  }
  expect(count).toBe(passed);
});
