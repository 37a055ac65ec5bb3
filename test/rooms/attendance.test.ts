import { describe, expect, test } from 'vitest';
import { Attendance, type Elsewhere } from '../../source/rooms/attendance.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { manualTimers } from '../helpers/manual-timers.ts';

const LIMIT_MS = 120_000;
const BLACK = { side: 'black' } as const;
const WHITE = { side: 'white' } as const;
const WATCHER = { side: undefined };

function elsewhere(watchers: number, ...here: readonly Color[]): Elsewhere {
  const [black, white] = [here.includes('black'), here.includes('white')];
  return { sides: { black, white }, watchers };
}

/** A room into which both sides have come. */
function attended({ isOn = true, limitMs = (): number => LIMIT_MS } = {}) {
  const { schedule, advance, nowMs } = manualTimers();
  const gone: number[] = [];
  const attendance = new Attendance<{ readonly side: Color | undefined }>(
    {
      time: { nowMs, schedule },
      limitMs,
      isOn: () => isOn,
      onGone: () => gone.push(nowMs()),
    },
    false,
  );
  attendance.countAbsence();
  attendance.enter(BLACK);
  attendance.enter(WHITE);
  const sides = () => [attendance.presenceOf('black'), attendance.presenceOf('white')];
  return { attendance, advance, nowMs, gone, sides };
}

describe('a side that leaves', () => {
  test('is away at first, then gone, which is told once', () => {
    const { attendance, advance, nowMs, gone, sides } = attended();
    attendance.leave(WHITE);
    const leftMs = nowMs();
    expect([sides(), attendance.waitMs('white')]).toEqual([['here', 'away'], LIMIT_MS]);
    advance(LIMIT_MS - 1);
    expect([sides(), gone]).toEqual([['here', 'away'], []]);
    advance(1);
    expect([sides(), gone]).toEqual([['here', 'gone'], [leftMs + LIMIT_MS]]);
    advance(LIMIT_MS);
    expect(gone).toHaveLength(1);
  });

  test('can be claimed from, once it was gone, until it has moved', () => {
    const { attendance, advance } = attended();
    attendance.leave(WHITE);
    advance(LIMIT_MS);
    attendance.enter(WHITE);
    expect([attendance.presenceOf('white'), attendance.waitMs('white')]).toEqual(['here', 0]);
    attendance.noteMove('white');
    expect(attendance.waitMs('white')).toBeUndefined();
  });

  test('can be claimed from as well if its time became less meanwhile', () => {
    let limitMs = 2 * LIMIT_MS;
    const { attendance, advance } = attended({ limitMs: () => limitMs });
    attendance.leave(WHITE);
    advance(LIMIT_MS);
    limitMs = LIMIT_MS;
    attendance.enter(WHITE);
    expect(attendance.waitMs('white')).toBe(0);
  });

  test('cannot be claimed from later where the game did not go on meanwhile', () => {
    const { attendance, advance } = attended({ isOn: false });
    attendance.leave(WHITE);
    advance(LIMIT_MS);
    attendance.enter(WHITE);
    expect(attendance.waitMs('white')).toBeUndefined();
  });

  test('is here as long as it is at a second terminal', () => {
    const { attendance, sides } = attended();
    const second = { ...BLACK };
    attendance.enter(second);
    attendance.leave(BLACK);
    expect([sides(), attendance.hasParted]).toEqual([['here', 'here'], false]);
    attendance.leave(second);
    expect(sides()).toEqual(['away', 'here']);
  });

  test('is not waited for once all are sent away', () => {
    const { attendance, advance, gone } = attended();
    attendance.leave(WHITE);
    attendance.clear();
    advance(LIMIT_MS);
    expect([gone, attendance.members.length, attendance.leave(BLACK)]).toEqual([[], 0, false]);
  });
});

describe('other rooms of the log', () => {
  test('have sides and watchers, too', () => {
    const { attendance, sides } = attended();
    attendance.enter(WATCHER);
    attendance.leave(WHITE);
    expect(attendance.setElsewhere(elsewhere(2, 'white'))).toEqual(['white']);
    expect([sides(), attendance.countWatchers()]).toEqual([['here', 'here'], 3]);
    expect(attendance.setElsewhere(elsewhere(2, 'white'))).toBeUndefined();
    expect(attendance.setElsewhere(elsewhere(0))).toEqual([]);
    expect([sides(), attendance.countWatchers()]).toEqual([['here', 'away'], 1]);
  });
});

test('a side has parted if it was away once, or is when the game is adjourned', () => {
  const { attendance } = attended();
  expect(attendance.hasParted).toBe(false);
  attendance.leave(WHITE);
  attendance.enter(WHITE);
  expect(attendance.hasParted).toBe(true);
  attendance.adjourn();
  expect(attendance.hasParted).toBe(false);
  attendance.leave(BLACK);
  attendance.adjourn();
  expect(attendance.hasParted).toBe(true);
});
