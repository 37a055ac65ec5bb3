import { describe, expect, test } from 'vitest';
import { Idleness } from '../../source/rooms/idleness.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { manualTimers } from '../helpers/manual-timers.ts';

const MINUTE_MS = 60_000;

/** A game without a clock in which Black is to move. */
function turned() {
  const { schedule, advance, nowMs, count } = manualTimers();
  const told: (string | undefined)[] = [];
  const game: { mover: Color | undefined; isHere: boolean } = { mover: 'black', isHere: true };
  const idleness: Idleness = new Idleness(
    {
      time: { nowMs, schedule },
      mover: () => game.mover,
      isHere: () => game.isHere,
      onChange: () => told.push(`${idleness.state} at ${nowMs() / MINUTE_MS}`),
    },
    nowMs(),
  );
  idleness.look();
  return { idleness, game, told, advance, nowMs, count };
}

describe('the side to move', () => {
  test('is warned once after nine minutes, and may be claimed from after ten', () => {
    const { idleness, advance, told } = turned();
    expect(idleness.waitMs('black')).toBe(10 * MINUTE_MS);
    advance(10 * MINUTE_MS - 1);
    expect([idleness.state, idleness.waitMs('black')]).toEqual(['warned', 1]);
    advance(1);
    expect([idleness.state, idleness.waitMs('black')]).toEqual(['overdue', 0]);
    advance(60 * MINUTE_MS);
    expect(told).toEqual(['warned at 9', 'overdue at 10']);
  });

  test('has a minute more after the warning if it comes back later', () => {
    const { idleness, game, advance, told } = turned();
    game.isHere = false;
    advance(20 * MINUTE_MS);
    expect([idleness.state, idleness.waitMs('black')]).toEqual([undefined, MINUTE_MS]);
    game.isHere = true;
    idleness.look();
    advance(MINUTE_MS);
    expect(told).toEqual(['warned at 20', 'overdue at 21']);
  });

  test('gains nothing by going and coming back', () => {
    const { idleness, game, advance, told } = turned();
    advance(9.5 * MINUTE_MS);
    game.isHere = false;
    advance(0.25 * MINUTE_MS);
    game.isHere = true;
    idleness.look();
    advance(0.25 * MINUTE_MS);
    expect(told).toEqual(['warned at 9', 'overdue at 10']);
  });

  test('begins anew with each turn; the other side is not waited for', () => {
    const { idleness, game, advance, nowMs, told } = turned();
    advance(9.5 * MINUTE_MS);
    game.mover = 'white';
    idleness.begin(nowMs());
    expect([idleness.waitMs('black'), idleness.waitMs('white')]).toEqual([
      undefined,
      10 * MINUTE_MS,
    ]);
    expect(told).toEqual(['warned at 9', 'undefined at 9.5']);
  });

  test('is waited for from the moment that the others of a log tell', () => {
    const { idleness, advance, nowMs, told } = turned();
    advance(5 * MINUTE_MS);
    idleness.begin(nowMs() - 3 * MINUTE_MS);
    advance(6 * MINUTE_MS);
    expect(told).toEqual(['warned at 11']);
  });

  test('is not waited for in a game that stands', () => {
    const { idleness, game, advance, told, count } = turned();
    advance(9 * MINUTE_MS);
    game.mover = undefined;
    idleness.look();
    advance(60 * MINUTE_MS);
    expect([idleness.state, idleness.waitMs('black'), count()]).toEqual([undefined, undefined, 0]);
    expect(told).toEqual(['warned at 9', 'undefined at 9']);
  });
});
