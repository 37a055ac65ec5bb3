import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { StoreNews } from '../../../source/rooms/hall/house-store.ts';
import { FolderStore } from '../../../source/rooms/logs/folder-store.ts';
import { LogDamage } from '../../../source/rooms/room-log.ts';
import { eventually } from '../../helpers/eventually.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testLog } from './log-contract.ts';
import { saidEvent, saidEvents } from './said-event.ts';
import { GAME, testStore } from './store-contract.ts';

/** A store that is open until the test is over, unless it is closed before. */
async function openStore(folder: string, haste = 1): Promise<FolderStore> {
  const opened = await FolderStore.open(folder, systemTime(haste));
  if (!opened.ok) throw new Error(`open elsewhere: ${opened.fault.pid}`);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

testStore('a FolderStore', () => {
  const folder = temporaryFolder();
  return { open: () => openStore(folder) };
});

testLog('a FolderStore', () => {
  const folder = temporaryFolder();
  let store: FolderStore | undefined;
  return {
    open: async (...games) => {
      store ??= await openStore(folder);
      for (const game of games) await store.openGame(game);
      return store.games;
    },
  };
});

test('one server has a folder; the next one hears which', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  const other = await FolderStore.open(folder, systemTime());
  expect(other).toMatchObject({ ok: false, fault: { code: 'open-elsewhere', pid: process.pid } });
  await store.close();
  expect((await FolderStore.open(folder, systemTime())).ok).toBe(true);
});

test('a server that is dead bars nobody', async () => {
  const folder = temporaryFolder();
  // No process has so high a number.
  writeFileSync(join(folder, '.house.lock'), `999999999 ${hostname()} 1 abc\n`);
  expect((await FolderStore.open(folder, systemTime())).ok).toBe(true);
});

test('games lie in `games`, without locks of their own, and leave only what is kept', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  await store.openGame(GAME);
  await store.games.append(GAME, saidEvents(1, 2));
  expect(readdirSync(join(folder, 'games'))).toEqual([`${GAME}.psn.events`]);
  expect(await store.unfinished()).toEqual([GAME]);
  await store.games.close(GAME, true);
  expect(await store.unfinished()).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['.house.lock', 'games']);
});

test('what is appended after the end is refused, and nothing is lost', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  const events = [1, 2].map((seq) => ({ seq, at: 1, kind: 'banned', key: `k${seq}` }) as const);
  await store.hall.append(events.slice(0, 1));
  await store.close();
  await expect(store.hall.append(events.slice(1))).rejects.toThrow('is closed');
  const again = await openStore(folder);
  expect(await again.hall.read(0)).toEqual(events.slice(0, 1));
});

test('a house whose folder was given to another appends nothing', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  await store.openGame(GAME);
  await store.games.append(GAME, [saidEvent(1)]);
  writeFileSync(join(folder, '.house.lock'), `${process.ppid} ${hostname()}\n`);
  const code = { code: 'open-elsewhere' };
  await expect(store.games.append(GAME, [saidEvent(2)])).rejects.toMatchObject(code);
  await expect(
    store.hall.append([{ seq: 1, at: 1, kind: 'banned', key: 'k' }]),
  ).rejects.toMatchObject(code);
  expect(store.trouble).toBe('open-elsewhere');
});

test('tells of trouble when an append fails, and when one works again', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  const news: StoreNews[] = [];
  store.follow((one) => news.push(one));
  await store.openGame('game');
  // In the place of the file.
  mkdirSync(join(folder, 'games/game.psn.events/x'), { recursive: true });
  await expect(store.games.append('game', [saidEvent(1)])).rejects.toThrow();
  expect(store.trouble).toBe('EISDIR');
  await expect(store.games.append('game', [saidEvent(1)])).rejects.toThrow();
  // What is written to the hall says nothing of the games.
  expect(await store.hall.append([{ seq: 1, at: 1, kind: 'banned', key: 'k' }])).toBe(true);
  expect(store.trouble).toBe('EISDIR');
  expect(news).toEqual([{ kind: 'trouble' }]);
  rmSync(join(folder, 'games/game.psn.events'), { recursive: true });
  expect(await store.games.append('game', [saidEvent(1)])).toBe(true);
  expect(store.trouble).toBeUndefined();
  expect(news).toEqual([{ kind: 'trouble' }, { kind: 'trouble' }]);
});

test('finds out by itself when the disk takes something again', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder, 100);
  const news: StoreNews[] = [];
  store.follow((one) => news.push(one));
  await store.openGame('game');
  mkdirSync(join(folder, 'games/game.psn.events/x'), { recursive: true });
  // In the place of what is written to find out.
  mkdirSync(join(folder, '.probe'));
  await expect(store.games.append('game', [saidEvent(1)])).rejects.toThrow();
  expect(store.trouble).toBe('EISDIR');
  rmdirSync(join(folder, '.probe'));
  await eventually(() => expect(store.trouble).toBeUndefined());
  expect(news).toEqual([{ kind: 'trouble' }, { kind: 'trouble' }]);
  expect(existsSync(join(folder, '.probe'))).toBe(false);
});

test('an event of the hall that was cut off is left out; other damage is told', async () => {
  const folder = temporaryFolder();
  const line = JSON.stringify({ seq: 1, at: 1, kind: 'banned', key: 'k' });
  writeFileSync(join(folder, 'hall.events'), `${line}\n${line.slice(0, 20)}`);
  const store = await openStore(folder);
  expect((await store.hall.read(0)).length).toBe(1);
  await store.close();
  writeFileSync(join(folder, 'hall.events'), `${line}\nnothing\n${line}\n`);
  await expect(FolderStore.open(folder, systemTime())).rejects.toBeInstanceOf(LogDamage);
});

test('each person has a folder of their own, whatever their id; that of a guest goes', async () => {
  const folder = temporaryFolder();
  const { people } = await openStore(folder);
  const ids = ['SHA256:a/b', 'SHA256:a_b', '../../x', '', '\0'];
  const folders = [];
  for (const id of ids) {
    const opened = await people.open(id);
    folders.push(opened.folder);
    writeFileSync(join(opened.folder, 'settings'), id);
    expect(statSync(opened.folder).mode & 0o777).toBe(0o700);
    await opened.close();
    expect((await people.open(id)).folder).toBe(opened.folder);
  }
  expect(new Set(folders).size).toBe(ids.length);
  expect(readdirSync(join(folder, 'people')).length).toBe(ids.length);
  const guest = await people.open('guest:1');
  expect(readdirSync(guest.folder)).toEqual([]);
  await guest.close();
  expect(existsSync(guest.folder)).toBe(false);
});
