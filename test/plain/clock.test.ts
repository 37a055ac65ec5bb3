import { expect, test } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { PlainDesk } from './desk.ts';

test('a timed game tells its clocks at the start and when it is asked', async () => {
  const desk = new PlainDesk('shogi', { clock: '600+30' });
  expect(await desk.mode.heading()).toEqual([
    'Shogi, even game. ply 0 - Black to play',
    'Clock: 10:00, then 0:30 a move.',
    'Black has 10:00, White 10:00.',
  ]);
  desk.timers.advance(605_000);
  expect(await desk.say('P-7f', 'status')).toEqual([
    '1. Black P-7f',
    'ply 1 - White to play | Black has 0:30 of byoyomi, White 10:00.',
  ]);
});

test('little time is told by itself where the settings want that', async () => {
  const desk = new PlainDesk('shogi', { clock: '40', settings: { 'clock-calls': 'on' } });
  await desk.mode.heading();
  await desk.say('P-7f');
  desk.timers.advance(10_000);
  expect(desk.told).toEqual(['White has 30 seconds left.']);
  await desk.say('P-3d');
  desk.timers.advance(10_000);
  expect(desk.told).toEqual(['White has 30 seconds left.', 'Black has 30 seconds left.']);
  await desk.say('resign');
  desk.timers.advance(60_000);
  expect(desk.told).toHaveLength(2);
  const silent = new PlainDesk('shogi', { clock: '40' });
  await silent.mode.heading();
  silent.timers.advance(35_000);
  expect(silent.told).toEqual([]);
});

test('a flag that falls is told by itself, once', async () => {
  const desk = new PlainDesk('shogi', { clock: '10' });
  await desk.mode.heading();
  await desk.say('P-7f');
  desk.timers.advance(9999);
  expect(desk.told).toEqual([]);
  desk.timers.advance(1);
  expect(desk.told).toEqual(['= Black wins on time']);
  desk.timers.advance(60_000);
  expect(desk.told).toHaveLength(1);
  expect(await desk.say('P-3d', 'undo', 'P-3d')).toEqual([
    '? P-3d: the game is over. "analyse", "rematch" and "replay" work; "help" lists more.',
    'The result is taken back; the game goes on.',
    '2. White P-3d',
  ]);
  desk.timers.advance(10_000);
  expect(desk.told).toEqual(['= Black wins on time', '= White wins on time']);
});

test('the flag of an engine falls while it thinks', async () => {
  const engines = stubEngineRoom(['P-3d']);
  const desk = new PlainDesk('shogi', { clock: '10', white: 'Computer, level 1', engines });
  itemAt(engines.opened, 0).holds = true;
  await desk.mode.heading();
  const answer = desk.say('P-7f');
  await new Promise(setImmediate);
  desk.timers.advance(10_000);
  expect([await answer, desk.told]).toEqual([['1. Black P-7f | = Black wins on time'], []]);
});

test('a rematch has the same clock, and a closed game no timer', async () => {
  const desk = new PlainDesk('shogi', { clock: '10' });
  await desk.mode.heading();
  expect((await desk.last('resign', 'rematch')).split(' | ')).toContain('Clock: 0:10.');
  desk.mode.close();
  desk.timers.advance(60_000);
  expect(desk.told).toEqual([]);
});

test('a person with White sees White at the bottom', async () => {
  const desk = new PlainDesk('shogi', { white: 'B' });
  expect((await desk.last('board')).split(' | ').at(-1)).toMatch(/^☗/);
  const engines = stubEngineRoom(['P-7f']);
  const turned = new PlainDesk('shogi', { black: 'Computer, level 1', engines });
  await turned.mode.heading();
  expect((await turned.last('board')).split(' | ').at(-1)).toMatch(/^☖/);
});
