import { existsSync, readdirSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM, run } from '../helpers/komadai.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Starts the program with an environment of nothing else. */
function startWith(env: Readonly<Record<string, string>>) {
  return run([process.execPath, PROGRAM, 'rules', 'yari'], { cwd: temporaryFolder(), env });
}

// Node 20 keeps no compiled code, and other systems have other folders.
test.skipIf(!('enableCompileCache' in module) || process.platform !== 'linux')(
  'compiled code is kept in the cache folder of the user',
  async () => {
    const cache = temporaryFolder();
    await startWith({ XDG_CACHE_HOME: cache });
    expect(readdirSync(join(cache, 'komadai'))).not.toEqual([]);
  },
);

test.each([
  ['is a file', () => PROGRAM],
  ['cannot be made', () => join(PROGRAM, 'below')],
])('the program starts where the cache folder %s', async (_, cache) => {
  const { status, stdout, stderr } = await startWith({ XDG_CACHE_HOME: cache() });
  expect({ status, stderr, isWhole: stdout.includes('Yari shogi') }).toEqual({
    status: 0,
    stderr: '',
    isWhole: true,
  });
  expect(existsSync(join(PROGRAM, 'below'))).toBe(false);
});
