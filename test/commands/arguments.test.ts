import { describe, expect, test } from 'vitest';
import { findCommand, readArguments } from '../../source/commands/arguments.ts';
import type { FlagTable } from '../../source/commands/flags.ts';

const FLAGS = {
  black: { type: 'string', value: 'NAME', summary: () => '' },
  longName: { type: 'string', value: 'NAME', summary: () => '' },
  format: { type: 'string', value: 'FORMAT', choices: () => ['kif', 'csa'], summary: () => '' },
  game: {
    type: 'string',
    value: 'GAME',
    choices: () => ['yari'],
    choiceOf: (name) => (name === '槍' ? 'yari' : undefined),
    summary: () => '',
  },
  output: { type: 'string', value: 'FILE', shortFlag: 'o', summary: () => '' },
  furigoma: { type: 'boolean', summary: () => '' },
  color: { type: 'boolean', default: true, summary: () => '' },
} as const satisfies FlagTable;

function read(argv: readonly string[], flags: FlagTable = FLAGS) {
  return readArguments(argv, flags, 'komadai spy --help');
}

describe('arguments that are read', () => {
  test.each<[argv: string[], operands: string[], flags: object]>([
    [[], [], {}],
    [['yari', '3'], ['yari', '3'], {}],
    [['--black', 'Ann Lee', 'yari'], ['yari'], { black: 'Ann Lee' }],
    [['--black=a=b'], [], { black: 'a=b' }],
    [['--black='], [], { black: '' }],
    [['--black', ''], [], { black: '' }],
    [['--black', '-'], [], { black: '-' }],
    [['-o', '-', 'x'], ['x'], { output: '-' }],
    [['--output', '-', '-'], ['-'], { output: '-' }],
    [['-o=a'], [], { output: 'a' }],
    [['--black=--x'], [], { black: '--x' }],
    [['--black', '"Bob"'], [], { black: '"Bob"' }],
    [['--black', 'false'], [], { black: 'false' }],
    [['--black', '007'], [], { black: '007' }],
    [['--black', '-3'], [], { black: '-3' }],
    [['--long-name', 'x'], [], { longName: 'x' }],
    [['--game', '槍', '槍'], ['槍'], { game: 'yari' }],
    [['--game=槍'], [], { game: 'yari' }],
    [['--format', 'csa'], [], { format: 'csa' }],
    [['--furigoma', 'x'], ['x'], { furigoma: true }],
    [['--furigoma', '--furigoma'], [], { furigoma: true }],
    [['--no-color', 'x'], ['x'], { color: false }],
    [['-'], ['-'], {}],
    [['-5'], ['-5'], {}],
    [['--', '--black', '-x'], ['--black', '-x'], {}],
    [['', '1e3'], ['', '1e3'], {}],
  ])('%j', (argv, operands, flags) => {
    const result = read(argv);
    expect(result).toMatchObject({ ok: true, value: { operands } });
    expect(result.ok && result.value.flags).toEqual({ color: true, ...flags });
  });
});

describe('arguments that are refused', () => {
  const exit = process.exit;
  const print = console.error;

  test.each<[argv: string[], fault: object]>([
    [['--blakc', 'x'], { code: 'unknown-option', found: '--blakc' }],
    [['--blakc=x'], { code: 'unknown-option', found: '--blakc' }],
    [['--Black', 'x'], { code: 'unknown-option', found: '--Black' }],
    [['--__proto__', 'x'], { code: 'unknown-option', found: '--__proto__' }],
    [['-b'], { code: 'unknown-option', found: '-b' }],
    [['--black', '-x'], { code: 'unknown-option', found: '-x' }],
    [['x', '-bc'], { code: 'unknown-option', found: '-bc' }],
    [['--black'], { code: 'missing-value', option: '--black', value: 'NAME' }],
    [['-o'], { code: 'missing-value', option: '--output', value: 'FILE' }],
    [['--black', '--furigoma'], { code: 'missing-value', option: '--black' }],
    [['--no-black'], { code: 'missing-value', option: '--black' }],
    [['--black.x', 'y'], { code: 'missing-value', option: '--black' }],
    [['--format'], { code: 'missing-value', option: '--format', value: 'FORMAT' }],
    [['--format', 'kiff'], { code: 'unknown-value', what: '--format', found: 'kiff' }],
    [['--format', ''], { code: 'unknown-value', what: '--format', found: '' }],
    [['--format', 'a`\n`.b'], { code: 'unknown-value', found: 'a`\n`.b', valid: ['kif', 'csa'] }],
    [['--furigoma=no'], { code: 'superfluous-value', option: '--furigoma' }],
    [['--furigoma=yes'], { code: 'superfluous-value', option: '--furigoma' }],
    [['--no-furigoma'], { code: 'superfluous-value', option: '--furigoma' }],
    [['--black', 'a', '--black=b'], { code: 'repeated-option', option: '--black' }],
    [['--long-name=a', '--long-name=b'], { code: 'repeated-option', option: '--long-name' }],
    [['-o', 'a', '--output', 'b'], { code: 'repeated-option', option: '--output' }],
  ])('%j', (argv, fault) => {
    expect(read(argv)).toMatchObject({ ok: false, fault });
    expect([process.exit, console.error]).toEqual([exit, print]);
  });
});

test.each<[argv: string[], command: string | undefined, words: string[]]>([
  [[], undefined, []],
  [['--plain'], undefined, ['--plain']],
  [['moves', 'yari', '--x'], 'moves', ['yari', '--x']],
  [['--home', 'moves', 'perft'], 'perft', ['--home', 'moves']],
  [['--home=moves', 'perft'], 'perft', ['--home=moves']],
  [['--home', '-', 'perft'], 'perft', ['--home=-']],
  [['--plain', 'perft', '4'], 'perft', ['--plain', '4']],
  [['--', 'perft', '-x'], 'perft', ['--', '-x']],
  [['perft', '--', 'moves'], 'perft', ['--', 'moves']],
])('the command in %j', (argv, command, words) => {
  expect(findCommand(argv, ['moves', 'perft'])).toEqual({
    ok: true,
    value: { ...(command !== undefined && { command }), words },
  });
});

test.each<[argv: string[], fault: object]>([
  [['pertf'], { code: 'unknown-command', found: 'pertf' }],
  [['a b\n'], { code: 'unknown-command', found: 'a b\n' }],
  [['', 'perft'], { code: 'unknown-command', found: '' }],
  [['--asci', 'perft'], { code: 'unknown-option', found: '--asci' }],
  [['--divide', 'perft', '4'], { code: 'unknown-option', found: '--divide' }],
  [['--labels', 'x', 'perft'], { code: 'unknown-value', what: '--labels', found: 'x' }],
])('no command in %j', (argv, fault) => {
  expect(findCommand(argv, ['moves', 'perft'])).toMatchObject({ ok: false, fault });
});
