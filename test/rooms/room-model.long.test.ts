import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storms, type Tally, weather } from './room-storm.ts';

/** All but `fixed-words-only`: these rooms are by invitation, where everything may be said. */
const REFUSALS = [
  ...['moved-on', 'watching', 'not-begun', 'game-over', 'adjourned', 'not-your-turn', 'illegal'],
  ...['no-offer', 'offered-already', 'no-impasse', 'nothing-to-undo', 'no-more-take-backs'],
  ...['not-over', 'not-away', 'wait', 'nothing-said', 'too-long', 'too-fast', 'not-saved'],
];

/** What must come about in the games, or they would prove little. */
const HAPPENINGS = [
  ...['seated', 'moved', 'offered', 'declined', 'taken-back', 'adjourned', 'continued', 'said'],
  ...['lapsed', 'rematched'],
  ...['resignation', 'agreement', 'impasse', 'abandonment', 'time', 'checkmate', 'repetition'],
  ...REFUSALS,
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
