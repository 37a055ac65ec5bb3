import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GameLock } from '../../source/records/game-lock.ts';
import { resumeFaultText } from '../../source/text/record-fault.ts';
import { eventually } from '../helpers/eventually.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A number that no process has: the largest that Linux, macOS and Windows allow, and one more. */
const DEAD_PID = 4_194_305;

function places() {
  const folder = temporaryFolder();
  return { folder, game: join(folder, 'a.psn'), lockFile: join(folder, '.a.psn.lock') };
}

describe('a lock', () => {
  test('is a hidden file beside the game with process and machine, until it is released', () => {
    const { game, lockFile } = places();
    const lock = new GameLock(game);
    expect(existsSync(lockFile)).toBe(false);
    expect(lock.take()).toEqual({ ok: true, value: undefined });
    expect(readFileSync(lockFile, 'utf8')).toBe(`${process.pid} ${hostname()}\n`);
    lock.release();
    expect(existsSync(lockFile)).toBe(false);
  });

  test('keeps others out, in the same process too, and may be taken again by its owner', () => {
    const { game } = places();
    const [first, second] = [new GameLock(game), new GameLock(game)];
    first.take();
    const fault = { code: 'open-elsewhere', pid: process.pid };
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
      fault: { code: 'open-elsewhere', pid: 1, host: 'elsewhere' },
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
    const expected = isFree ? `${process.pid} ${hostname()}\n` : content;
    expect(readFileSync(lockFile, 'utf8')).toBe(expected);
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

test.each([
  [{ pid: 12 }, 'a: this game is open in another komadai (process 12)'],
  [{ pid: 12, host: 'b' }, 'a: this game is open in another komadai (process 12 on "b")'],
])('what is said of %o', (owner, sentence) => {
  expect(resumeFaultText('a', { code: 'open-elsewhere', ...owner })).toBe(sentence);
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
