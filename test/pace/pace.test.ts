import { expect, test } from 'vitest';
import { Pacer, Throttle, Throttles } from '../../source/pace/pace.ts';
import { manualTimers } from '../helpers/manual-timers.ts';

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
])('a throttle of 3, 2 a second, lets through %s', (_, asked, passed) => {
  let nowMs = 0;
  const throttle = new Throttle({ perSecond: 2, atOnce: 3 }, () => nowMs);
  let count = 0;
  for (const [atMs = 0, times = 0] of asked) {
    nowMs = atMs;
    for (let time = 0; time < times; time++) count += throttle.take();
  }
  expect(count).toBe(passed);
});

test('a throttle gives as much as is left of what is wanted', () => {
  const time = manualTimers();
  const throttle = new Throttle({ perSecond: 10, atOnce: 5 }, time.nowMs);
  expect([throttle.take(3), throttle.take(3), throttle.take()]).toEqual([3, 2, 0]);
  expect(throttle.waitMs).toBe(100);
  time.advance(250);
  expect(throttle.take(9)).toBe(2);
  time.advance(60_000);
  expect(throttle.isRested).toBe(true);
  expect(throttle.take(9)).toBe(5);
});

/** A throttle of five in a minute, after some have passed. */
function passedAt(...times: readonly number[]) {
  let nowMs = 0;
  const throttles = new Throttles({ atOnce: 5, withinMs: 60_000 }, () => nowMs);
  for (const atMs of times) {
    nowMs = atMs;
    throttles.take('one');
  }
  return (who: string, atMs: number) => {
    nowMs = atMs;
    return throttles.waitMs(who);
  };
}

test.each([
  ['after four', [0, 1, 2, 3], 4, 0],
  ['after five', [0, 10, 20, 30, 40], 50, 59_950],
  ['a minute after the first', [0, 10, 20, 30, 40], 60_000, 0],
  ['just before that', [0, 10, 20, 30, 40], 59_999, 1],
  ['parts of a millisecond', [0.5, 10, 20, 30, 40], 60_000, 1],
  ['for the second, which counts too', [0, 10, 20, 30, 40, 60_000], 60_001, 9],
])('five in a minute are the most, the wait %s', (_, times, atMs, waitMs) => {
  expect(passedAt(...times)('one', atMs)).toBe(waitMs);
});

test('whoever else comes does not wait', () => {
  expect(passedAt(0, 0, 0, 0, 0)('other', 1)).toBe(0);
});

test('those who had their rest are forgotten, the others are not', () => {
  let nowMs = 0;
  let looks = 0;
  const throttles = new Throttles({ atOnce: 1, perSecond: 1 }, () => {
    looks++;
    return nowMs;
  });
  for (let who = 0; who < 999; who++) throttles.take(`${who}`);
  nowMs = 5000;
  throttles.take('late');
  throttles.take('one too many');
  expect(throttles.waitMs('late')).toBe(1000);
  looks = 0;
  expect(throttles.waitMs('0')).toBe(0);
  // Nobody asks the time for one of whom nothing is known.
  expect(looks).toBe(0);
});

test('a pacer runs at once after a rest, then once for many calls', () => {
  const time = manualTimers();
  let runs = 0;
  const pacer = new Pacer(() => runs++, { perSecond: 20, atOnce: 2 }, time);
  for (let i = 0; i < 10; i++) pacer.ask();
  expect(runs).toBe(2);
  time.advance(50);
  expect(runs).toBe(3);
  expect(time.count()).toBe(0);
  pacer.ask();
  pacer.stop();
  time.advance(1000);
  expect([runs, time.count()]).toEqual([3, 0]);
});
