import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { GameLock } from '../../../source/records/store/game-lock.ts';
import { type HallEvent, hallEventSchema } from '../../../source/rooms/hall/hall-event.ts';
import { LongEventFile } from '../../../source/rooms/logs/long-event-file.ts';
import { LogDamage } from '../../../source/rooms/room-log.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** Enough that the file is longer than what is copied. */
const MANY = 4000;

function ban(seq: number): HallEvent {
  return { seq, at: seq, kind: 'banned', key: `key ${seq} ${'é'.repeat(seq % 300)}` };
}

const bans = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ban(first + index));

const linesOf = (events: readonly HallEvent[]) =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

function lockOf(folder: string): GameLock {
  const lock = new GameLock(join(folder, 'house'));
  if (!lock.take().ok) throw new Error('the lock is taken');
  return lock;
}

async function openLong(path: string, lock: GameLock) {
  const file = await LongEventFile.open(path, lock, hallEventSchema);
  onTestFinished(() => file.close());
  return file;
}

/** All events after a number, page by page, and how many pages there were. */
async function readAll(file: LongEventFile<HallEvent>, after = 0) {
  const events: HallEvent[] = [];
  for (let pages = 0; ; pages++) {
    const page = await file.read(after + events.length);
    if (page.length === 0) return { events, pages };
    events.push(...page);
  }
}

function place(events: readonly HallEvent[], rest = '') {
  const folder = temporaryFolder();
  const path = join(folder, 'hall.events');
  writeFileSync(path, `${linesOf(events)}${rest}`);
  return { folder, path };
}

describe('a long log', () => {
  longTest('is taken as it is, read page by page, and goes on in another file', async () => {
    const { folder, path } = place(bans(1, MANY), '{"seq":4001,"at":');
    const before = readFileSync(path);
    const lock = lockOf(folder);
    const one = await openLong(path, lock);
    const { events, pages } = await readAll(one);
    expect(events).toEqual(bans(1, MANY));
    expect(pages).toBeGreaterThan(1);
    expect(await one.append(bans(MANY, MANY))).toBe(false);
    expect(await one.append(bans(MANY + 1, MANY + 3))).toBe(true);
    for (const after of [1, 17, 2999, MANY - 1, MANY, MANY + 2]) {
      expect((await readAll(one, after)).events).toEqual(bans(after + 1, MANY + 3));
    }
    expect(await one.read(MANY + 3)).toEqual([]);
    await one.close();
    expect(readFileSync(`${path}.1`).equals(before)).toBe(true);
    const again = await openLong(path, lock);
    expect((await readAll(again)).events).toEqual(bans(1, MANY + 3));
    expect(await again.append(bans(MANY + 4, MANY + 4))).toBe(true);
  });

  test('has as many files as it needs', async () => {
    const { folder, path } = place(bans(1, MANY));
    const lock = lockOf(folder);
    await (await openLong(path, lock)).close();
    writeFileSync(path, linesOf(bans(MANY + 1, 2 * MANY)));
    const file = await openLong(path, lock);
    expect(await file.append(bans(2 * MANY + 1, 2 * MANY + 1))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('hall'))).toEqual([
      ...['hall.events', 'hall.events.1', `hall.events.${MANY + 1}`],
    ]);
    expect((await readAll(file)).events).toEqual(bans(1, 2 * MANY + 1));
  });

  test('is whole where it was given another name and no more', async () => {
    const { folder, path } = place(bans(1, MANY));
    writeFileSync(`${path}.1`, readFileSync(path));
    writeFileSync(path, '');
    const file = await openLong(path, lockOf(folder));
    expect(await file.append(bans(MANY + 1, MANY + 1))).toBe(true);
    expect((await readAll(file)).events).toEqual(bans(1, MANY + 1));
  });

  test('does not count what a former writer adds later, who is told so', async () => {
    const { folder, path } = place(bans(1, 3));
    const formerLock = lockOf(folder);
    const former = await openLong(path, formerLock);
    appendFileSync(path, linesOf(bans(4, MANY)));
    // Somebody else has the folder for a while.
    formerLock.release();
    const lock = lockOf(folder);
    const other = await openLong(path, lock);
    expect(existsSync(`${path}.1`)).toBe(true);
    expect(await other.append(bans(MANY + 1, MANY + 1))).toBe(true);
    appendFileSync(`${path}.1`, linesOf([{ ...ban(MANY + 1), kind: 'unbanned', key: 'x' }]));
    lock.release();
    await expect(former.append(bans(4, 4))).rejects.toMatchObject({ code: 'open-elsewhere' });
    formerLock.release();
    for (const file of [other, await openLong(path, lockOf(folder))]) {
      expect((await readAll(file)).events).toEqual(bans(1, MANY + 1));
    }
  });

  test('tells of damage on the way, with its line', async () => {
    const { folder, path } = place([...bans(1, 2000), ...bans(2002, MANY)]);
    const file = await openLong(path, lockOf(folder));
    const fault = await readAll(file).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(LogDamage);
    expect(fault).toMatchObject({ file: `${path}.1`, line: 2001 });
  });
});
