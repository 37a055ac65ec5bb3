import { expect, test } from 'vitest';
import { ClockCalls, MatchClock, timeControlOf } from '../../source/match/match-clock.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { appendMove } from '../../source/records/tree/record.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { openGame } from '../../source/rules/notation/start.ts';
import { game } from '../../source/text/en/game.ts';
import { manualTimers } from '../helpers/manual-timers.ts';

const { clockCallText } = game;

/** What is told of a clock, each text with the second in which it is told. */
function sit(control: string) {
  const timers = manualTimers();
  const record = parsePsn(`[Variant "shogi"]\n[TimeControl "${control}"]\n*\n`)[0]?.record;
  if (record === undefined) throw new RangeError(control);
  const source = { ...timers, date: () => new Date(0), awayCounts: () => false };
  const parsed = timeControlOf(record);
  if (parsed === undefined) throw new RangeError(control);
  const clock = new MatchClock(parsed, record, record.root, source, () => {});
  const told: string[] = [];
  const calls = new ClockCalls(clock, timers.schedule, (call) => {
    told.push(`${timers.nowMs() / 1000}: ${clockCallText(call)}`);
  });
  clock.run();
  calls.look();
  return { timers, clock, calls, told, record };
}

test.each<[control: string, told: string[]]>([
  [
    '90+0+0',
    [
      '30: Black has 60 seconds left.',
      '60: Black has 30 seconds left.',
      '80: Black has 10 seconds left.',
    ],
  ],
  [
    '35+30+0',
    [
      '5: Black has 30 seconds left.',
      '25: Black has 10 seconds left.',
      '35: Black is in byoyomi: 30 seconds a move.',
      '55: Black has 10 seconds of byoyomi left.',
    ],
  ],
  ['0+30+0', ['20: Black has 10 seconds of byoyomi left.']],
  ['10+0+5', []],
])('%s', (control, expected) => {
  const { timers, told } = sit(control);
  timers.advance(200_000);
  expect(told).toEqual(expected);
});

test('a clock that stands still tells nothing, and goes on where it stood', () => {
  const { timers, clock, calls, told } = sit('90+0+0');
  timers.advance(20_000);
  clock.pause();
  calls.look();
  timers.advance(100_000);
  expect([told, timers.count()]).toEqual([[], 0]);
  clock.run();
  calls.look();
  timers.advance(10_000);
  expect(told).toEqual(['130: Black has 60 seconds left.']);
});

test('after a move the other side is told of, and after the end nobody', () => {
  const { timers, clock, calls, told, record } = sit('70+0+0');
  timers.advance(5000);
  const [move] = legalMoves(openGame(record.variant, record.start.placement).position);
  if (move === undefined) throw new RangeError('no move');
  const node = appendMove(record.root, move);
  clock.keepMove(node);
  clock.beginTurn(node);
  calls.look();
  timers.advance(10_000);
  expect(told).toEqual(['15: White has 60 seconds left.']);
  calls.end();
  timers.advance(100_000);
  expect(told).toHaveLength(1);
});
