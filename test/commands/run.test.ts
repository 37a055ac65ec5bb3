import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect } from 'vitest';
import {
  type Command,
  type CommandContext,
  type CommandEntry,
  hasScreen,
} from '../../source/commands/command.ts';
import { COMMON_FLAGS, namedFlags } from '../../source/commands/flags.ts';
import { MachineRooms } from '../../source/commands/private/machine-rooms.ts';
import { COMMANDS } from '../../source/commands/table.ts';
import { StoreError } from '../../source/records/store/store.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { runCommand } from '../helpers/command.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A command that notes the context it is given. */
function spy(result: number | Error = 0): { entry: CommandEntry; contexts: CommandContext[] } {
  const contexts: CommandContext[] = [];
  const command: Command = {
    operands: [{ name: 'FIRST' }, { name: 'SECOND', optional: true }],
    flags: { handicap: { type: 'string', value: 'NAME', summary: () => 'a handicap' } },
    examples: ['komadai spy one'],
    run: async (context) => {
      contexts.push(context);
      if (result instanceof Error) throw result;
      return result;
    },
  };
  return { entry: { name: 'spy', summary: () => 'looks on', load: async () => command }, contexts };
}

describe('what a command is given', () => {
  test('operands, own options, overrides and home, wherever they stand', async () => {
    const { entry, contexts } = spy(7);
    const argv = ['--ascii', '--home', 'd', 'spy', 'one', '--handicap', 'lance', '--labels=romaji'];
    const { status } = await runCommand([...argv, '--no-color'], { commands: [entry] });
    expect(status).toBe(7);
    expect(contexts[0]).toMatchObject({
      name: 'spy',
      operands: ['one'],
      flags: { handicap: 'lance' },
      overrides: { charset: 'ascii', labels: 'romaji', colour: 'off' },
      home: 'd',
    });
  });

  test.each<[name: string, argv: string[], env: Record<string, string>, home: string | undefined]>([
    ['none', [], {}, undefined],
    ['of the environment', [], { KOMADAI_HOME: 'env' }, 'env'],
    ['empty in the environment', [], { KOMADAI_HOME: '' }, undefined],
    ['of the option first', ['--home', 'opt'], { KOMADAI_HOME: 'env' }, 'opt'],
  ])('home: %s', async (_name, argv, env, home) => {
    const { entry, contexts } = spy();
    await runCommand(['spy', 'one', ...argv], { commands: [entry], env });
    expect(itemAt(contexts, 0).home).toBe(home);
  });
});

longTest('what excludes each other are flags of the command, and its operand', async () => {
  for (const { name, load } of COMMANDS) {
    const { flags, excludes = [] } = await load();
    const known = ['FILE', ...Object.keys(flags)];
    expect([name, excludes.flat().filter((one) => !known.includes(one))]).toEqual([name, []]);
  }
});

describe('refused with status 2 and one line', () => {
  sharedTest.each(
    shareOf<[name: string, argv: string[], line: string]>(
      [
        [
          'unknown command',
          ['spi'],
          'komadai: unknown command "spi", did you mean spy? komadai help lists the commands',
        ],
        [
          'unknown option without a command',
          ['--asci'],
          'komadai: unknown option "--asci", did you mean --ascii? komadai help options lists the options',
        ],
        [
          'unknown option of a command',
          ['spy', 'one', '--handicpa', 'x'],
          'komadai spy: unknown option "--handicpa", did you mean --handicap? komadai spy --help lists the options',
        ],
        [
          'missing operand',
          ['spy'],
          'komadai spy: FIRST is missing. Usage: komadai spy FIRST [SECOND] [--handicap NAME]',
        ],
        [
          'superfluous operand',
          ['spy', 'a', 'b', 'c'],
          'komadai spy: "c" is one word too many. Usage: komadai spy FIRST [SECOND] [--handicap NAME]',
        ],
        ['empty folder', ['spy', 'a', '--home='], 'komadai spy: --home needs a value: --home DIR'],
        ['missing value', ['spy', 'a', '--home'], 'komadai spy: --home needs a value: --home DIR'],
        [
          'unknown labels',
          ['spy', 'a', '--labels', 'kanij'],
          'komadai spy: invalid value "kanij" for --labels, did you mean kanji? Valid: kanji, kanji2, romaji, letters',
        ],
        [
          'unknown charset, also without a command',
          ['--charset', 'utf8'],
          'komadai: invalid value "utf8" for --charset. Valid: auto, box, frame, ascii',
        ],
        [
          'two charsets',
          ['spy', 'a', '--ascii', '--charset', 'box'],
          'komadai spy: --ascii and --charset box cannot be given together',
        ],
        [
          'control characters are not passed on',
          ['\u001b[31mred\n'],
          'komadai: unknown command "?[31mred?". komadai help lists the commands',
        ],
      ],
      4,
    ),
  )('%s', async (_name, argv, line) => {
    const { entry, contexts } = spy();
    const run = await runCommand(argv, { commands: [entry] });
    expect(run).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
    expect(contexts).toEqual([]);
  });
});

