import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { GameLock } from '../../../source/records/store/game-lock.ts';
import { StoreError } from '../../../source/records/store/store.ts';
import { createRecord, type GameRecord, mainLine } from '../../../source/records/tree/record.ts';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { eventually } from '../../helpers/eventually.ts';
import { inNoTime } from '../../helpers/in-no-time.ts';
import { longTest, sharedTest, stepOf, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testLog } from './log-contract.ts';
import { GAME, newLog, newStore, openLog } from './open-log.ts';
import { saidEvent, saidEvents } from './said-event.ts';

function newRecord(): GameRecord {
  return createRecord({ variant: yari, start: startPosition(yari) });
}

/** What stands in a file after some appends. */
function linesOf(...appends: readonly (readonly RoomEvent[])[]): string {
  return appends
    .map((events) => `${events.map((event) => JSON.stringify(event)).join(',\n')}\n`)
    .join('');
}

/** The methods of all file handles, to put others in their place for the test. */
async function fileHandles(): Promise<FileHandle> {
  const handle = await open(temporaryFolder());
  await handle.close();
  onTestFinished(() => void vi.restoreAllMocks());
  return Object.getPrototypeOf(handle);
}

/** Lets the next write stop short. @param sizeOf gives how much of a length finds room */
function stopShort(handles: FileHandle, sizeOf: (length: number) => number): void {
  const { write } = handles;
  vi.spyOn(handles, 'write').mockImplementationOnce(function (
    this: FileHandle,
    ...args: unknown[]
  ) {
    const [bytes, from, length, at] = args;
    return Reflect.apply(write, this, [bytes, from, sizeOf(Number(length)), at]);
  });
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

testLog('a FileLog', () => {
  const folder = temporaryFolder();
  return {
    open: async (...games) => {
      const { log } = newLog(folder);
      for (const game of games) await log.open(game, 'normal');
      onTestFinished(() =>
        Promise.all(games.map((game) => log.close(game, false).catch(() => {}))).then(() => {}),
      );
      return log;
    },
  };
});

describe('the file of events', () => {
  test('is made with the first of them, holds one a line, and goes with the game', async () => {
    const { log, events, folder } = await openLog();
    expect(existsSync(events)).toBe(false);
    await log.append(GAME, [saidEvent(1)]);
    await log.append(GAME, saidEvents(2, 3));
    expect(readFileSync(events, 'utf8')).toBe(linesOf([saidEvent(1)], saidEvents(2, 3)));
    await log.close(GAME, true);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('stays if the game is not forgotten', async () => {
    const { log, events, folder } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    await log.close(GAME, false);
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([events]);
  });

  test('is made in a folder that has gone since', async () => {
    const { log, folder, told } = await openLog();
    rmSync(folder, { recursive: true });
    expect(await log.append(GAME, [saidEvent(1)])).toBe(true);
    expect(await log.append(GAME, [saidEvent(2)])).toBe(true);
    expect(told).toEqual([]);
  });

  test('is for games that are open', async () => {
    const { log } = newLog();
    await expect(log.append(GAME, [saidEvent(1)])).rejects.toThrow(RangeError);
    await expect(log.keep(GAME, newRecord())).rejects.toThrow(RangeError);
    await expect(log.close(GAME, true)).rejects.toThrow(RangeError);
  });

  test('can be read before the game is open', async () => {
    const { log, folder, events } = newLog();
    mkdirSync(folder, { recursive: true });
    writeFileSync(events, linesOf(saidEvents(1, 3)));
    expect(await log.read(GAME, 1)).toEqual(saidEvents(2, 3));
  });

  test.each(['../a', 'a/b', '', '.a'])('is in the folder: %j', async (game) => {
    const { log } = newLog();
    await expect(log.open(game, 'normal')).rejects.toThrow(RangeError);
  });

  test('takes only events without a gap', async () => {
    const { log } = await openLog();
    const events = [saidEvent(1), saidEvent(3)];
    await expect(log.append(GAME, events)).rejects.toThrow(RangeError);
    expect(await log.append(GAME, [saidEvent(1)])).toBe(true);
  });

  test('holds what was appended as it was then', async () => {
    const { log } = await openLog();
    const event = { ...saidEvent(1), kind: 'said' as const, text: 'a' };
    const appended = log.append(GAME, [event]);
    event.text = 'b';
    await appended;
    expect(await log.read(GAME, 0)).toEqual([saidEvent(1, 'a')]);
  });
});

describe('an append that was cut off', () => {
  sharedTest.each([
    ['one event', [saidEvent(3, 'あ🦊')]],
    ['three events', saidEvents(3, 5)],
  ])('is left out wherever the cut is, and the next takes its place: %s', async (_, last) => {
    const folder = temporaryFolder();
    const { log, events } = newLog(folder);
    const good = linesOf([saidEvent(1)], [saidEvent(2)]);
    const bytes = Buffer.from(good + linesOf(last));
    const next = saidEvent(3, 'next');
    for (let size = Buffer.byteLength(good); size < bytes.length; size += stepOf(4)) {
      writeFileSync(events, bytes.subarray(0, size));
      expect(await log.read(GAME, 0), `${size} bytes`).toEqual(saidEvents(1, 2));
      await log.open(GAME, 'normal');
      expect(await log.read(GAME, 0), `${size} bytes`).toEqual(saidEvents(1, 2));
      expect(await log.append(GAME, [next])).toBe(true);
      await log.close(GAME, false);
      expect(readFileSync(events, 'utf8'), `${size} bytes`).toBe(good + linesOf([next]));
    }
    writeFileSync(events, bytes);
    expect(await log.read(GAME, 2)).toEqual(last);
  });

  test.each([
    ['half an event and a line end', '{"seq":3,"at":1,\n'],
    ['zeros', '\0'.repeat(100)],
    ['a number that is not the next', linesOf([saidEvent(5)])],
    ['a number again', linesOf([saidEvent(2)])],
    ['half of an append, and no event', `${JSON.stringify(saidEvent(3))},\n{"se\n`],
  ])('is left out: %s', async (_, rest) => {
    const { log, events } = newLog(temporaryFolder());
    writeFileSync(events, linesOf(saidEvents(1, 2)) + rest);
    expect(await log.read(GAME, 0)).toEqual(saidEvents(1, 2));
  });
});

describe('a file that is damaged', () => {
  const first = linesOf([saidEvent(1)]);

  test.each([
    ['half an event', `${first}{"seq":2,"at"\n${linesOf([saidEvent(3)])}`, 2],
    ['an empty line', `${first}\n${linesOf([saidEvent(2)])}`, 2],
    ['a gap', first + linesOf([saidEvent(3)], [saidEvent(4)]), 2],
    ['the first twice', first + first + linesOf([saidEvent(2)]), 2],
    ['in the first line', `x\n${first}`, 1],
    ['in the middle of an append', `${first}${JSON.stringify(saidEvent(2))},\nx\n${first}`, 3],
    ['another kind of event, in the last line', `${first}{"seq":2,"at":1,"kind":"new"}\n`, 2],
    ['a number below 1', '{"seq":0,"at":1,"kind":"continued"}\n', 1],
  ])('is not used, and stays: %s', async (_, text, line) => {
    const { log, folder, events } = newLog(temporaryFolder());
    writeFileSync(events, text);
    const damage = { name: 'LogDamage', file: events, line };
    await expect(log.read(GAME, 0)).rejects.toMatchObject(damage);
    await expect(log.open(GAME, 'normal')).rejects.toMatchObject(damage);
    expect(readFileSync(events, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

describe('a write that fails', () => {
  test('adds nothing, and leaves nothing in the file', async () => {
    const { log, events } = await openLog();
    await log.append(GAME, saidEvents(1, 2));
    const handles = await fileHandles();
    stopShort(handles, (length) => Math.floor(length / 2));
    vi.spyOn(handles, 'write').mockRejectedValueOnce(systemError('ENOSPC'));
    await expect(log.append(GAME, saidEvents(3, 5))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readFileSync(events, 'utf8')).toBe(linesOf(saidEvents(1, 2)));
    expect(await log.append(GAME, [saidEvent(3, 'again')])).toBe(true);
    expect(await log.read(GAME, 2)).toEqual([saidEvent(3, 'again')]);
  });

  test('that only stops short goes on', async () => {
    const { log, events } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const handles = await fileHandles();
    stopShort(handles, () => 7);
    expect(await log.append(GAME, saidEvents(2, 3))).toBe(true);
    expect(readFileSync(events, 'utf8')).toBe(linesOf([saidEvent(1)], saidEvents(2, 3)));
  });

  test('adds nothing either if it is the flush', async () => {
    const { log, events } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const handles = await fileHandles();
    vi.spyOn(handles, 'datasync').mockRejectedValueOnce(systemError('EIO'));
    await expect(log.append(GAME, [saidEvent(2)])).rejects.toMatchObject({ code: 'EIO' });
    expect(readFileSync(events, 'utf8')).toBe(linesOf([saidEvent(1)]));
    expect(await log.append(GAME, [saidEvent(2)])).toBe(true);
  });

  test('fails all of its group, and those that follow it; another gets the number', async () => {
    const { log } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const handles = await fileHandles();
    let other = Promise.resolve(false);
    let following = Promise.resolve(false);
    vi.spyOn(handles, 'datasync').mockImplementationOnce(async () => {
      following = log.append(GAME, [saidEvent(4)]);
      other = log.append(GAME, [saidEvent(2, 'other')]);
      following.catch(() => {});
      throw systemError('EIO');
    });
    const group = [log.append(GAME, [saidEvent(2)]), log.append(GAME, [saidEvent(3)])];
    const results = await Promise.allSettled(group);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(following).rejects.toMatchObject({ code: 'EIO' });
    expect(await other).toBe(true);
    expect(await log.read(GAME, 1)).toEqual([saidEvent(2, 'other')]);
  });

  test('and cannot be cut off bars the others until it can', async () => {
    const { log, events } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const handles = await fileHandles();
    vi.spyOn(handles, 'datasync').mockRejectedValueOnce(systemError('EIO'));
    vi.spyOn(handles, 'truncate')
      .mockRejectedValueOnce(systemError('EROFS'))
      .mockRejectedValueOnce(systemError('EROFS'));
    await expect(log.append(GAME, saidEvents(2, 9))).rejects.toMatchObject({ code: 'EIO' });
    await expect(log.append(GAME, [saidEvent(2)])).rejects.toMatchObject({ code: 'EROFS' });
    expect(await log.read(GAME, 0)).toEqual([saidEvent(1)]);
    expect(await log.append(GAME, [saidEvent(2)])).toBe(true);
    expect(readFileSync(events, 'utf8')).toBe(linesOf([saidEvent(1)], [saidEvent(2)]));
  });

  test('of the first event leaves the game without any', async () => {
    const { log } = await openLog();
    const handles = await fileHandles();
    vi.spyOn(handles, 'write').mockRejectedValueOnce(systemError('ENOSPC'));
    await expect(log.append(GAME, [saidEvent(1)])).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await log.read(GAME, 0)).toEqual([]);
    expect(await log.append(GAME, [saidEvent(1)])).toBe(true);
  });
});

test('nothing is read that is not durable yet', async () => {
  const { log, events } = await openLog();
  await log.append(GAME, [saidEvent(1)]);
  const handles = await fileHandles();
  const seen: unknown[] = [];
  const { datasync } = handles;
  vi.spyOn(handles, 'datasync').mockImplementationOnce(async function (this: FileHandle) {
    seen.push(readFileSync(events, 'utf8').split('\n').length, await log.read(GAME, 0));
    return datasync.call(this);
  });
  await log.append(GAME, [saidEvent(2)]);
  expect(seen).toEqual([3, [saidEvent(1)]]);
});

test('appends that come during a flush go out with one flush', async () => {
  const { log } = await openLog();
  await log.append(GAME, [saidEvent(1)]);
  const handles = await fileHandles();
  const flushes = vi.spyOn(handles, 'datasync');
  const appends = [log.append(GAME, [saidEvent(2)])];
  await eventually(() => expect(flushes).toHaveBeenCalledTimes(1));
  for (const event of saidEvents(3, 50)) appends.push(log.append(GAME, [event]));
  expect(await Promise.all(appends)).not.toContain(false);
  expect(flushes).toHaveBeenCalledTimes(2);
});

longTest('more than 64 games may be open at once', async () => {
  const { log } = newLog();
  const games = Array.from({ length: 100 }, (_, index) => `game-${index}`);
  for (const game of games) await log.open(game, 'normal');
  onTestFinished(() => Promise.all(games.map((game) => log.close(game, true))).then(() => {}));
  const added = games.flatMap((game) => saidEvents(1, 9).map((event) => log.append(game, [event])));
  expect(await Promise.all(added)).not.toContain(false);
  for (const game of games) expect(await log.read(game, 0)).toEqual(saidEvents(1, 9));
});

describe('the games that have events', () => {
  test('come the last played first', async () => {
    const { log, folder } = newLog();
    expect(await log.unfinished()).toEqual([]);
    mkdirSync(folder, { recursive: true });
    for (const [index, name] of ['a', 'c', 'b'].entries()) {
      writeFileSync(join(folder, `${name}.psn.events`), '');
      utimesSync(join(folder, `${name}.psn.events`), 1000 + index, 1000 + index);
    }
    for (const name of ['d.psn', '.e.psn.events', 'f.events'])
      writeFileSync(join(folder, name), '');
    expect(await log.unfinished()).toEqual(['b', 'c', 'a']);
  });

  test('are no longer those that are forgotten', async () => {
    const { log } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    expect(await log.unfinished()).toEqual([GAME]);
    await log.close(GAME, true);
    expect(await log.unfinished()).toEqual([]);
  });
});

describe('what a person reads', () => {
  test('is the game under its name, again and again', async () => {
    const { log, path, folder } = await openLog();
    const record = newRecord();
    await log.keep(GAME, record);
    record.tags.push({ name: 'Black', value: '佐藤' });
    await log.keep(GAME, record);
    const file = newStore(folder).load(path);
    expect(file.ok && file.value.games[0].record?.tags).toEqual(record.tags);
    expect(file.ok && file.value.games[0].record && mainLine(file.value.games[0].record)).toEqual(
      [],
    );
    await log.close(GAME, true);
    expect(existsSync(path)).toBe(true);
  });

  test('is replaced after a restart, by a record made anew', async () => {
    const { log, path } = await openLog();
    await log.keep(GAME, newRecord());
    await log.close(GAME, false);
    const { log: next } = await openLog(join(path, '..'));
    const record = newRecord();
    record.tags.push({ name: 'Black', value: 'Guest' });
    await next.keep(GAME, record);
    expect(readFileSync(path, 'utf8')).toContain('[Black "Guest"]');
  });

  test('is not replaced if another process has the game', async () => {
    const { log, path } = await openLog();
    await log.keep(GAME, newRecord());
    writeFileSync(join(path, '..', `.${GAME}.psn.lock`), `${process.ppid} elsewhere\n`);
    const kept = log.keep(GAME, newRecord());
    await expect(kept).rejects.toThrow(StoreError);
    await expect(kept).rejects.toMatchObject({ cause: { code: 'open-elsewhere' } });
  });
});

describe('a game that another has open', () => {
  test('is not opened, and its owner goes on', async () => {
    const { log, folder } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const other = newLog(folder);
    expect(await other.log.open(GAME, 'normal')).toMatchObject({
      ok: false,
      fault: { code: 'open-elsewhere', pid: process.pid },
    });
    expect(await other.log.read(GAME, 0)).toEqual([saidEvent(1)]);
    expect(await log.append(GAME, [saidEvent(2)])).toBe(true);
  });

  test('is given when it is asked for', async () => {
    const { log, told, folder } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const other = newLog(folder);
    const opened = other.log.open(GAME, 'take-over');
    await eventually(() => expect(told).toEqual([`asked ${GAME}`]));
    await log.close(GAME, false);
    expect(await opened).toEqual({ ok: true, value: undefined });
    expect(await other.log.append(GAME, [saidEvent(2)])).toBe(true);
    await other.log.close(GAME, true);
  });

  test('is lost by an owner that does not answer: nothing of it is added from then on', async () => {
    const { log, told, folder, events } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const other = newLog(folder);
    expect((await inNoTime(() => other.log.open(GAME, 'take-over'))).ok).toBe(true);
    const late = log.append(GAME, [saidEvent(2, 'late')]);
    await expect(late).rejects.toMatchObject({ code: 'open-elsewhere' });
    expect(told).toEqual([`asked ${GAME}`, `lost ${GAME}`]);
    await expect(log.append(GAME, [saidEvent(2)])).rejects.toMatchObject({
      code: 'open-elsewhere',
    });
    expect(await other.log.append(GAME, [saidEvent(2)])).toBe(true);
    await log.close(GAME, true);
    expect(readFileSync(events, 'utf8')).toBe(linesOf([saidEvent(1)], [saidEvent(2)]));
    expect(newStore(folder).ownerOf(events.replace('.events', ''))).toBeDefined();
    await other.log.close(GAME, true);
  });

  test('is lost if the file has lost its name, with a lock that is free again', async () => {
    const { log, told, events } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    writeFileSync(`${events}.copy`, readFileSync(events));
    renameSync(`${events}.copy`, events);
    const late = log.append(GAME, [saidEvent(2)]);
    await expect(late).rejects.toMatchObject({ code: 'open-elsewhere' });
    expect(told).toEqual([`lost ${GAME}`]);
    expect(readFileSync(events, 'utf8')).toBe(linesOf([saidEvent(1)]));
  });

  test('is lost with its lock, even before its file is replaced', async () => {
    const { log, folder } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    writeFileSync(join(folder, `.${GAME}.psn.lock`), `${process.ppid} elsewhere\n`);
    const late = log.append(GAME, [saidEvent(2)]);
    await expect(late).rejects.toMatchObject({ code: 'open-elsewhere', by: { host: 'elsewhere' } });
    expect(await log.read(GAME, 0)).toEqual([saidEvent(1)]);
  });

  test.each([
    ['before the file is made', 1, false],
    ['while the file is made', 2, true],
  ])('has no events of ours, if it is lost %s', async (_, look, isMade) => {
    const { log, folder, events } = await openLog();
    const { take } = GameLock.prototype;
    let looks = 0;
    vi.spyOn(GameLock.prototype, 'take').mockImplementation(function (this: GameLock) {
      if (++looks === look) {
        writeFileSync(join(folder, `.${GAME}.psn.lock`), `${process.ppid} elsewhere\n`);
      }
      return take.call(this);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const late = log.append(GAME, [saidEvent(1)]);
    await expect(late).rejects.toMatchObject({ code: 'open-elsewhere' });
    expect(looks).toBe(look);
    expect(existsSync(events)).toBe(isMade);
    if (isMade) expect(readFileSync(events, 'utf8')).toBe('');
  });

  test('is noticed without an append', async () => {
    const { told, folder } = await openLog();
    writeFileSync(join(folder, `.${GAME}.psn.lock`), `${process.ppid} elsewhere\n`);
    await eventually(() => expect(told).toEqual([`lost ${GAME}`]));
  });

  test('stays ours if the lock was only removed', async () => {
    const { log, told, folder } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const lock = join(folder, `.${GAME}.psn.lock`);
    rmSync(lock);
    expect(await log.append(GAME, [saidEvent(2)])).toBe(true);
    expect(statSync(lock).isFile()).toBe(true);
    expect(told).toEqual([]);
  });

  test('its former file takes what the former owner still writes', async () => {
    const { log, events, folder } = await openLog();
    await log.append(GAME, [saidEvent(1)]);
    const former = await open(events, 'r+');
    await log.close(GAME, false);
    const { log: next } = await openLog(folder);
    await former.write('x'.repeat(1000), 0);
    await former.close();
    expect(await next.append(GAME, [saidEvent(2)])).toBe(true);
    expect(await next.read(GAME, 0)).toEqual(saidEvents(1, 2));
  });
});
