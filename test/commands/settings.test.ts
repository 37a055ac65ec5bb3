import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allSettings } from '../../source/settings/settings.ts';
import { runCommand } from '../helpers/command.ts';
import { PROJECT } from '../helpers/komadai.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';

const settings = (home: string, ...argv: string[]) =>
  runCommand(['settings', ...argv, '--home', home]);

const done = (stdout = '') => ({ status: 0, stdout, stderr: '' });

test('without a terminal all of them are listed', async () => {
  const { status, stdout } = await settings(temporaryFolder());
  expect(status).toBe(0);
  expect(stdout).toBe(
    allSettings()
      .map(({ name, values }) => `${name}\t${values[0]}\n`)
      .join(''),
  );
});

test('one is shown, changed and shown again', async () => {
  const home = temporaryFolder();
  expect(await settings(home, 'labels')).toEqual(done('kanji\n'));
  expect(await settings(home, 'labels', 'romaji')).toEqual(done());
  expect(await settings(home, 'handicap.shogi', 'ten-piece')).toEqual(done());
  expect(await settings(home, 'labels')).toEqual(done('romaji\n'));
  expect(JSON.parse(readFileSync(join(home, 'config.json'), 'utf8'))).toEqual({
    labels: 'romaji',
    'handicap.shogi': 'ten-piece',
  });
});

test('on a terminal one is shown with all of its values', async () => {
  const argv = ['settings', 'theme', '--home', temporaryFolder(), '--no-color'];
  const { stdout } = await runCommand(argv, { isTerminal: true });
  expect(stdout).toMatch(/^auto\n.*\. auto, wood, slate, paper, dark, light, safe, mono\n$/);
});

test('--theme is for this time, and a wrong name is refused with the right ones', async () => {
  const home = temporaryFolder();
  expect(await settings(home, 'theme', '--theme', 'slate')).toEqual(done('slate\n'));
  expect(await settings(home, 'theme')).toEqual(done('auto\n'));
  const { status, stderr } = await settings(home, '--theme', 'teak');
  expect(status).toBe(2);
  expect(stderr).toContain('auto, wood, slate, paper, dark, light, safe, mono');
});

test('a theme that is not known any more falls back with one sentence', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'config.json'), '{ "theme": "garden", "labels": "romaji" }');
  const { status, stdout, stderr } = await settings(home, 'theme');
  expect([status, stdout]).toEqual([0, 'auto\n']);
  expect(stderr).toMatch(/^komadai: .*theme cannot be "garden", the default is used\. .*\n$/);
  expect((await settings(home, 'labels')).stdout).toBe('romaji\n');
});

test('to show one makes no file', async () => {
  const home = temporaryFolder();
  await settings(home, 'labels');
  expect(existsSync(join(home, 'config.json'))).toBe(false);
});

describe('refused with status 2 and one line', () => {
  test.each([
    [
      ['lables'],
      /^unknown setting "lables", did you mean labels\? Valid: variant, handicap\.yari, /,
    ],
    [['lables', 'kanji'], /^unknown setting "lables"/],
    [['labels', 'kanij'], /^labels cannot be "kanij"\. Valid: kanji, kanji2, romaji, letters$/],
    [['labels', ''], /^labels cannot be ""\. Valid: /],
    [
      ['handicap.yari', 'lance'],
      /^handicap\.yari cannot be "lance"\. Valid: even, left-yari-bishop, /,
    ],
    [
      ['variant', '\x1b[31m'],
      new RegExp(`^variant cannot be "\\?\\[31m"\\. Valid: ${VARIANT_IDS}$`),
    ],
    [
      ['labels', 'kanji', 'x'],
      /^"x" is one word too many\. Usage: komadai settings \[NAME\] \[VALUE\]$/,
    ],
  ])('%j', async (argv, line) => {
    const home = temporaryFolder();
    const { status, stdout, stderr } = await settings(home, ...argv);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^komadai settings: [^\n]*\n$/);
    expect(stderr.slice('komadai settings: '.length, -1)).toMatch(line);
    expect(existsSync(join(home, 'config.json'))).toBe(false);
  });
});

test('a file that cannot be written is status 1 and one line', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'file'), '');
  const { status, stdout, stderr } = await settings(join(home, 'file'), 'labels', 'romaji');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.split('\n').at(-2)).toMatch(
    /^komadai settings: cannot write \S+config\.json: [^;]+; nothing was changed$/,
  );
});

test('a folder in the place of the file: a warning and defaults', async () => {
  const home = temporaryFolder();
  mkdirSync(join(home, 'config.json'));
  const { status, stdout, stderr } = await settings(home, 'labels');
  expect([status, stdout]).toEqual([0, 'kanji\n']);
  expect(stderr).toMatch(/^komadai: cannot read [^\n]*: it is a folder; defaults are used\n$/);
});

test('a broken file is kept beside before a setting is changed', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'config.json'), '{"labels": "roma');
  const { status, stderr } = await settings(home, 'labels', 'letters');
  expect(status).toBe(0);
  expect(stderr).toMatch(/^komadai: [^\n]*config\.json is broken, [^\n]*config\.json\.broken\n$/);
  expect(readFileSync(join(home, 'config.json.broken'), 'utf8')).toBe('{"labels": "roma');
  expect(await settings(home, 'labels')).toEqual(done('letters\n'));
});

test('what the command line overrides is shown as it holds', async () => {
  const home = temporaryFolder();
  expect(await settings(home, 'charset', '--ascii')).toEqual(done('ascii\n'));
});

describe('an engine of the list', () => {
  const script = `"${process.execPath}" "${join(PROJECT, 'test/helpers/scripted-engine.mjs')}"`;

  test('is added, renamed, given options, chosen and removed', async () => {
    const home = temporaryFolder();
    const added = await settings(home, 'engine.x', script);
    expect(added).toMatchObject({ status: 0, stderr: '' });
    expect(added.stdout).toMatch(/^x is "Scripted \d+", with 1 option\.\n$/);
    expect(await settings(home, 'engine.x')).toEqual(done(`${script}\n`));
    expect((await settings(home, 'engine.x.options', 'Threads=2')).status).toBe(0);
    expect(await settings(home, 'engine.x.name', 'y')).toEqual(
      done('The engine is called y now.\n'),
    );
    expect(await settings(home, 'analyst', 'y')).toEqual(done());
    const { stdout } = await settings(home);
    expect(stdout.split('\n').slice(-3)).toEqual([
      `engine.y\t${script}`,
      'engine.y.options\tThreads=2',
      '',
    ]);
    expect(await settings(home, 'engine.y', '')).toEqual(
      done('y is no longer in the list. The computer analyses again.\n'),
    );
    expect(await settings(home, 'analyst')).toEqual(done('own\n'));
  });

  test.each([
    [['engine.x', 'no-such-program'], 1, 'x is not kept: there is no program "no-such-program"'],
    [['engine.x'], 1, 'There is no engine "x": the list is empty.'],
    [['engine.x', ''], 1, 'There is no engine "x"'],
    [['engine.x.options', 'Threads=2'], 1, 'There is no engine "x"'],
    [['engine.x.foo', '1'], 2, 'unknown setting "engine.x.foo"'],
    [['analyst', 'x'], 1, 'analyst cannot be "x". Valid: own'],
  ])('is refused: %j', async (argv, status, told) => {
    const run = await settings(temporaryFolder(), ...argv);
    expect([run.status, run.stdout]).toEqual([status, '']);
    expect(run.stderr).toContain(told);
  });
});