describe('the status is 2 where the words cannot be understood, 1 where they ask in vain', () => {
  const rows = `
    2 paly
    2 --labels banana
    2 help paly
    2 play shogi --clock banana
    2 play shogi --handicap banana
    2 play shogi --sfen banana
    2 resume --banana
    1 resume
    1 resume nofile
    1 resume junk.txt
    1 host --resume
    1 host --resume ZZZZZZ
    2 join
    2 join K7
    1 join ZZZZZZ
    2 watch K7
    1 watch ZZZZZZ
    2 serve --open --port banana
    2 serve
    1 serve --admin who
    2 serve --admin ban
    1 serve --open --as-root --keys nofile
    2 attach --key banana
    1 attach
    1 replay
    1 replay nofile
    1 replay folder
    1 replay junk.txt
    1 replay game.usi --game 7
    1 replay game.usi --ply 7
    2 replay game.usi --ply banana
    2 learn banana
    1 tsume nofile
    1 tsume shogi --plies 99
    1 tsume shogi --problem 9999
    2 tsume --sfen banana
    1 edit nofile
    1 solve nofile
    2 solve
    2 solve --sfen 4k4/9/9/9/9/9/9/9/9_b_9G_1
    2 games --sort banana
    1 convert nofile
    1 convert game.usi --game 7
    2 convert game.usi --to banana
    2 convert game.usi --split
    1 analyse nofile
    1 analyse folder
    1 mistakes nofile
    1 mistakes game.usi
    1 index nofolder
    1 index junk.txt
    1 index --remove nofolder
    2 index --output banana.txt
    2 search --pattern banana
    1 search nofile
    1 check nofile
    1 check junk.txt
    1 show nofile
    2 show --sfen banana
    2 show
    2 settings banana
    2 settings labels banana
    1 settings engine.banana
    2 settings engine.ba:na banana
    2 rules shogi banana
    2 variants check
    1 variants check nofile
    1 variants check junk.txt
    1 moves shogi -
    2 moves shogi --sfen banana
    2 perft shogi 99
    2 usi banana
    2 completion banana`;

  test.each(
    Array.from(
      rows.matchAll(/(\d) (.+)/g),
      ([, status, line = '']) => [Number(status), line] as const,
    ),
  )('%d %s', async (expected, line) => {
    const home = temporaryFolder();
    mkdirSync(join(home, 'folder'));
    writeFileSync(join(home, 'junk.txt'), 'banana\n');
    writeFileSync(join(home, 'game.usi'), 'position startpos moves 7g7f\n');
    const argv = line.split(' ').map((word) => {
      return /^(folder|junk\.txt|game\.usi|nofile)$/.test(word)
        ? join(home, word)
        : word.replaceAll('_', ' ');
    });
    const { status, stderr } = await runCommand([...argv, '--home', home], {
      stdin: 'banana\n',
      openRooms: (...means) => new MachineRooms(...means),
    });
    expect([status, stderr.split('\n').length]).toEqual([expected, 2]);
  });
});

