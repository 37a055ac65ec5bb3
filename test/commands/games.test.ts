import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../helpers/command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A folder with files, the first of them written last. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const home = temporaryFolder();
  mkdirSync(join(home, 'games'));
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const path = join(home, 'games', name);
    writeFileSync(path, text);
    utimesSync(path, 2_000_000 - index, 2_000_000 - index);
  }
  return home;
}

const games = (home: string) => runCommand(['games', '--home', home]);

test('no games are no lines', async () => {
  const nothing = { status: 0, stdout: '', stderr: '' };
  expect(await games(temporaryFolder())).toEqual(nothing);
  expect(await games(folderOf({}))).toEqual(nothing);
});

test('a line each, with tabs between, the latest first', async () => {
  const home = folderOf({
    'evening game.psn':
      '[Variant "yari"]\n[Date "2026.11.20"]\n[Black "A\tB"]\n[White "C"]\n\n1. P-7f P-3d *\n',
    'a\tb\n.psn': '[Variant "yari"]\n\n1. P-2f *\n',
    'lost.psn': '[Variant "ogi"]\n[Result "0-1"]\n\n0-1\n',
    'notes.txt': 'no game',
  });
  expect(await games(home)).toEqual({
    status: 0,
    stdout:
      'evening game\t2026.11.20\tyari\tA B\tC\t*\t2\na b \t\tyari\t\t\t*\t1\nlost\t\togi\t\t\t0-1\t0\n',
    stderr: '',
  });
});

test('what has been played is in the list, under its name', async () => {
  const home = temporaryFolder();
  const argv = ['play', 'shogi', '--black', 'A', '--white', 'B', '--home', home];
  await runCommand(argv, { stdin: 'P-7f\nsave evening\nresign\n' });
  expect((await games(home)).stdout).toBe('evening\t2026.11.20\tshogi\tA\tB\t1-0\t1\n');
});

test('a file that cannot be read is told, hides no other, and is status 1', async () => {
  const home = folderOf({
    'broken.psn': '[Variant "chess"]\n\n*\n',
    'damaged.psn': '[Variant "yari"]\n\n1. P-7f P-7f *\n',
    'good.psn': '[Variant "yari"]\n\n1. P-7f *\n',
  });
  const { status, stdout, stderr } = await games(home);
  expect([status, stdout]).toEqual([1, 'damaged\t\tyari\t\t\t*\t1\ngood\t\tyari\t\t\t*\t1\n']);
  expect(stderr).toMatch(
    /^komadai games: broken, line 1, [^\n]*\nkomadai games: damaged, [^\n]*\n$/,
  );
});

test('a folder that cannot be read is status 1 and one line', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'games'), 'in the way');
  const run = await games(home);
  expect([run.status, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toMatch(/^komadai games: cannot read [^\n]*games[^\n]*\n$/);
});
