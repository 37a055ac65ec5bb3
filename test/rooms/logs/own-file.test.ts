import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { GameLock } from '../../../source/records/store/game-lock.ts';
import { GameStore, StoreError } from '../../../source/records/store/store.ts';
import { createRecord, type GameRecord, setTag } from '../../../source/records/tree/record.ts';
import { OwnFile } from '../../../source/rooms/logs/own-file.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { eventually } from '../../helpers/eventually.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const GAME = '20261122-175104-yari-K7M2QX';

function newFile(folder = join(temporaryFolder(), 'games')) {
  const store = new GameStore({ folder, now: () => new Date() });
  const file = new OwnFile(store, GAME);
  onTestFinished(() => file.close());
  return { store, file, path: join(folder, `${GAME}.psn`), folder };
}

function recordBy(black: string): GameRecord {
  const record = createRecord({ variant: yari, start: startPosition(yari) });
  setTag(record, 'Black', black);
  return record;
}

/** The first player of a file. */
function blackOf(store: GameStore, path: string): string | undefined {
  const file = store.load(path);
  return file.ok
    ? file.value.games[0].record?.tags.find(({ name }) => name === 'Black')?.value
    : '';
}

test('the game is saved whole, under its name, and kept from others until it is closed', () => {
  const { store, file, path, folder } = newFile();
  expect(file.path).toBe(path);
  expect(existsSync(folder)).toBe(false);
  const record = recordBy('a');
  expect(file.save(record)).toBe(true);
  setTag(record, 'Black', 'b');
  expect(file.save(record)).toBe(true);
  expect(blackOf(store, path)).toBe('b');
  expect(store.ownerOf(path)?.pid).toBe(process.pid);
  file.close();
  expect(store.ownerOf(path)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([`${GAME}.psn`]);
});

test('a game that another process has is not saved, and is when that has left', () => {
  const { store, file, path } = newFile();
  const other = newFile(dirname(path)).file;
  other.save(recordBy('other'));
  expect(file.save(recordBy('own'))).toBe(false);
  expect(blackOf(store, path)).toBe('other');
  other.close();
  expect(file.save(recordBy('own'))).toBe(true);
  expect(blackOf(store, path)).toBe('own');
});

test('the game is given to another process that asks for it', async () => {
  const { store, file, path } = newFile();
  const record = recordBy('own');
  file.save(record);
  const lock = new GameLock(path);
  await lock.takeOver();
  expect(file.save(record)).toBe(false);
  lock.release();
  expect(file.save(record)).toBe(true);
  expect(store.ownerOf(path)).toBeDefined();
});

test('a lock that was taken is left to its owner', async () => {
  const { file, path } = newFile();
  const record = recordBy('own');
  file.save(record);
  const lockFile = join(dirname(path), `.${GAME}.psn.lock`);
  writeFileSync(lockFile, `${process.ppid} elsewhere\n`);
  expect(file.save(record)).toBe(false);
  file.close();
  expect(existsSync(lockFile)).toBe(true);
  rmSync(lockFile);
  await eventually(() => expect(file.save(record)).toBe(true));
});

test('a lock that was only removed is made again', () => {
  const { store, file, path } = newFile();
  const record = recordBy('own');
  file.save(record);
  rmSync(join(dirname(path), `.${GAME}.psn.lock`));
  expect(file.save(record)).toBe(true);
  expect(store.ownerOf(path)).toBeDefined();
});

test('what somebody else has done to the game meanwhile is not undone', () => {
  const { store, file, path } = newFile();
  const record = recordBy('own');
  file.save(record);
  file.close();
  store.save(path, recordBy('other'));
  expect(() => file.save(record)).toThrow(StoreError);
  expect(blackOf(store, path)).toBe('other');
  expect(store.ownerOf(path)).toBeUndefined();
});

test('what the system refuses is thrown, and the next save tries again', () => {
  const { store, file, path, folder } = newFile();
  writeFileSync(folder, '');
  expect(() => file.save(recordBy('own'))).toThrow(StoreError);
  rmSync(folder);
  expect(file.save(recordBy('own'))).toBe(true);
  expect(blackOf(store, path)).toBe('own');
});

test.each(['../a', '', '.a', 'a.psn'])('a name is one of a file in the folder: %j', (name) => {
  const { store } = newFile();
  expect(() => new OwnFile(store, name)).toThrow(RangeError);
});
