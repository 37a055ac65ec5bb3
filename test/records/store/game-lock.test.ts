import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Dispute, GameLock } from '../../../source/records/store/game-lock.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { resumeFaultText } from '../../../source/text/records.ts';
import { eventually } from '../../helpers/eventually.ts';
import { inNoTime } from '../../helpers/in-no-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** A number that no process has: the largest that Linux, macOS and Windows allow, and one more. */
const DEAD_PID = 4_194_305;

/** When a process began, as Linux tells. */
const START = existsSync('/proc/self/stat') ? '\\d+' : '-';

/** What stands in a lock of this process. */
const OWN = new RegExp(`^${process.pid} ${hostname()} ${START} [a-z0-9]+\n$`);

function places() {
  const folder = temporaryFolder();
  return { folder, game: join(folder, 'a.psn'), lockFile: join(folder, '.a.psn.lock') };
}

describe('a lock', () => {
  test('is a hidden file beside the game with process and machine, until it is released', () => {
    const { game, lockFile } = places();
    const lock = new GameLock(game);
    expect(existsSync(lockFile)).toBe(false);
    expect(lock.take()).toEqual({ ok: true, value: 'made' });
    expect(lock.take()).toEqual({ ok: true, value: 'kept' });
    expect(readFileSync(lockFile, 'utf8')).toMatch(OWN);
    lock.release();
    expect(existsSync(lockFile)).toBe(false);
  });

  test('keeps others out, in the same process too, and may be taken again by its owner', () => {
    const { game, lockFile } = places();
    const [first, second] = [new GameLock(game), new GameLock(game)];
    first.take();
    const fault = { code: 'open-elsewhere', pid: process.pid, lockFile };
    expect(second.take()).toEqual({ ok: false, fault });
    expect(first.take().ok).toBe(true);
    second.release();
    expect(second.take()).toEqual({ ok: false, fault });
    first.release();
    expect(second.take().ok).toBe(true);
    expect(first.take().ok).toBe(false);
    second.release();
  });

  test('is the same for a link to the game', () => {
    const { folder, game } = places();
    const link = join(folder, 'b.psn');
    writeFileSync(game, '');
    symlinkSync(game, link);
    const lock = new GameLock(game);
    lock.take();
    expect(new GameLock(link).take().ok).toBe(false);
    lock.release();
  });

  test('that was removed is made again; one that another has got by then is not ours', () => {
    const { game, lockFile } = places();
    const lock = new GameLock(game);
    lock.take();
    rmSync(lockFile);
    expect(lock.take().ok).toBe(true);
    writeFileSync(lockFile, '1 elsewhere\n');
    expect(lock.take()).toEqual({
      ok: false,
      fault: { code: 'open-elsewhere', pid: 1, host: 'elsewhere', lockFile },
    });
    lock.release();
    expect(readFileSync(lockFile, 'utf8')).toBe('1 elsewhere\n');
  });

  test('cannot be taken where the folder is gone, and is when that is back', () => {
    const { folder, game } = places();
    const lock = new GameLock(join(folder, 'gone', 'a.psn'));
    expect(() => lock.take()).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    expect(new GameLock(game).take().ok).toBe(true);
  });
});

describe('a lock that is there already', () => {
  test.each<[name: string, content: string, isFree: boolean]>([
    ['of a dead process', `${DEAD_PID} ${hostname()}\n`, true],
    ['of this process, which has none', `${process.pid} ${hostname()}\n`, true],
    ['without a text', '', true],
    ['that was cut off', '12', true],
    ['of a living process', `${process.ppid} ${hostname()}\n`, false],
    ['of another machine', `${DEAD_PID} elsewhere\n`, false],
  ])('%s', (_, content, isFree) => {
    const { game, lockFile } = places();
    writeFileSync(lockFile, content);
    const lock = new GameLock(game);
    expect(lock.take().ok).toBe(isFree);
    const found = readFileSync(lockFile, 'utf8');
    if (isFree) expect(found).toMatch(OWN);
    else expect(found).toBe(content);
    lock.release();
    expect(existsSync(lockFile)).toBe(!isFree);
  });

  test('of a number that was given anew since the system started', () => {
    const { game, lockFile } = places();
    writeFileSync(lockFile, `${process.ppid} ${hostname()}\n`);
    utimesSync(lockFile, 1000, 1000);
    const lock = new GameLock(game);
    expect(lock.take().ok).toBe(true);
    lock.release();
  });
});

