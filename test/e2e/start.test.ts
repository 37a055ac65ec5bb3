import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect } from 'vitest';
import { PROGRAM, run, startKomadai } from '../helpers/komadai.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { playMove } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Starts the program with an environment of nothing else, and without the settings of the machine. */
function startWith(env: Readonly<Record<string, string>>) {
  const home = temporaryFolder();
  const words = [process.execPath, PROGRAM, 'rules', 'yari'];
  return run(words, { cwd: home, env: { KOMADAI_HOME: home, ...env } });
}

/** The code that is kept in a folder: of the program, and of the language. */
function codeIn(cache: string): string[] {
  const folder = join(cache, 'komadai');
  return readdirSync(folder).map((name) => join(folder, name));
}

/** The code of it: `ja`, of the program `rules`. */
function kindsOf(files: readonly string[]): string[] {
  return files
    .map((file) => /^(?:[\da-f]{16}-)?(.*?)(?:-[\da-f]{8})?-v\d/.exec(basename(file))?.[1] ?? file)
    .sort();
}

// Other systems have other folders.
describe.skipIf(process.platform !== 'linux')('compiled code', () => {
  test('is kept for the next start, which takes it as it is', async () => {
    const cache = temporaryFolder();
    await startWith({ XDG_CACHE_HOME: cache });
    const inodes = () => codeIn(cache).map((file) => statSync(file).ino);
    const first = inodes();
    await startWith({ XDG_CACHE_HOME: cache });
    expect(inodes()).toEqual(first);
    expect(kindsOf(codeIn(cache))).toEqual(['en', 'rules']);
  });

  longTest('is kept of another language', async () => {
    const cache = temporaryFolder();
    await startWith({ XDG_CACHE_HOME: cache, LANG: 'ja_JP.UTF-8' });
    expect(kindsOf(codeIn(cache))).toEqual(['ja', 'rules']);
  });

  longTest('is kept anew in the place of what is none, and what is old goes', async () => {
    const cache = temporaryFolder();
    await startWith({ XDG_CACHE_HOME: cache });
    for (const file of codeIn(cache)) writeFileSync(file, 'no code');
    const old = join(cache, 'komadai/old');
    writeFileSync(old, '');
    const day = Date.now() / 1000 - 31 * 24 * 3600;
    utimesSync(old, day, day);
    const { status, stdout } = await startWith({ XDG_CACHE_HOME: cache });
    expect(status).toBe(0);
    expect(stdout).toContain('Yari shogi');
    for (const file of codeIn(cache)) expect(statSync(file).size).toBeGreaterThan(20_000);
    expect(codeIn(cache)).not.toContain(old);
  });
});

test('a language whose letters cannot be drawn is English, and one line says so', async () => {
  const args = ['rules', 'yari', '--language', 'ja'];
  const { stdout, stderr } = await run([process.execPath, PROGRAM, ...args], {
    cwd: temporaryFolder(),
    env: { LANG: 'C' },
  });
  expect(stdout).toContain('game of spears');
  expect(stderr).toMatch(/^komadai: [^\n]*--charset box[^\n]*\n$/);
});

sharedTest.each(
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

/** What shells of developers, services that build, and containers have in their environment. */
const SURROUNDINGS: readonly Readonly<Record<string, string>>[] = [
  { DEV: 'true' },
  { CI: 'true', GITHUB_ACTIONS: 'true', TF_BUILD: 'True', AGENT_NAME: 'agent' },
  { DEBUG: '*' },
  { NODE_ENV: 'development' },
  { INK_SCREEN_READER: 'true' },
  { NODE_OPTIONS: '--enable-source-maps --trace-warnings' },
  { TERM: 'xterm', FORCE_COLOR: '3', NO_COLOR: '1' },
  { container: 'docker', HOSTNAME: '4f1d', NODE_VERSION: '20.19.0', YARN_VERSION: '1.22.22' },
];

sharedTest.each(shareOf(SURROUNDINGS, SURROUNDINGS.length))(
  'a game is drawn and played under %j',
  async (env) => {
    const screenUnder = (added: Readonly<Record<string, string>>) => {
      const program = startKomadai(['play', 'shogi'], { home: temporaryFolder(), env: added });
      return { program, screen: program.waitFor('Esc menu') };
    };
    const [{ program, screen }, plain] = [screenUnder(env), screenUnder({})];
    expect(await screen).toEqual(await plain.screen);
    await playMove(program, 'P-7f', 1);
  },
);

const BEFORE_COLOUR = String.raw`\x1b\[(?:[\d;]*;)?`;

sharedTest.each(
  shareOf(
    [
      [{ FORCE_COLOR: '0' }, 'ply 0', undefined],
      [{ TERM: 'xterm', FORCE_COLOR: '1' }, 'ply 0', '3[0-7]'],
      [{ TERM: 'xterm', FORCE_COLOR: '2' }, 'ply 0', '48;5;'],
      [{ TERM: 'xterm', FORCE_COLOR: '3' }, 'ply 0', '48;2;'],
      [{ LANGUAGE: 'zh_TW:ko:en', LANG: 'en_US.UTF-8' }, '쇼기', '48;5;'],
    ] as const,
    5,
  ),
)('the look and the language follow %j', async (env, text, colour) => {
  const program = startKomadai(['play', 'shogi'], { home: temporaryFolder(), env });
  await program.waitFor(text);
  const shown = program.rawOutput.toString();
  const pattern = new RegExp(`${BEFORE_COLOUR}${colour ?? '[34][0-8]'}[\\d;]*m`);
  expect(pattern.test(shown)).toBe(colour !== undefined);
});
