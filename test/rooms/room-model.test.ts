import fc from 'fast-check';
import { test } from 'vitest';
import { storms, weather } from './room-storm.ts';

test('a room does what the plain rules say, whatever happens to its lines and its log', async () => {
  const tally = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(storms, (storm) => weather(storm, tally)),
    { numRuns: Number(process.env.RUNS ?? 300), ...(process.env.SEED && { seed: Number(process.env.SEED), path: process.env.SPATH ?? '', endOnFailure: true }) },
  );
  console.log(Object.fromEntries([...tally].sort()));
});
