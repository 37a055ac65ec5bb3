import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '../../source/text/en/settings.ts';
import { runCommand } from '../helpers/command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';

const { REFUSED_ONE } = settings;

const GAME = '[Variant "yari"]\n[Result "0-1"]\n[Termination "checkmate"]\n\n1. P-7f P-3d 0-1\n';

function replay(files: Readonly<Record<string, string>>, argv: readonly string[], stdin = '') {
  const home = temporaryFolder();
  mkdirSync(join(home, 'games'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const full = argv.map((word) => word.replace('HOME', home));
  return runCommand(['replay', ...full, '--home', home], { stdin });
}

test.each(['evening', 'evening.psn', 'HOME/games/evening.psn'])(
  'steps through %s',
  async (file) => {
    const run = await replay(
      { 'games/evening.psn': GAME },
      [file, '--plain'],
      'next\nlast\n9\nquit\n',
    );
    expect(run).toEqual({
      status: 1,
      stdout:
        'Yari shogi, even game. 2 plies. White wins by checkmate\n' +
        `1. Black P-7f\n2. White P-3d\n? There are 2 plies.\n${REFUSED_ONE}\n`,
      stderr: '',
    });
  },
);

test('tells openings and castles of shogi, each when it comes about', async () => {
  const game = '[Variant "shogi"]\n\n1. P-7f P-3d 2. P-6f P-8d 3. R-6h P-8e *\n';
  const run = await replay({ 'games/a.psn': game }, ['a'], '5\nnext\nstatus\n');
  expect(run.stdout.split('\n')).toEqual([
    'Shogi, even game. 6 plies. The game is not finished.',
    'Black: Shiken-bisha',
    '5. Black R-6h  Black: Shiken-bisha',
    '6. White P-8e',
    'ply 6 - Black to play, of 6',
    '6. White P-8e',
    'Black: Shiken-bisha',
    '',
  ]);
});

test('draws with the characters and labels of the settings', async () => {
  const files = { 'games/a.psn': GAME, 'config.json': '{"charset":"ascii","flip":"white"}' };
  const { stdout } = await replay(files, ['a'], 'board\n');
  expect(stdout).toMatch(/^[\n -~]*$/);
  expect(stdout.split('\n')[1]).toBe('B: in hand -');
});

test('what comes before a fault can be stepped through; the fault is told, and is status 1', async () => {
  const text = '[Variant "yari"]\n\n1. P-7f P-3d 2. P-7b *\n';
  const { status, stdout, stderr } = await replay({ 'games/a.psn': text }, ['a'], 'last\n');
  expect([status, stdout.split('\n')[1]]).toEqual([1, '2. White P-3d']);
  expect(stderr).toMatch(/^komadai replay: a:3:17: ply 3: P-7b: [^\n]*\n$/);
});

test('control characters of a file do not reach the terminal', async () => {
  const text =
    '[Variant "yari"]\n[Termination "\x1b[2J"]\n\n{\x1b[31m} 1. P-7f {\x07\x1b]0;x} 1-0\n';
  const { stdout } = await replay({ 'games/a.psn': text }, ['a'], 'first\nlast\n');
  expect(stdout).toMatch(/^[\n -~]*$/);
  expect(stdout).toContain('1. Black P-7f  ');
});

describe('refused with one line', () => {
  test.each<[name: string, argv: string[], status: number, line: RegExp]>([
    ['no such file', ['none'], 1, /^"none" is neither a file nor a saved game$/],
    ['a folder', ['HOME/games'], 1, /is a folder, not a game$/],
    ['an empty file', ['empty'], 1, /^empty: there is no game in it$/],
    [
      'a wrong variant',
      ['chess'],
      1,
      new RegExp(`unknown variant "chess"\\. Valid: ${VARIANT_IDS}; --variants`),
    ],
    [
      'an SFEN that is none',
      ['sfen'],
      1,
      /not a position of yari: the board of Yari shogi has 9 ranks, not 1$/,
    ],
    ['bytes that are no text', ['bytes'], 1, /^bytes/],
  ])('%s', async (_name, argv, status, line) => {
    const files = {
      'games/empty.psn': '',
      'games/chess.psn': '[Variant "chess"]\n\n1. e4 *\n',
      'games/sfen.psn': '[Variant "yari"]\n[SFEN "k6 b - 1"]\n\n*\n',
      'games/bytes.psn': '\x00\x01\x02',
    };
    const run = await replay(files, argv);
    expect([run.status, run.stdout]).toEqual([status, '']);
    expect(run.stderr).toMatch(/^komadai replay: [^\n]*\n$/);
    expect(run.stderr.slice('komadai replay: '.length, -1)).toMatch(line);
  });
});

describe('without a name', () => {
  test('the latest saved game is opened', async () => {
    const home = temporaryFolder();
    mkdirSync(join(home, 'games'));
    for (const [at, move] of ['P-3d', 'P-8d', 'P-4d'].entries()) {
      const path = join(home, 'games', `${at}.psn`);
      writeFileSync(path, `[Variant "shogi"]\n\n1. P-7f ${move} *\n`);
      utimesSync(path, 1000, at === 1 ? 2000 : 1000);
    }
    const run = await runCommand(['replay', '--home', home], { stdin: 'last\n' });
    expect([run.status, run.stdout.split('\n')[1]]).toEqual([0, '2. White P-8d']);
  });

  test('without a saved game it is said what could be named', async () => {
    expect(await replay({}, [])).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'komadai replay: there is no saved game yet: komadai replay FILE takes a file of games, or - the standard input\n',
    });
  });
});
