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

/** How many games are played at once, and how often until everything has come about. */
const GAMES = 250;
const MOST_TIMES = 8;

test('a room does what its plain rules say in hundreds of games', async () => {
  const tally: Tally = new Map();
  const lacking = () => HAPPENINGS.filter((what) => !tally.has(what));
  for (let times = 0; times < MOST_TIMES && lacking().length > 0; times++) {
    await fc.assert(
      fc.asyncProperty(storms, (storm) => weather(storm, tally)),
      { numRuns: GAMES },
    );
  }
  expect(lacking()).toEqual([]);
}, 600_000);
