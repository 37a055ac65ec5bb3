import { expect, test } from 'vitest';
import { MemoryLog } from '../../../source/rooms/logs/memory-log.ts';
import { testLog } from './log-contract.ts';
import { saidEvent } from './said-event.ts';

testLog('a MemoryLog', () => {
  const log = new MemoryLog();
  return { open: async () => log };
});

test('the next appends fail as told, and add nothing', async () => {
  const log = new MemoryLog();
  const [full, gone] = [new Error('full'), new Error('gone')];
  log.failNext(full, gone);
  await expect(log.append('game', [saidEvent(1)])).rejects.toBe(full);
  await expect(log.append('game', [saidEvent(1)])).rejects.toBe(gone);
  expect(await log.read('game', 0)).toEqual([]);
  expect(await log.append('game', [saidEvent(1)])).toBe(true);
});
