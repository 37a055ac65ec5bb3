import { expect, test } from 'vitest';
import { allot } from '../../../source/engine/search/time-manager.ts';

const NO_TIME = {
  blackMs: 0,
  whiteMs: 0,
  byoyomiMs: 0,
  blackIncrementMs: 0,
  whiteIncrementMs: 0,
};

test.each([
  ['main time is shared out', { blackMs: 400_000, whiteMs: 1 }, 5000, 31_000],
  ['byoyomi alone is used up to its end', { byoyomiMs: 10_000 }, 3000, 9940],
  ['a little is left of a last moment', { blackMs: 100 }, 0, 50],
  ['increment is spent', { blackMs: 20_000, blackIncrementMs: 5000 }, 2000, 14_000],
])('%s', (_, clock, least, most) => {
  const { enoughMs, mostMs } = allot({ ...NO_TIME, ...clock }, 'black');
  expect(enoughMs).toBeGreaterThanOrEqual(least);
  expect(mostMs).toBeLessThanOrEqual(most);
  expect(enoughMs).toBeLessThanOrEqual(mostMs);
});

test.each([
  ['a second of byoyomi', { byoyomiMs: 1000 }, 850],
  ['hardly any main time', { blackMs: 700 }, 1],
])('of %s little is used', (_, clock, most) => {
  expect(allot({ ...NO_TIME, ...clock }, 'black').mostMs).toBeLessThanOrEqual(most);
});

test('moves that take what is fair never use the main time up', () => {
  let blackMs = 3000;
  for (let move = 0; move < 200; move++) {
    const { fairMs } = allot({ ...NO_TIME, blackMs, blackIncrementMs: 200 }, 'black');
    // Each takes some time beside the thinking.
    blackMs += 200 - fairMs - 30;
    expect(blackMs).toBeGreaterThan(200);
  }
});

test('each side has its own clock', () => {
  const clock = { ...NO_TIME, blackMs: 1000, whiteMs: 100_000 };
  expect(allot(clock, 'white').mostMs).toBeGreaterThan(allot(clock, 'black').mostMs);
});
