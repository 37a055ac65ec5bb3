import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { GameStore } from '../../../source/records/store/store.ts';
import { FileLog } from '../../../source/rooms/logs/file-log.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

export const GAME = '20261122-175104-yari-K7M2QX';

/** A log and the files of `GAME`. */
export function newLog(folder = join(temporaryFolder(), 'deep', 'games')) {
  const told: string[] = [];
  const log = new FileLog(newStore(folder), {
    onAsked: (game) => void told.push(`asked ${game}`),
    onLost: (game) => void told.push(`lost ${game}`),
  });
  const path = join(folder, `${GAME}.psn`);
  return { log, told, folder, path, events: `${path}.events` };
}

/** The same with the game open until the test is over. */
export async function openLog(folder?: string) {
  const made = newLog(folder);
  expect(await made.log.open(GAME, 'normal')).toEqual({ ok: true, value: undefined });
  onTestFinished(() => made.log.close(GAME, false).catch(() => {}));
  return made;
}

export function newStore(folder: string): GameStore {
  return new GameStore({ folder, now: () => new Date() });
}
