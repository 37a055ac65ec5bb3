import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { MOST_BYTES } from '../../source/records/store/game-file.ts';
import { GameStore } from '../../source/records/store/store.ts';
import { runCommand } from '../helpers/command.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const TOO_LARGE = 'more than 64 MB; files as large as that are not read';

longTest('a file that is too large is not read', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'large.psn');
  writeFileSync(path, '');
  truncateSync(path, MOST_BYTES + 1);
  const { status, stderr } = await runCommand(['check', path]);
  expect([status, stderr]).toEqual([1, `komadai check: ${path}: ${TOO_LARGE}\n`]);
  const store = new GameStore({ folder, now: () => new Date() });
  expect(store.load(path)).toMatchObject({ ok: false, fault: { code: 'too-large' } });
});

longTest('nor is a standard input that does not end', async () => {
  const chunk = Buffer.alloc(1 << 20, ' ');
  let chunks = 0;
  const stdin = new Readable({
    read() {
      chunks++;
      this.push(chunk);
    },
  });
  const { status, stderr } = await runCommand(['check', '-'], { stdin });
  expect([status, stderr]).toEqual([1, `komadai check: -: ${TOO_LARGE}\n`]);
  expect(chunks * chunk.length).toBeLessThan(2 * MOST_BYTES);
});

test('what does not exist when a file cannot be written is its folder', async () => {
  const folder = join(temporaryFolder(), 'none');
  const file = join(folder, 'x.kif');
  const { status, stderr } = await runCommand(['convert', '-', '-o', file], { stdin: '1. P-7f' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `komadai convert: cannot write ${file}: the folder ${folder} does not exist\n`,
  );
});
