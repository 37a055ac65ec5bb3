import { describe, expect, test } from 'vitest';
import { noticeParts, ServerTime } from '../../source/sql/postgres.ts';
import { manualTimers } from '../helpers/manual-timers.ts';

/** A server whose time is `thereMs` ahead, and whose answers take some ways there and back. */
function timeOf(thereMs: { value: number }, trips: readonly (readonly [number, number])[]) {
  const timers = manualTimers();
  const own = { ...timers, date: () => new Date(5_000_000) };
  const left = [...trips];
  const time = new ServerTime(own, async () => {
    const [toMs, backMs] = left.shift() ?? [0, 0];
    timers.advance(toMs);
    const answer = timers.nowMs() + thereMs.value;
    timers.advance(backMs);
    return answer;
  });
  return { time, timers };
}

test('the time is that of the server, less half of the quickest way', async () => {
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

describe('what is said', () => {
  test('goes in as few notices as the database takes', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `game ${'対'.repeat(20)} ${index}`);
    const parts = noticeParts('id', lines);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter((part) => Buffer.byteLength(part) >= 8000)).toEqual([]);
    expect(parts.every((part) => part.startsWith('id\n'))).toBe(true);
    expect(parts.flatMap((part) => part.split('\n').slice(1))).toEqual(lines);
  });

  test('is left out where it is longer than a notice', () => {
    expect(noticeParts('id', ['a', 'x'.repeat(9000), 'b'])).toEqual(['id\na\nb']);
    expect(noticeParts('id', [])).toEqual([]);
  });
});
