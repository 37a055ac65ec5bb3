import { expect, test } from 'vitest';
import { CodeTries } from '../../../source/rooms/carriers/code-tries.ts';

function wrongAt(...times: readonly number[]) {
  let nowMs = 0;
  const tries = new CodeTries(() => nowMs);
  for (const atMs of times) {
    nowMs = atMs;
    tries.countWrong(7);
  }
  return (uid: number, atMs: number) => {
    nowMs = atMs;
    return tries.waitMs(uid);
  };
}

test.each([
  ['four times wrong', [0, 1, 2, 3], 4, 0],
  ['five times wrong', [0, 10, 20, 30, 40], 50, 59_950],
  ['a minute after the first', [0, 10, 20, 30, 40], 60_000, 0],
  ['just before that', [0, 10, 20, 30, 40], 59_999, 1],
  ['parts of a millisecond', [0.5, 10, 20, 30, 40], 60_000, 1],
])('the time until the next try: %s', (_, times, atMs, waitMs) => {
  expect(wrongAt(...times)(7, atMs)).toBe(waitMs);
});

test('another account does not wait', () => {
  expect(wrongAt(0, 0, 0, 0, 0)(8, 1)).toBe(0);
});
