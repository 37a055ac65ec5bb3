import fc from 'fast-check';
import { test } from 'vitest';
import { storms, weather } from './room-storm.ts';

test('a room does what its plain rules say, whatever becomes of its lines and its log', async () => {
  await fc.assert(
    fc.asyncProperty(storms, (storm) => weather(storm)),
    { numRuns: 4 },
  );
});
