import { spawn } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { settings } from '../../source/text/en/settings.ts';
import { runCommand } from '../helpers/command.ts';
import { PROGRAM, programEnvironment, runPlain } from '../helpers/komadai.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const { REFUSED_ONE } = settings;

const HEAD = 'Resumed.\nYari shogi, even game. ';

/** A folder with games, the first of them played last. */
function gamesIn(games: Readonly<Record<string, string>>): string {
  const home = temporaryFolder();
  mkdirSync(join(home, 'games'));
  for (const [index, [name, moves]] of Object.entries(games).entries()) {
    const path = join(home, 'games', `${name}.psn`);
    writeFileSync(path, `[Variant "yari"]\n\n${moves}\n`);
    utimesSync(path, 2_000_000 - index, 2_000_000 - index);
  }
  return home;
}

const resume = (home: string, argv: readonly string[] = [], stdin = '') =>
  runCommand(['resume', ...argv, '--home', home], { stdin });

describe('goes on', () => {
  const home = () => gamesIn({ done: '1. P-7f 1-0', new: '1. P-2f P-3d *', old: '1. P-6f *' });

  test('with the latest game that is not finished', async () => {
    const { status, stdout, stderr } = await resume(home(), [], 'P-7f\n');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`${HEAD}ply 2 - Black to play\n3. Black P-7f\n`);
  });

  test('and says why it is not one that was played later', async () => {
    const games = { two: '1. P-7f *\n\n1. P-2f *', ended: '1. P-7f\n1-0', old: '1. P-6f *' };
    const { stdout } = await resume(gamesIn(games), [], 'P-3d\n');
    expect(stdout).toMatch(
      /^Resumed\. Not the last: two holds several games; only a file with one game can be resumed\.\n/,
    );
    expect(stdout).toMatch(/\n2\. White P-3d\n$/);
    expect((await resume(gamesIn({ ...games, new: '1. P-2f *' }), ['new'])).stdout).toMatch(
      /^Resumed\.\n/,
    );
  });

  test.each([['old'], ['old.psn']])('with %s by its name', async (name) => {
    const folder = home();
    const { stdout } = await resume(folder, [name], 'P-3d\n');
    expect(stdout).toBe(`${HEAD}ply 1 - White to play\n2. White P-3d\n`);
    expect(readFileSync(join(folder, 'games', 'old.psn'), 'utf8')).toContain('1. P-6f P-3d\n*\n');
  });

  test('with a file by its path, which stays where it is', async () => {
    const folder = home();
    const path = join(folder, 'elsewhere.psn');
    renameSync(join(folder, 'games', 'old.psn'), path);
    const { stdout } = await resume(folder, [path], 'P-3d\n');
    expect(stdout).toBe(`${HEAD}ply 1 - White to play\n2. White P-3d\n`);
    expect(readFileSync(path, 'utf8')).toContain('1. P-6f P-3d\n*\n');
    expect(readdirSync(join(folder, 'games'))).toHaveLength(2);
  });

  test('then that game is the latest', async () => {
    const folder = home();
    await resume(folder, ['old'], 'P-3d\n');
    expect((await resume(folder)).stdout).toBe(`${HEAD}ply 2 - Black to play\n`);
  });
});

