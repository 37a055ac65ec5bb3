import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RefusalCode } from '../../source/rooms/room-port.ts';
import { storms, type Tally, weather } from './room-storm.ts';

/** Every reason for which a room refuses a command. */
const REFUSALS: Readonly<Record<RefusalCode, true>> = {
  'moved-on': true,
  watching: true,
  'not-begun': true,
  'game-over': true,
  adjourned: true,
  'not-your-turn': true,
  illegal: true,
  'no-offer': true,
  'offered-already': true,
  'no-impasse': true,
  'nothing-to-undo': true,
  'no-more-take-backs': true,
  'not-away': true,
  wait: true,
  'nothing-said': true,
  'too-fast': true,
  'not-saved': true,
};

/** What must come about in so many games, or they would prove little. */
const HAPPENINGS = [
  ...['seated', 'moved', 'offered', 'declined', 'taken-back', 'adjourned', 'continued', 'said'],
  ...['resignation', 'agreement', 'impasse', 'abandonment', 'time', 'checkmate', 'repetition'],
  ...Object.keys(REFUSALS),
];

test('a room does what its plain rules say in thousands of games', async () => {
  const tally: Tally = new Map();
  await fc.assert(
    fc.asyncProperty(storms, (storm) => weather(storm, tally)),
    { numRuns: 5000 },
  );
  expect(HAPPENINGS.filter((what) => !tally.has(what))).toEqual([]);
}, 600_000);
