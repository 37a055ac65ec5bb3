import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { answerShell, offersFor } from '../../source/commands/complete.ts';
import { COMMON_FLAGS, namedFlags } from '../../source/commands/flags.ts';
import { COMMANDS } from '../../source/commands/table.ts';
import { typedWords } from '../../source/commands/typed-words.ts';
import { allSettings } from '../../source/settings/settings.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { runCommand } from '../helpers/command.ts';
import { runPlain } from '../helpers/komadai.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { GAMES, LEVELS, ROWS, SHELLS } from './completion-rows.ts';

const games = () =>
  Object.entries(GAMES).map(([name, result]) => ({ name, isUnfinished: result === '*' }));

/** All that may stand as the last of the words. */
const offered = (words: readonly string[]) => offersFor(ENGLISH, words, games);

describe('the command', () => {
  test('refuses an unknown shell and names the others', async () => {
    expect(await runCommand(['completion', 'tcsh'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'komadai completion: unknown shell "tcsh". Valid: bash, zsh, fish\n',
    });
  });

  test('wants a shell', async () => {
    const { status, stderr } = await runCommand(['completion']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^komadai completion: SHELL \(bash, zsh, fish\) is missing\./);
  });

  test.each(SHELLS)('the script for %s is such', async (shell) => {
    const { status, stdout, stderr } = await runCommand(['completion', shell]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const start = { bash: /^complete -F /m, zsh: /^#compdef komadai\n/, fish: /^complete -c /m };
    expect(stdout).toMatch(start[shell]);
    expect(stdout).toContain(`komadai complete ${shell} `);
    expect(stdout.endsWith('\n')).toBe(true);
  });
});

test('the help and the other commands do not know what the scripts call', async () => {
  expect((await runCommand(['help'])).stdout).not.toMatch(/^ *complete\b/m);
  expect((await runCommand(['complete'])).status).toBe(2);
});

describe('a shell is offered', () => {
  test.each(ROWS)('$name', async ({ line, offers, kind = 'words' }) => {
    const words = line.slice(1).split(' ');
    const found = await offered(words);
    const fitting = found.words
      .map(([word]) => found.start + word)
      .filter((word) => word.startsWith(words.at(-1) ?? ''));
    expect({ offers: fitting.sort(), kind: found.kind }).toEqual({ offers, kind });
  });

  test('a value that is joined to its option', async () => {
    const found = await offered(['--labels=r']);
    expect(found.start).toBe('--labels=');
    expect(found.words).toContainEqual(['romaji']);
  });

  test('an explanation of commands and options', async () => {
    const { words } = await offered(['']);
    expect(words).toContainEqual(['games', 'list the saved games']);
    expect((await offered(['games', '--'])).words).toContainEqual([
      ...['--unfinished', 'list only games that can be resumed'],
    ]);
  });

  test('games in the order of their list', async () => {
    const { words } = await offered(['replay', '']);
    expect(words.map(([word]) => word)).toEqual(Object.keys(GAMES));
  });

  test.each(COMMANDS)('every word of the tables of $name', async ({ name, load }) => {
    const { operands, flags } = await load();
    const missing: string[] = [];
    const look = async (before: readonly string[], wanted: readonly string[] = []) => {
      const found = new Set((await offered([...before, ''])).words.map(([word]) => word));
      missing.push(...wanted.filter((word) => !found.has(word)));
    };
    const shown = new Set((await offered([name, '-'])).words.map(([word]) => word));
    for (const flag of namedFlags({ ...flags, ...COMMON_FLAGS })) {
      if (!shown.has(`--${flag.name}`)) missing.push(flag.name);
      if (flag.type === 'boolean') continue;
      await look(
        [name, `--${flag.name}`],
        (flag.choices ?? flag.offers)?.(() => []),
      );
      for (const [before, words] of Object.entries(flag.offersAfter?.(ENGLISH, () => []) ?? {})) {
        await look([name, before, `--${flag.name}`], words);
      }
    }
    for (const [at, { choices, offersAfter }] of operands.entries()) {
      await look([name, ...Array<string>(at).fill('x')], choices?.());
      for (const [before, words] of Object.entries(offersAfter?.(ENGLISH, () => []) ?? {})) {
        await look([name, ...Array<string>(at - 1).fill('x'), before], words);
      }
    }
    expect(missing).toEqual([]);
  });

  test('each setting with its values', async () => {
    for (const { name, values, free } of allSettings()) {
      const { words } = await offered(['settings', name, '']);
      const isOpen = free && name !== 'analyst';
      expect(words).toEqual(isOpen ? [] : values.map((word) => [word]));
    }
  });

  test('what a command has that is loaded, and no other', async () => {
    const loaded: string[] = [];
    const commands = COMMANDS.map((entry) => ({
      ...entry,
      load: () => {
        loaded.push(entry.name);
        return entry.load();
      },
    }));
    await offersFor(ENGLISH, [''], games, commands);
    await offersFor(ENGLISH, ['--labels', 'kanji', 'games', '--'], games, commands);
    expect(loaded).toEqual(['games']);
  });
});

test.each([
  ['komadai', []],
  ['komadai ', ['']],
  ['komadai  play  ya', ['play', 'ya']],
  ['komadai evening\\ g', ['evening g']],
  ['komadai evening\\ ', ['evening ']],
  ['komadai it\\\'s "it\'s" \'a "b"\' "a \\"b\\" \\c"', ["it's", "it's", 'a "b"', 'a "b" \\c']],
  ['komadai "evening ga', ['evening ga']],
  ["komadai 'evening ga", ['evening ga']],
  ['komadai a"b c"d\\', ['ab cd']],
  ['komadai --white= --labels=r', ['--white=', '--labels=r']],
  [
    'komadai --home ~/x --home=~/"x y" a~/x \'~/x\' ~',
    [...['--home', `${homedir()}/x`, `--home=${homedir()}/x y`, 'a~/x', '~/x', '~']],
  ],
] as const)('the words of %s', (line, words) => {
  expect(typedWords(line)).toEqual(words);
});

describe('the answer', () => {
  const answer = async (...asked: readonly string[]) => {
    const text = await answerShell(ENGLISH, asked, { gamesFolder: '/none', configFile: '/none' });
    return text.replace(/\n$/, '').split('\n');
  };
  const styles = ['kanji', 'kanji2', 'romaji', 'letters'];

  test.each([
    ['bash', 'komadai play --white level:1', '1', ['1', '10']],
    ['bash', 'komadai play --white "level:1', 'level:1', ['level:1', 'level:10']],
    [
      ...['bash', 'komadai play --white level:', ''],
      LEVELS.map((level) => level.slice('level:'.length)),
    ],
    ['bash', 'komadai play --white engine:', '', []],
    ['bash', 'komadai --labels=r', 'r', ['romaji']],
    ['bash', 'komadai --labels=r', '--labels=r', ['--labels=romaji']],
    ['zsh', 'komadai --labels=r', '', styles],
    ['fish', 'komadai --ascii --labels=r', '', styles.map((style) => `--labels=${style}`)],
    [
      'zsh',
      'komadai play --white e',
      '',
      [...LEVELS, 'engine:'].map((word) => word.replace(':', '\\:')),
    ],
  ] as const)('to %s: %s, where %j is replaced', async (shell, line, part, words) => {
    expect(await answer(shell as string, line as string, part as string)).toEqual([
      'words',
      ...words,
    ]);
  });

  test('has explanations in zsh behind a colon, in fish behind a tab', async () => {
    const about = 'list the saved games';
    expect(await answer('zsh', 'komadai ')).toContain(`games:${about}`);
    expect(await answer('fish', 'komadai ')).toContain(`games\t${about}`);
    expect(await answer('bash', 'komadai ')).toContain('games');
  });
});

describe('the program answers', () => {
  const ASKED = [
    ['bash', 'komadai --home ~/other replay e', 'e', ['file', 'else']],
    ['zsh', 'komadai --home=~/other replay a', '', ['file', 'a\\:b', 'else']],
    ['fish', "komadai --home '~/other' replay ", '', ['file']],
    ['bash', 'komadai play own', 'own', ['words']],
    ['bash', 'komadai --home ~/other play own', 'own', ['words', 'ownshogi']],
    ['bash', 'komadai --variants nowhere.ini mo', 'mo', ['words', 'moves']],
    ['bash', 'komadai --variants ~/own.ini play own', 'own', ['words', 'ownshogi']],
  ] as const;

  sharedTest.each(shareOf(ASKED, ASKED.length))('%s: %s %s', async (shell, line, part, answer) => {
    const home = temporaryFolder();
    mkdirSync(join(home, 'other/games'), { recursive: true });
    for (const name of ['else', 'a:b', 'escape\x1b[2J']) {
      writeFileSync(join(home, 'other/games', `${name}.psn`), '');
    }
    mkdirSync(join(home, 'other/variants'));
    for (const file of ['own.ini', 'other/variants/any.ini']) {
      writeFileSync(join(home, file), '[ownshogi:shogi]\n');
    }
    const { status, stdout, stderr } = await runPlain(['complete', shell, line, part], { home });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    // Two files of one moment have no order.
    expect(stdout.replace(/\n$/, '').split('\n').sort()).toEqual([...answer].sort());
  });
});

test.each([
  [['play', '--white', ''], 'engine:mine'],
  [['analyse', '--engine', ''], 'mine'],
  [['settings', ''], 'engine.mine'],
  [['settings', 'analyst', ''], 'mine'],
])('the engines of the list are offered: %j', async (words, word) => {
  const found = await offersFor(ENGLISH, words, games, undefined, () => ['mine']);
  expect(found.words.map(([offered]) => offered)).toContain(word);
});