test.each(['csa', 'kif', 'ki2', 'jkf', 'usi'])(
  'a file of %s is refused and stays as it is',
  async (format) => {
    const folder = gamesIn({ evening: '1. P-7f *' });
    const file = join(folder, `game.${format}`);
    const text = 'V2.2\nPI\n+\n+7776FU\n';
    writeFileSync(file, text);
    const run = await resume(folder, [file]);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain('only PSN can be resumed. komadai convert ');
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

describe('refused with one line', () => {
  const games = {
    done: '1. P-7f 1-0',
    damaged: '1. P-7f P-7f *',
    several: '1. P-7f *\n\n[Variant "yari"]\n\n1. P-2f *',
  };

  test.each<[argv: string[], status: number, line: RegExp]>([
    [[], 1, /^there is no unfinished game; only a game .* damaged:3:9: ply 2: P-7f: /],
    [['done'], 1, /^done: the game is over \(1-0\)$/],
    [['damaged'], 1, /^only a game .* damaged:3:9: ply 2: P-7f: /],
    [['several'], 1, /^several holds several games; /],
    [['none'], 1, /^"none" is neither a file nor a saved game$/],
    [['../games/done'], 1, /^"\.\.\/games\/done" is neither /],
    [
      ['done', 'too'],
      2,
      /^"too" is one word too many\. Usage: komadai resume \[FILE\] \[--plain\] \[--take\] \[--start-engine\]$/,
    ],
    [['--strict'], 2, /^unknown option "--strict"/],
  ])('%j', async (argv, status, line) => {
    const run = await resume(gamesIn(games), argv);
    expect([run.status, run.stdout]).toEqual([status, '']);
    expect(run.stderr).toMatch(/^komadai resume: [^\n]*\n$/);
    expect(run.stderr.slice('komadai resume: '.length, -1)).toMatch(line);
  });

  test('without a folder of games', async () => {
    const run = await resume(temporaryFolder());
    expect([run.status, run.stderr]).toEqual([
      1,
      'komadai resume: there is no unfinished game; komadai play starts one\n',
    ]);
  });

  test('where the folder cannot be read', async () => {
    const home = temporaryFolder();
    writeFileSync(join(home, 'games'), 'in the way');
    const run = await resume(home);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(/^komadai resume: cannot read [^\n]*games[^\n]*\n$/);
  });

  test('a folder is no game', async () => {
    const home = gamesIn({});
    const run = await resume(home, [join(home, 'games')]);
    expect([run.status, run.stderr]).toEqual([
      1,
      expect.stringMatching(/^komadai resume: "[^\n]*" is a folder, not a game\n$/),
    ]);
  });
});

test('a game whose process is killed goes on with position, hands and history', async () => {
  const home = temporaryFolder();
  const lines = ['P-7f', 'P-3d', 'Bx2b+', 'Sx2b', 'note even', 'B*5e', 'R-3b'];
  const child = spawn(process.execPath, [PROGRAM, 'play', 'shogi', '--black', 'A'], {
    env: programEnvironment(home),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
  let output = '';
  const lastIsEchoed = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('6. White R-3b\n')) resolve();
    });
  });
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  await lastIsEchoed;
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');

  const { stdout } = await runPlain(['resume', '--labels', 'letters', '--charset', 'ascii'], {
    home,
    input: 'board\nundo\nundo\nundo\nredo\nredo\nredo\nB-2b\nquit\n',
  });
  expect(stdout.split('\n')).toEqual([
    'Resumed where komadai was cut off.',
    'Shogi, even game. ply 6 - Black to play',
    'W: in hand B',
    '   9  8  7  6  5  4  3  2  1',
    ' +---------------------------+',
    ' |vL vN vS vG vK vG  . vN vL | a',
    ' | .  .  .  .  .  . vR vS  . | b',
    ' |vP vP vP vP vP vP  . vP vP | c',
    ' | .  .  .  .  .  . vP  .  . | d',
    ' | .  .  .  .  B  .  .  .  . | e',
    ' | .  .  P  .  .  .  .  .  . | f',
    ' | P  P  .  P  P  P  P  P  P | g',
    ' | .  .  .  .  .  .  .  R  . | h',
    ' | L  N  S  G  K  G  S  N  L | i',
    ' +---------------------------+',
    'B: in hand -',
    'Taken back: 6. White R-3b',
    'Taken back: 5. Black B*5e',
    'Taken back: 4. White Sx2b',
    '4. White Sx2b',
    '5. Black B*5e',
    '6. White R-3b',
    '? B-2b: B-2b+ or B-2b=',
    REFUSED_ONE,
    '',
  ]);
  const folder = join(home, 'komadai', 'games');
  const files = readdirSync(folder).filter((name) => name.endsWith('.psn'));
  expect(files).toHaveLength(1);
  const text = readFileSync(join(folder, itemAt(files, 0)), 'utf8');
  expect(text).toContain('[Black "A"]\n');
  expect(text).toContain('\n1. P-7f P-3d 2. Bx2b+ Sx2b {even} 3. B*5e R-3b\n*\n');
});
