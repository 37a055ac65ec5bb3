import { describe, expect, test } from 'vitest';
import { PgLog } from '../../../source/rooms/logs/pg-log.ts';
import { noticesOf, PgWake, readNotice } from '../../../source/rooms/logs/pg-wake.ts';
import { roomTime } from '../../helpers/room-table.ts';
import { saidEvent } from './said-event.ts';

/** A house that tells, and what it has told. */
function open() {
  const time = roomTime();
  const told: string[][] = [];
  const ask = async (_: string, [notices]: readonly unknown[] = []) => {
    told.push(notices as string[]);
    return [];
  };
  return { time, told, wake: new PgWake(ask, time, 'h') };
}

describe('a wake-up', () => {
  test('goes at once, and what comes within 20 ms after it goes together', () => {
    const { time, told, wake } = open();
    for (let game = 0; game < 10; game++) {
      wake.game(`g${game % 5}`);
      wake.here();
    }
    expect(told).toEqual([[JSON.stringify({ house: 'h', isHere: false, games: ['g0'] })]]);
    time.advance(21);
    const games = ['g1', 'g2', 'g3', 'g4', 'g0'];
    expect(told.slice(1)).toEqual([[JSON.stringify({ house: 'h', isHere: true, games })]]);
    time.advance(1000);
    expect(told.length).toBe(2);
  });

  test('for the hall goes ten times a second, and tells how far it is; with a game it goes sooner', () => {
    const { time, told, wake } = open();
    for (let seq = 1; seq <= 5; seq++) wake.hall(seq);
    const ofHall = (hall: number, ...games: readonly string[]) => [
      JSON.stringify({ house: 'h', hall, isHere: false, games }),
    ];
    expect(told).toEqual([ofHall(1)]);
    time.advance(99);
    expect(told.length).toBe(1);
    time.advance(2);
    expect(told.slice(1)).toEqual([ofHall(5)]);
    wake.hall(6);
    wake.game('g');
    expect(told.slice(2)).toEqual([ofHall(6, 'g')]);
    time.advance(1000);
    expect(told.length).toBe(3);
    expect(readNotice(told[2]?.[0] ?? '')).toEqual({
      house: 'h',
      hall: 6,
      isHere: false,
      games: ['g'],
    });
  });

  test('goes before the house ends', async () => {
    const { told, wake } = open();
    wake.game('a');
    wake.game('b');
    await wake.end();
    expect(told.flat().flatMap((text) => readNotice(text)?.games ?? [])).toEqual(['a', 'b']);
  });

  test('of many games is several notices that the database takes', () => {
    const games = Array.from({ length: 2000 }, (_, game) => `20261122-対局-${game}"`);
    const notices = noticesOf({ house: 'h', games, isHere: true });
    expect(notices.length).toBeGreaterThan(1);
    expect(notices.length).toBeLessThan(12);
    for (const text of notices) expect(Buffer.byteLength(text)).toBeLessThan(8000);
    expect(notices.flatMap((text) => readNotice(text)?.games ?? [])).toEqual(games);
  });

  test('leaves out a game that fits into no notice', () => {
    const notices = noticesOf({ house: 'h', games: ['x'.repeat(8000), 'a'], isHere: false });
    expect(notices.map((text) => readNotice(text)?.games)).toEqual([['a']]);
  });

  test.each(['', 'h event g', '{}', '[1', '{"house":1,"games":[],"isHere":true}'])(
    'of another kind is none: %s',
    (text) => expect(readNotice(text)).toBeUndefined(),
  );
});

test('an append does not wait for the wake-up', async () => {
  const asked: string[] = [];
  const ask = async (text: string, [games]: readonly unknown[] = []) => {
    asked.push(text);
    if (text.includes('pg_notify')) await new Promise(() => {});
    return (games as string[]).map((game) => ({ game }));
  };
  const wake = new PgWake(ask, roomTime(), 'h');
  const log = new PgLog(ask, roomTime(), (game) => wake.game(game));
  expect(await log.append('g', [saidEvent(1)])).toBe(true);
  expect(await log.append('g', [saidEvent(2)])).toBe(true);
  expect(asked.map((text) => text.includes('pg_notify'))).toEqual([false, true, false]);
});
