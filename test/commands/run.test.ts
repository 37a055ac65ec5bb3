import { describe, expect, test } from 'vitest';
import type { Command, CommandContext, CommandEntry } from '../../source/commands/command.ts';
import { COMMANDS } from '../../source/commands/table.ts';
import { runCommand } from '../helpers/command.ts';

/** A command that notes the context it is given. */
function spy(result: number | Error = 0): { entry: CommandEntry; contexts: CommandContext[] } {
  const contexts: CommandContext[] = [];
  const command: Command = {
    operands: [{ name: 'FIRST' }, { name: 'SECOND', optional: true }],
    options: [{ name: 'handicap', value: 'NAME', summary: 'a handicap' }],
    examples: ['komadai spy one'],
    run: async (context) => {
      contexts.push(context);
      if (result instanceof Error) throw result;
      return result;
    },
  };
  return { entry: { name: 'spy', summary: 'looks on', load: async () => command }, contexts };
}

describe('what a command is given', () => {
  test('operands, own options, overrides and home, wherever they stand', async () => {
    const { entry, contexts } = spy(7);
    const argv = ['--ascii', '--home', 'd', 'spy', 'one', '--handicap', 'lance', '--labels=romaji'];
    const { status } = await runCommand([...argv, '--no-color'], { commands: [entry] });
    expect(status).toBe(7);
    const [{ name, operands, options, overrides, home }] = contexts;
    expect({ name, operands, options: [...options], overrides, home }).toEqual({
      name: 'spy',
      operands: ['one'],
      options: [['handicap', 'lance']],
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
    expect(contexts[0].home).toBe(home);
  });
});

describe('refused with status 2 and one line', () => {
  test.each<[name: string, argv: string[], line: string]>([
    ['unknown command', ['spi'], 'komadai: unknown command "spi", did you mean spy? Valid: spy'],
    [
      'unknown option without a command',
      ['--asci'],
      'komadai: unknown option "--asci", did you mean --ascii? Options: --labels --charset --ascii --no-color --home --help --version',
    ],
    [
      'unknown option of a command',
      ['spy', 'one', '--handicpa', 'x'],
      'komadai spy: unknown option "--handicpa", did you mean --handicap? Options: --handicap --labels --charset --ascii --no-color --home --help --version',
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
      'komadai spy: unknown value of --labels "kanij", did you mean kanji? Valid: kanji, kanji2, romaji, letters',
    ],
    [
      'unknown charset, also without a command',
      ['--charset', 'utf8'],
      'komadai: unknown value of --charset "utf8". Valid: auto, box, frame, ascii',
    ],
    [
      'two charsets',
      ['spy', 'a', '--ascii', '--charset', 'box'],
      'komadai spy: --ascii and --charset box cannot be given together',
    ],
    [
      'control characters are not passed on',
      ['\u001b[31mred\n'],
      'komadai: unknown command "?[31mred?". Valid: spy',
    ],
  ])('%s', async (_name, argv, line) => {
    const { entry, contexts } = spy();
    const run = await runCommand(argv, { commands: [entry] });
    expect(run).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
    expect(contexts).toEqual([]);
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

describe('without a command', () => {
  const menu = () => {
    const { contexts } = spy();
    const command: Command = {
      operands: [],
      options: [],
      examples: [],
      run: async (context) => {
        contexts.push(context);
        return 0;
      },
    };
    return { contexts, entry: { name: '', summary: '', load: async () => command } };
  };

  test('the menu in a terminal, with the options', async () => {
    const { entry, contexts } = menu();
    const run = await runCommand(['--ascii'], { menu: entry, isTerminal: true, env: {} });
    expect(run).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(contexts[0].overrides).toEqual({ charset: 'ascii' });
  });

  test.each([
    ['without a terminal', false, 'xterm'],
    ['in a dumb terminal', true, 'dumb'],
  ])('the help %s', async (_name, isTerminal, TERM) => {
    const { entry, contexts } = menu();
    const run = await runCommand([], { menu: entry, isTerminal, env: { TERM } });
    expect(contexts).toEqual([]);
    expect(run.status).toBe(0);
    expect(run.stdout).toContain('Usage:\n');
  });
});

describe('help and version', () => {
  test('the help of the program names every command', async () => {
    const { status, stdout } = await runCommand(['--help']);
    expect(status).toBe(0);
    for (const { name } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  test.each(COMMANDS.map(({ name }) => name))(
    'the help of %s, also without operands',
    async (name) => {
      const { status, stdout, stderr } = await runCommand([name, '--help']);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^komadai ${name}\\b`));
      expect(stdout).toContain('--no-color');
    },
  );

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
    expect(stdout.endsWith('Examples:\n  komadai spy one\n')).toBe(true);
  });

  test.each([[['--version']], [['moves', '--version']], [['--ascii', '--version']]])(
    '%j prints the version alone',
    async (argv) => {
      expect(await runCommand(argv)).toEqual({ status: 0, stdout: 'development\n', stderr: '' });
    },
  );

  test('no line of any help is wider than 80 columns', async () => {
    const options = [...'abcdefgh'].map((letter) => ({
      name: `option-${letter}`,
      value: 'VALUE',
      summary: 'a summary that takes more than one line, since it says so much '.repeat(2).trim(),
    }));
    const command: Command = { operands: [], options, examples: [], run: async () => 0 };
    const many = { name: 'many', summary: 'many options', load: async () => command };
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
