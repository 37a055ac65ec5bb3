import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROGRAM, run } from '../helpers/komadai.ts';
import { longTest, shareOf } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Starts the program with an environment of nothing else. */
function startWith(env: Readonly<Record<string, string>>) {
  return run([process.execPath, PROGRAM, 'rules', 'yari'], { cwd: temporaryFolder(), env });
}

/** The code that is kept in a folder: its only file. */
function codeIn(cache: string): string {
  const folder = join(cache, 'komadai');
  expect(readdirSync(folder)).toHaveLength(1);
  return join(folder, ...readdirSync(folder));
}

// Other systems have other folders.
describe.skipIf(process.platform !== 'linux')('compiled code', () => {
  test('is kept for the next start, which takes it as it is', async () => {
    const cache = temporaryFolder();
    await startWith({ XDG_CACHE_HOME: cache });
    const { ino } = statSync(codeIn(cache));
    await startWith({ XDG_CACHE_HOME: cache });
    expect(statSync(codeIn(cache)).ino).toBe(ino);
  });

  longTest('is kept anew in the place of what is none, and what is old goes', async () => {
    const cache = temporaryFolder();
    await startWith({ XDG_CACHE_HOME: cache });
    const file = codeIn(cache);
    writeFileSync(file, 'no code');
    const old = join(cache, 'komadai/old');
    writeFileSync(old, '');
    const day = Date.now() / 1000 - 31 * 24 * 3600;
    utimesSync(old, day, day);
    const { status, stdout } = await startWith({ XDG_CACHE_HOME: cache });
    expect(status).toBe(0);
    expect(stdout).toContain('Yari shogi');
    expect(statSync(codeIn(cache)).size).toBeGreaterThan(100_000);
  });
});

test.each(
  shareOf(
    [
      ['is a file', () => PROGRAM],
      ['cannot be made', () => join(PROGRAM, 'below')],
    ],
    2,
  ),
)('the program starts where the cache folder %s', async (_, cache) => {
  const { status, stdout, stderr } = await startWith({ XDG_CACHE_HOME: cache() });
  expect({ status, stderr, isWhole: stdout.includes('Yari shogi') }).toEqual({
    status: 0,
    stderr: '',
    isWhole: true,
  });
  expect(existsSync(join(PROGRAM, 'below'))).toBe(false);
});
