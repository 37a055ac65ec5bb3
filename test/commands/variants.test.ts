import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { findEarlyFlags } from '../../source/commands/early-flags.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { runCommand } from '../helpers/command.ts';
import { runPlain } from '../helpers/komadai.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const GOOD = `[little:minishogi]
# komadai: name = Little shogi
# komadai: about = The smallest of all.
nFoldRule = 3
`;
const BAD = '[wrong:minishogi]\ngating = true\nmaxFile = 20\n';

/** The path of a file with a text, in a folder of its own. */
function fileOf(text: string, name = 'my.ini', folder = temporaryFolder()): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('komadai variants', () => {
  test('lists every game in columns', async () => {
    const { status, stdout, stderr } = await runCommand(['variants']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [titles = '', ...lines] = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(VARIANTS.length);
    expect(lines[0]).toMatch(/^yari +Yari shogi +7x9 +5 +komadai$/);
    for (const column of ['NAME', 'SIZE', 'FROM']) {
      const at = titles.indexOf(column);
      expect(lines.filter((line) => line[at] === ' ' || line[at - 1] !== ' ')).toEqual([]);
    }
  });

  test.each<[argv: string[], text: string]>([
    [['chekc'], 'unknown word "chekc", did you mean check? Valid: check'],
    [['check'], 'FILE is missing. Usage: komadai variants check FILE'],
    [['check', 'a', 'b'], '"b" is one word too many. Usage: komadai variants [check] [FILE]'],
  ])('%j is refused', async (argv, text) => {
    const stderr = `komadai variants: ${text}\n`;
    expect(await runCommand(['variants', ...argv])).toEqual({ status: 2, stdout: '', stderr });
  });
});

describe('komadai variants check', () => {
  test('tells in words what it understood, plays and counts; the catalogue is as before', async () => {
    const before = [...VARIANTS];
    const path = fileOf(GOOD);
    const { status, stdout, stderr } = await runCommand(['variants', 'check', path]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect([...VARIANTS]).toEqual(before);
    const [head, games = '', lines, ...page] = stdout.split('\n');
    expect(head).toMatch(/:1: little, 5x5, 6 kinds of piece, rules [0-9a-f]{16}$/);
    expect(games).toMatch(/^200 random games: checkmate \d+, /);
    const counts = games.match(/\d+(?=,|$)/g) ?? [];
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(200);
    expect(lines).toMatch(/^lines of 1 to 3 moves: 14, 181, 2512, counted in \d+ ms$/);
    expect(page.join('\n')).toContain('Little shogi\n------------\nThe smallest of all.\n');
    expect(page.join('\n')).toContain('stands for the 3rd time, Black loses.');
    expect(page.join('\n')).not.toContain('\n\n\n');
  });

  longTest('tells every fault, and the games that are right', async () => {
    const path = fileOf(BAD + GOOD);
    const { status, stdout, stderr } = await runCommand(['variants', 'check', path]);
    expect(status).toBe(1);
    expect(stdout).toContain('Little shogi');
    const start = `komadai variants: ${path}`;
    expect(stderr.trimEnd().split('\n')).toEqual([
      `${start}:2: [wrong] komadai cannot play gating = true, only gating = false`,
      `${start}:3: [wrong] boards have 3 to 9 files and ranks: maxFile cannot be "20"`,
    ]);
  });

  test.each([
    ['an empty file', '', /no game is described there/],
    ['comments', '# nothing\n', /no game is described there/],
    ['bytes', '\u0000\u0001\n\u001b[31m', /my\.ini:\d+: /],
  ])('of %s is a failure', async (_, text, message) => {
    const { status, stdout, stderr } = await runCommand(['variants', 'check', fileOf(text)]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('\u001b');
  });

  test('of no file is a failure', async () => {
    const { status, stderr } = await runCommand(['variants', 'check', temporaryFolder()]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/no file of games/);
    const missing = await runCommand(['variants', 'check', join(temporaryFolder(), 'none')]);
    expect(missing).toMatchObject({ status: 1, stdout: '' });
    expect(missing.stderr).toMatch(/cannot read \S+: it does not exist/);
  });
});

describe('the built program', () => {
  longTest('finds the games of its folder, and names those that it cannot play', async () => {
    const home = temporaryFolder();
    const folder = join(home, 'komadai/variants');
    fileOf(BAD, 'b.ini', folder);
    const good = fileOf(GOOD, 'a.ini', folder);
    fileOf('nonsense', 'c.txt', folder);
    const list = await runPlain(['variants'], { home });
    expect(list.status).toBe(0);
    expect(list.stdout).toMatch(new RegExp(`little +Little shogi +5x5 +6 +${good}\\n$`));
    expect(list.stderr).toMatch(
      /^komadai: .*b\.ini:2: \[wrong\] .*\nkomadai: .*b\.ini:3: \[wrong\] .*\n$/,
    );
  });

  const KNOWING: readonly [argv: string[], stdout: RegExp][] = [
    [['perft', 'little', '2'], /^nodes 181\n$/],
    [['rules', 'little'], /^Little shogi\n/],
    [['rules', 'little', 'G'], /gold general/],
    [['moves', 'little'], /"status":"playing"/],
    [['settings', 'variant', 'little'], /^$/],
    [['show', '--variant', 'little', '--sfen', 'rbsgk/4p/5/P4/KGSBR b - 1'], /./],
  ];

  longTest.each(KNOWING)('knows a game of --variants: %j', async (argv, stdout) => {
    const home = temporaryFolder();
    const result = await runPlain([...argv, '--variants', fileOf(GOOD)], { home });
    expect(result).toMatchObject({ status: 0, stderr: '' });
    expect(result.stdout).toMatch(stdout);
  });

  longTest('plays a game of --variants', async () => {
    const home = temporaryFolder();
    const argv = [`--variants=${fileOf(GOOD)}`, '--plain', 'play', 'little'];
    const { stdout } = await runPlain(argv, { home, input: 'G-3d\nquit\n' });
    expect(stdout).toContain('G-3d');
  });

  sharedTest.each(
    shareOf(
      [
        ['with a fault', BAD, /my\.ini:2: \[wrong\]/],
        ['that is not there', undefined, /it does not exist/],
      ],
      2,
    ),
  )('refuses --variants with a file %s', async (_, text, message) => {
    const home = temporaryFolder();
    const path = text === undefined ? join(home, 'none.ini') : fileOf(text);
    const { status, stdout, stderr } = await runPlain(['rules', 'yari', '--variants', path], {
      home,
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });

  longTest('says no word where there is no folder', async () => {
    const run = await runPlain(['perft', 'yari', '1'], { home: temporaryFolder() });
    expect(run).toEqual({ status: 0, stdout: 'nodes 20\n', stderr: '' });
  });
});

test.each<[argv: string[], home: string | undefined, variants: string | undefined]>([
  [[], undefined, undefined],
  [['play', '--home', 'h', '--variants', 'f'], 'h', 'f'],
  [['--home=h', '--variants=f', 'play'], 'h', 'f'],
  [['--variants', 'a', '--variants=b'], undefined, 'b'],
  [['--variants'], undefined, undefined],
  [['--variants', '--plain'], undefined, undefined],
  [['--variants='], undefined, undefined],
  [['--', '--variants', 'f'], undefined, undefined],
  [['--variantsx', 'f'], undefined, undefined],
])('the early flags of %j', (argv, home, variants) => {
  const wanted = { ...(home && { home }), ...(variants && { variants }) };
  expect(findEarlyFlags(argv)).toEqual(wanted);
});
