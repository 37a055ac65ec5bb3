import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM, run } from '../helpers/komadai.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Starts the program with a cache folder and nothing else in its environment. */
async function startWith(cache: string) {
  const env = { XDG_CACHE_HOME: cache };
  const words = [process.execPath, PROGRAM, 'rules', 'yari'];
  const { status, stdout, stderr } = await run(words, { cwd: temporaryFolder(), env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Yari shogi');
}

/** The kept code of a cache folder. */
function keptIn(cache: string): string[] {
  const folder = join(cache, 'komadai');
  return readdirSync(folder).map((name) => join(folder, name));
}

// Other systems have other folders.
test.runIf(process.platform === 'linux')('the code of a command is kept once', async () => {
  const cache = temporaryFolder();
  await startWith(cache);
  const kept = keptIn(cache);
  expect(kept).toHaveLength(1);
  await startWith(cache);
  expect(keptIn(cache)).toEqual(kept);
});

test.runIf(process.platform === 'linux').each([
  ['cut', (file: string) => truncateSync(file, 1000)],
  ['empty', (file: string) => truncateSync(file, 0)],
  ['something else', (file: string) => writeFileSync(file, 'x'.repeat(100_000))],
])('the program starts where the kept code is %s', async (_, damage) => {
  const cache = temporaryFolder();
  await startWith(cache);
  for (const file of keptIn(cache)) damage(file);
  await startWith(cache);
});

test.each([
  ['is a file', PROGRAM],
  ['cannot be made', join(PROGRAM, 'below')],
])('the program starts where the cache folder %s', (_, cache) => startWith(cache));
