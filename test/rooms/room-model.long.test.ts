import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REFUSALS } from '../../source/rooms/room-port.ts';
import { storms, type Tally, weather } from './room-storm.ts';

/** What must come about in the games, or they would prove little. */
const HAPPENINGS = [
  ...['seated', 'moved', 'offered', 'declined', 'taken-back', 'adjourned', 'continued', 'said'],
  ...['lapsed', 'rematched'],
  ...['resignation', 'agreement', 'impasse', 'abandonment', 'time', 'checkmate', 'repetition'],
  // These rooms are by invitation, where everything may be said.
  ...REFUSALS.filter((code) => code !== 'fixed-words-only'),
];

test('a room does what its plain rules say in hundreds of games', async () => {
  const tally: Tally = new Map();
  await fc.assert(
    fc.asyncProperty(storms, (storm) => weather(storm, tally)),
    { numRuns: 500 },
  );
  expect(HAPPENINGS.filter((what) => !tally.has(what))).toEqual([]);
}, 600_000);