test('an exception of the system is status 1 and one line with its cause', async () => {
  const cause = new Error('ENOSPC: no space left\non device');
  const { entry } = spy(new Error('cannot write a.psn', { cause }));
  expect(await runCommand(['spy', 'a'], { commands: [entry] })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'komadai spy: cannot write a.psn: ENOSPC: no space left on device\n',
  });
});

test('what the disk does not take is told in the words of the player', async () => {
  const cause = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  const { entry } = spy(new StoreError('write', 'a.psn', cause));
  const { status, stderr } = await runCommand(['spy', 'a'], { commands: [entry] });
  expect([status, stderr]).toEqual([1, 'komadai spy: cannot write a.psn: the disk is full\n']);
});

describe('without a command', () => {
  const menu = () => {
    const { contexts } = spy();
    const command: Command = {
      operands: [],
      flags: {},
      examples: [],
      run: async (context) => {
        contexts.push(context);
        return 0;
      },
    };
    return { contexts, entry: { name: '', summary: () => '', load: async () => command } };
  };

  test('the menu in a terminal, with the options', async () => {
    const { entry, contexts } = menu();
    const run = await runCommand(['--ascii'], { menu: entry, isTerminal: true, env: {} });
    expect(run).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(itemAt(contexts, 0).overrides).toEqual({ charset: 'ascii' });
  });

  const PLAIN = 'komadai --plain plays line by line.\n';
  const NONE = `There is no terminal here to draw a menu on.\n${PLAIN}`;
  test.each<[name: string, isTerminal: boolean, env: Record<string, string>, why: string]>([
    ['without a terminal', false, { TERM: 'xterm' }, NONE],
    [
      'over ssh without a terminal',
      false,
      { SSH_CONNECTION: '::1 1 ::1 22' },
      `There is no terminal here. ssh -t HOST komadai gives one.\n${PLAIN}`,
    ],
    [
      'in a pipe of an ssh session',
      false,
      { SSH_CONNECTION: '::1 1 ::1 22', SSH_TTY: '/dev/pts/0' },
      NONE,
    ],
    [
      'in a dumb terminal',
      true,
      { TERM: 'dumb' },
      `This terminal cannot draw a menu (TERM is dumb).\n${PLAIN}`,
    ],
  ])('%s: the help, and what can be done', async (_name, isTerminal, env, why) => {
    const { entry, contexts } = menu();
    const run = await runCommand([], { menu: entry, isTerminal, env });
    expect(contexts).toEqual([]);
    expect(run.status).toBe(0);
    expect(run.stdout).toContain('Usage:\n');
    expect(run.stdout.endsWith(`\n\n${why}`)).toBe(true);
  });

  test('--plain begins the preferred game, and tells of the unfinished one', async () => {
    const home = temporaryFolder();
    await runCommand(['settings', 'variant', 'ogi', '--home', home]);
    const plain = (stdin: string) => runCommand(['--plain', '--home', home], { stdin });
    const greeting =
      'Type a move, "?" for help or "quit" to leave. komadai learn teaches a game, komadai --help tells the rest.\n';
    expect(await plain('P-4e\n')).toEqual({
      status: 0,
      stdout: `${greeting}Ogi, even game. ply 0 - Black to play\n1. Black P-4e\n`,
      stderr: '',
    });
    expect((await plain('quit\n')).stdout).toBe(
      `${greeting}komadai resume --plain goes on with your last game.\nOgi, even game. ply 0 - Black to play\n`,
    );
  });
});

describe('a game over ssh without a terminal', () => {
  sharedTest.each(
    shareOf([
      ['says why there is no screen', [], { SSH_CONNECTION: 'x' }, true],
      ['says nothing where none was wanted', ['--plain'], { SSH_CONNECTION: 'x' }, false],
      ['says nothing in a session with one', [], { SSH_CONNECTION: 'x', SSH_TTY: 'y' }, false],
      ['says nothing elsewhere', [], {}, false],
    ]),
  )('%s', async (_, argv, env, isSaid) => {
    const home = temporaryFolder();
    const { stderr } = await runCommand(['play', 'yari', ...argv, '--home', home], { env });
    const hint =
      'komadai: there is no terminal here, so komadai works line by line; ssh -t gives a screen\n';
    expect(stderr).toBe(isSaid ? hint : '');
  });
});

