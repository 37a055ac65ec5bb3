import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../helpers/command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';

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

const games = (home: string, ...argv: string[]) => runCommand(['games', ...argv, '--home', home]);

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
    /^komadai games: broken:1:1: [^\n]*\nkomadai games: damaged:3:9: [^\n]*\n$/,
  );
});

describe('some of the games', () => {
  const home = () =>
    folderOf({
      'new.psn': '[Variant "yari"]\n[Result "*"]\n\n1. P-7f *\n',
      'done.psn': '[Variant "yari"]\n[Result "1-0"]\n[Termination "resignation"]\n\n1-0\n',
      'long.psn': '[Variant "Yari shogi"]\n\n1. P-2f *\n',
      'bare.psn': '1. P-7f P-3d *\n',
      'told.psn': '1. P-7f P-3d 1-0\n',
      'broken.psn': '[Variant "ogi"]\n\n1. P-1a *\n',
      'two.psn': '[Variant "ogi"]\n\n*\n\n[Variant "yari"]\n\n*\n',
    });

  test.each<[argv: string[], names: string, faulty: string[]]>([
    [[], 'new done long bare told two', ['broken']],
    [['--variant', 'yari'], 'new done long', []],
    [['--variant', 'shogi'], 'bare told', []],
    [['--variant=ogi'], 'two', ['broken']],
    [['--unfinished'], 'new long bare', ['broken']],
    [['--unfinished', '--variant', 'yari'], 'new long', []],
    [['--unfinished', '--variant', 'ogi'], '', ['broken']],
  ])('%j', async (argv, names, faulty) => {
    const { status, stdout, stderr } = await games(home(), ...argv);
    expect(
      stdout
        .split('\n')
        .map((line) => line.split('\t')[0])
        .join(' ')
        .trim(),
    ).toBe(names);
    expect(stderr.match(/(?<=^komadai games: )\w+/gm) ?? []).toEqual(faulty);
    expect(status).toBe(faulty.length > 0 ? 1 : 0);
  });

  test('an unknown variant is the usual fault', async () => {
    expect(await games(home(), '--variant', 'chess')).toEqual({
      status: 2,
      stdout: '',
      stderr: `komadai games: invalid value "chess" for --variant. Valid: ${VARIANT_IDS}\n`,
    });
  });
});

test('--json is an object a line, with the fault of a file that has one', async () => {
  const home = folderOf({
    'a.psn':
      '[Variant "yari"]\n[Date "2026.11.20"]\n[Black "A"]\n[White "B"]\n[Result "1-0"]\n[Termination "resignation"]\n\n1. P-7f P-3d 1-0\n',
    'broken.psn': '[Variant "chess"]\n\n*\n',
  });
  const { status, stdout, stderr } = await games(home, '--json');
  const fault = `broken:1:1: ply 0: unknown variant "chess". Valid: ${VARIANT_IDS}; --variants FILE adds those of a file`;
  expect(
    stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      name: 'a',
      path: join(home, 'games', 'a.psn'),
      date: '2026.11.20',
      variant: 'yari',
      black: 'A',
      white: 'B',
      result: '1-0',
      termination: 'resignation',
      plies: 2,
      modified: '1970-01-24T03:33:20.000Z',
      unfinished: false,
    },
    {
      name: 'broken',
      path: join(home, 'games', 'broken.psn'),
      date: '',
      variant: '',
      black: '',
      white: '',
      result: '*',
      termination: '',
      plies: 0,
      modified: '1970-01-24T03:33:19.000Z',
      unfinished: false,
      fault,
    },
  ]);
  expect([status, stderr]).toEqual([1, `komadai games: ${fault}\n`]);
});

test('a folder that cannot be read is status 1 and one line', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'games'), 'in the way');
  const run = await games(home);
  expect([run.status, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toMatch(/^komadai games: cannot read [^\n]*games[^\n]*\n$/);
});

describe('on a terminal', () => {
  const home = () =>
    folderOf({
      'b.psn':
        '[Variant "yari"]\n[Date "2026.11.19"]\n[Black "A"]\n[White "B"]\n\n1. P-7f P-3d *\n',
      'a.psn':
        '[Variant "shogi"]\n[Date "2026.11.20"]\n[Black "C\x1b[2J"]\n[White "Computer, level 4"]\n[Result "1-0"]\n[Termination "resignation"]\n\n1. P-7f 1-0\n',
    });
  const on = (columns: number, ...argv: string[]) =>
    runCommand(['games', '--home', home(), '--no-color', ...argv], { isTerminal: true, columns });

  test('they are a table with a head, the latest first', async () => {
    const { stdout } = await on(100);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^date +players +game +result +moves +file$/),
      expect.stringMatching(/^2026\.11\.20 .*level 4 +shogi +Black wins by resignation +1 +a$/),
      expect.stringMatching(/^2026\.11\.19 +A - B +yari +unfinished +2 +b$/),
      '',
    ]);
  });

  test.each([40, 60, 80, 200])('no line is longer than a window of %i columns', async (columns) => {
    const lines = (await on(columns)).stdout.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    expect(lines.slice(1, 3).map((line) => line.at(-1))).toEqual(['a', 'b']);
  });

  test('--json stays what it is', async () => {
    expect((await on(80, '--json')).stdout).toMatch(/^\{"name":"a",/);
  });
});

test.each([
  [[], 'late early long'],
  [['--sort', 'date'], 'late early long'],
  [['--sort', 'name'], 'early late long'],
  [['--sort', 'moves'], 'long late early'],
])('%j sorts them', async (argv, names) => {
  const home = folderOf({
    'long.psn': '[Date "????.??.??"]\n\n1. P-7f P-3d *\n',
    'early.psn': '[Date "2025-11-20"]\n\n*\n',
    'late.psn': '[Date "2026.11.20"]\n\n1. P-7f *\n',
  });
  const { stdout } = await games(home, ...argv);
  expect(Array.from(stdout.matchAll(/^\w+/gm), ([name]) => name).join(' ')).toBe(names);
});

test('what both sides have played, where that is asked for', async () => {
  const home = folderOf({
    'rook.psn': '[Variant "shogi"]\n\n1. P-7f P-3d 2. P-6f P-8d 3. R-6h *\n',
    'yari.psn': '[Variant "yari"]\n\n1. P-2f *\n',
  });
  const { stdout } = await games(home, '--openings');
  expect(stdout).toBe(
    'rook\t\tshogi\t\t\t*\t5\tshiken-bisha\t\t\t\nyari\t\tyari\t\t\t*\t1\t\t\t\t\n',
  );
  const json = await games(home, '--openings', '--json');
  const [rook, yari] = json.stdout.split('\n', 2).map((line) => JSON.parse(line));
  expect([rook.names, yari.names]).toEqual([
    { black: { opening: 'shiken-bisha' }, white: {} },
    undefined,
  ]);
  expect((await games(home, '--json')).stdout).not.toContain('names');
});
