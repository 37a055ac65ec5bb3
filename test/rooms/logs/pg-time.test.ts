import { expect, test } from 'vitest';
import { PgTime } from '../../../source/rooms/logs/pg-time.ts';
import { manualTimers } from '../../helpers/manual-timers.ts';

/** A database whose time is `thereMs` ahead, and whose answers take some ways there and back. */
function timeOf(thereMs: { value: number }, trips: readonly (readonly [number, number])[]) {
  const timers = manualTimers();
  const own = { ...timers, date: () => new Date(5_000_000) };
  const left = [...trips];
  const time = new PgTime(own, async () => {
    const [toMs, backMs] = left.shift() ?? [0, 0];
    timers.advance(toMs);
    const answer = timers.nowMs() + thereMs.value;
    timers.advance(backMs);
    return answer;
  });
  return { time, timers };
}

test('the time is that of the database, less half of the quickest way', async () => {
  const trips = [
    [100, 300],
    [10, 14],
    [80, 0],
  ] as const;
  const { time, timers } = timeOf({ value: 9_000_000 }, trips);
  await time.measure();
  // The way back took longer than the way there by 4 ms.
  expect(time.date().getTime()).toBe(9_000_000 + timers.nowMs() - 2);
  timers.advance(1000);
  expect(time.date().getTime()).toBe(9_000_000 + timers.nowMs() - 2);
});

test('the time never goes back', async () => {
  const thereMs = { value: 9_000_000 };
  const { time, timers } = timeOf(thereMs, []);
  await time.measure();
  const before = time.date().getTime();
  thereMs.value -= 500;
  await time.measure();
  timers.advance(400);
  expect(time.date().getTime()).toBe(before);
  timers.advance(200);
  expect(time.date().getTime()).toBe(before + 100);
});