describe('help and version', () => {
  test('the help of the program names every command', async () => {
    const { status, stdout } = await runCommand(['--help']);
    expect(status).toBe(0);
    for (const { name } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  sharedTest.each(
    shareOf(
      COMMANDS.map(({ name }) => name),
      4,
    ),
  )('the help of %s, also without operands', async (name) => {
    const { status, stdout, stderr } = await runCommand([name, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^komadai ${name}\\b`));
    expect(stdout).not.toContain('--no-color');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      'komadai help options lists the options of every command.',
    );
  });

  sharedTest.each(
    shareOf([
      [['-h'], ['--help']],
      [['help'], ['--help']],
      [
        ['help', 'play'],
        ['play', '--help'],
      ],
      [
        ['play', '-h'],
        ['play', '--help'],
      ],
      [['-v'], ['--version']],
      [['moves', '-v'], ['--version']],
    ]),
  )('%j is %j', async (argv, same) => {
    const run = await runCommand(argv);
    expect(run).toEqual(await runCommand(same));
    expect(run).toMatchObject({ status: 0, stderr: '' });
  });

  test('the options of every command have a help of their own', async () => {
    const { status, stdout } = await runCommand(['help', 'options']);
    expect(status).toBe(0);
    for (const { name } of namedFlags(COMMON_FLAGS)) expect(stdout).toContain(`--${name}`);
  });

  test('help of what is no command names one that is near', async () => {
    const { status, stdout, stderr } = await runCommand(['help', 'paly']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      'komadai help: unknown command "paly", did you mean play? komadai help lists the commands\n',
    );
  });

  test('the help shows usage, options and examples', async () => {
    const { entry } = spy();
    const { stdout } = await runCommand(['spy', '--help'], { commands: [entry] });
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      'komadai spy FIRST [SECOND] [--handicap NAME]',
      '',
      '  looks on',
      '',
      'Options:',
      '  --handicap NAME  a handicap',
    ]);
    expect(stdout).toContain('Examples:\n  komadai spy one\n');
  });

  test.each([[['--version']], [['moves', '--version']], [['--ascii', '--version']]])(
    '%j prints the version alone',
    async (argv) => {
      expect(await runCommand(argv)).toEqual({ status: 0, stdout: 'development\n', stderr: '' });
    },
  );

  test('no line of any help is wider than 80 columns', async () => {
    const flag = {
      type: 'string',
      value: 'VALUE',
      summary: () =>
        'a summary that takes more than one line, since it says so much '.repeat(2).trim(),
    } as const;
    const flags = Object.fromEntries([...'ABCDEFGH'].map((letter) => [`option${letter}`, flag]));
    const command: Command = { operands: [], flags, examples: [], run: async () => 0 };
    const many = { name: 'many', summary: () => 'many options', load: async () => command };
    for (const argv of [[], ...[...COMMANDS, many].map(({ name }) => [name])]) {
      const { stdout } = await runCommand([...argv, '--help'], { commands: [...COMMANDS, many] });
      for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
      if (argv[0] !== 'many') continue;
      expect(stdout).toMatch(
        /^komadai many (\[--option-[a-c] VALUE\] ?){3}\n {13}\[--option-d VALUE\] /,
      );
    }
  });
});

describe('a screen can be drawn', () => {
  test.each([
    ['on a terminal', true, true, 'xterm', true],
    ['not with input from a pipe', false, true, 'xterm', false],
    ['not with output to a pipe', true, false, 'xterm', false],
    ['not on a terminal without cursor control', true, true, 'dumb', false],
  ])('%s', (_name, isInput, isOutput, TERM, isDrawn) => {
    const stdin = Object.assign(new PassThrough(), { isTTY: isInput });
    const stdout = Object.assign(new PassThrough(), { isTTY: isOutput });
    expect(hasScreen({ stdin, stdout, env: { TERM } })).toBe(isDrawn);
  });
});