/** The start of a living process, other than this one. */
function startOf(pid: number): string {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

describe.runIf(existsSync('/proc/self/stat'))('a number that was given anew', () => {
  const { ppid } = process;
  const host = hostname();

  test.each<[name: string, content: () => string, isFree: boolean]>([
    ['the same process', () => `${ppid} ${host} ${startOf(ppid)} x\n`, false],
    ['one that began at another time', () => `${ppid} ${host} 12 x\n`, true],
    ['this process, that began at another time', () => `${process.pid} ${host} 12 x\n`, true],
  ])('%s', (_, content, isFree) => {
    const { game, lockFile } = places();
    writeFileSync(lockFile, content());
    expect(new GameLock(game).take().ok).toBe(isFree);
  });

  test('in a lock of an earlier version, which is older than the process', () => {
    const { game, lockFile } = places();
    const bootedMs = Date.now() - uptime() * 1000;
    const startedMs = bootedMs + Number(startOf(ppid)) * 10;
    for (const [beforeMs, isFree] of [
      [-5000, false],
      [5000, true],
    ] as const) {
      writeFileSync(lockFile, `${ppid} ${host}\n`);
      utimesSync(lockFile, new Date(), new Date(startedMs - beforeMs));
      const lock = new GameLock(game);
      expect(lock.take().ok).toBe(isFree);
      lock.release();
    }
  });
});

describe('a lock of another machine', () => {
  test.each<[name: string, content: string, ageS: number, isFree: boolean]>([
    ['touched just now', '12 elsewhere 34 x\n', 0, false],
    ['touched 50 s ago', '12 elsewhere 34 x\n', 50, false],
    ['not touched for 70 s', '12 elsewhere 34 x\n', 70, true],
    ['of an earlier version, three days old', '12 elsewhere\n', 259_200, true],
    ['touched in the future', '12 elsewhere 34 x\n', -500, false],
  ])('%s', (_, content, ageS, isFree) => {
    const { game, lockFile } = places();
    writeFileSync(lockFile, content);
    const at = Date.now() / 1000 - ageS;
    utimesSync(lockFile, at, at);
    expect(new GameLock(game).take().ok).toBe(isFree);
  });

  test('is judged by the clock of the file system, not by that of this machine', () => {
    vi.useFakeTimers({ now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { folder, game, lockFile } = places();
    writeFileSync(lockFile, '12 elsewhere 34 x\n');
    expect(new GameLock(game).take().ok).toBe(false);
    expect(readdirSync(folder)).toEqual(['.a.psn.lock']);
  });

  test('is touched every ten seconds while it is ours, and only then', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { game, lockFile } = places();
    const lock = new GameLock(game);
    lock.take();
    lock.guard(() => {});
    const touchedMs = () => statSync(lockFile).mtimeMs;
    utimesSync(lockFile, 1000, 1000);
    vi.advanceTimersByTime(10_000);
    expect(touchedMs()).toBeGreaterThan(Date.now() - 60_000);
    const own = readFileSync(lockFile, 'utf8');
    expect(own).toMatch(OWN);
    writeFileSync(lockFile, '12 elsewhere 34 x\n');
    utimesSync(lockFile, 1000, 1000);
    vi.advanceTimersByTime(10_000);
    expect(touchedMs()).toBe(1_000_000);
    writeFileSync(lockFile, own);
    lock.release();
    expect([existsSync(lockFile), vi.getTimerCount()]).toEqual([false, 0]);
  });
});

describe('taking over', () => {
  test('asks the owner, who gives it up', async () => {
    const { folder, game } = places();
    const [first, second] = [new GameLock(game), new GameLock(game)];
    first.take();
    let asked: Dispute | undefined;
    first.guard((dispute) => {
      asked = dispute;
      first.release();
    });
    await second.takeOver();
    expect(asked).toMatchObject({ kind: 'asked', by: { pid: process.pid } });
    expect([first.isOurs, second.isOurs]).toEqual([false, true]);
    expect(readdirSync(folder)).toEqual(['.a.psn.lock']);
  });

  test('takes it from an owner who does not answer, and who is told', async () => {
    const { folder, game } = places();
    const [first, second] = [new GameLock(game), new GameLock(game)];
    first.take();
    await inNoTime(() => second.takeOver());
    expect([first.isOurs, second.isOurs]).toEqual([false, true]);
    const told = await new Promise<Dispute>((resolve) => first.guard(resolve));
    expect(told).toMatchObject({ kind: 'taken', by: { pid: process.pid } });
    first.release();
    expect(readdirSync(folder)).toEqual(['.a.psn.lock']);
  });

  test('removes what others were about to rename, and nothing of other games', () => {
    const { folder, game } = places();
    const others = ['a.psn', '.a.psn.x.psn.123.tmp', '.ab.psn.123.tmp', 'a.psn.123.tmp'];
    for (const name of [...others, '.a.psn.abc123.tmp', '.a.psn.77.tmp', '.a.psn.ask']) {
      writeFileSync(join(folder, name), '');
    }
    new GameLock(game).take();
    expect(readdirSync(folder).sort()).toEqual([...others, '.a.psn.lock'].sort());
  });

  test('tells an owner whose lock was removed', async () => {
    const { game, lockFile } = places();
    const lock = new GameLock(game);
    lock.take();
    const told = new Promise<Dispute>((resolve) => lock.guard(resolve));
    rmSync(lockFile);
    expect(await told).toEqual({ kind: 'gone' });
    lock.release();
  });
});

test.each([
  [{ pid: 12 }, 'process 12'],
  [{ pid: 12, host: 'b' }, 'process 12 on "b"'],
])('what is said of %o names the lock and the ways out', (owner, who) => {
  const fault = { code: 'open-elsewhere', lockFile: 'x/.a.psn.lock', ...owner } as const;
  expect(resumeFaultText(ENGLISH, 'a', fault)).toBe(
    `a: this game is open in another komadai (${who}). --take takes it over. Where that komadai is gone for certain, delete x/.a.psn.lock`,
  );
});

test.runIf(existsSync('/proc/self/stat'))('who has ended unnoticed holds no lock', async () => {
  const { game, lockFile } = places();
  // The child ends when its parent is a program that collects no children.
  const script = 'cat <&3 & echo $!; exec sleep 60 3<&-';
  const parent = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
  onTestFinished(() => void parent.kill());
  const [text] = await once(parent.stdout as Readable, 'data');
  const pid = Number(String(text));
  await eventually(() => expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'));
  (parent.stdio[3] as Writable).end();
  await eventually(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '));
  writeFileSync(lockFile, `${pid} ${hostname()}\n`);
  expect(new GameLock(game).take().ok).toBe(true);
});
