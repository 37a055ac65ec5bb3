import { describe, expect, test } from 'vitest';
import { findCommandWord, parseArguments } from '../../source/commands/arguments.ts';
import type { OptionData } from '../../source/commands/command.ts';

const KNOWN: readonly OptionData[] = [
  { name: 'black', value: 'NAME', summary: '' },
  { name: 'long-name', value: 'NAME', summary: '' },
  { name: 'furigoma', summary: '' },
  { name: 'no-color', summary: '' },
];

describe('arguments that are read', () => {
  test.each<[argv: string[], operands: string[], options: [string, string][]]>([
    [[], [], []],
    [['yari', '3'], ['yari', '3'], []],
    [['--black', 'Ann Lee', 'yari'], ['yari'], [['black', 'Ann Lee']]],
    [['--black=a=b'], [], [['black', 'a=b']]],
    [['--black='], [], [['black', '']]],
    [['--black', '-'], [], [['black', '-']]],
    [['--black=--x'], [], [['black', '--x']]],
    [['--black', '"Bob"'], [], [['black', '"Bob"']]],
    [['--black', 'false'], [], [['black', 'false']]],
    [['--black', '007'], [], [['black', '007']]],
    [['--long-name', 'x'], [], [['long-name', 'x']]],
    [['--furigoma', 'true'], ['true'], [['furigoma', '']]],
    [['--furigoma', '--furigoma'], [], [['furigoma', '']]],
    [['--no-color', 'x'], ['x'], [['no-color', '']]],
    [['-'], ['-'], []],
    [['--', '--black', '-x'], ['--black', '-x'], []],
    [['', '1e3'], ['', '1e3'], []],
  ])('%j', (argv, operands, options) => {
    const result = parseArguments(argv, KNOWN);
    expect(result.ok && result.value.operands).toEqual(operands);
    expect(result.ok && [...result.value.options]).toEqual(options);
  });
});

describe('arguments that are refused', () => {
  test.each<[argv: string[], fault: object]>([
    [['--blakc', 'x'], { code: 'unknown-option', found: '--blakc' }],
    [['--Black', 'x'], { code: 'unknown-option', found: '--Black' }],
    [['--no-furigoma'], { code: 'unknown-option', found: '--no-furigoma' }],
    [['--color'], { code: 'unknown-option', found: '--color' }],
    [['--__proto__', 'x'], { code: 'unknown-option', found: '--__proto__' }],
    [['-b'], { code: 'unknown-option', found: '-b' }],
    [['-5'], { code: 'unknown-option', found: '-5' }],
    [['--black'], { code: 'missing-value', option: '--black', value: 'NAME' }],
    [['--black', '--furigoma'], { code: 'missing-value', option: '--black' }],
    [['--furigoma=no'], { code: 'superfluous-value', option: '--furigoma' }],
    [['--black', 'a', '--black=b'], { code: 'repeated-option', option: '--black' }],
  ])('%j', (argv, fault) => {
    expect(parseArguments(argv, KNOWN)).toMatchObject({ ok: false, fault });
  });
});

test.each<[argv: string[], at: number | undefined]>([
  [[], undefined],
  [['--furigoma'], undefined],
  [['moves', 'yari'], 0],
  [['--black', 'moves', 'perft'], 2],
  [['--black=moves', 'perft'], 1],
  [['--furigoma', 'perft'], 1],
  [['--', 'perft'], 1],
])('the command in %j', (argv, at) => {
  expect(findCommandWord(argv, KNOWN)).toBe(at);
});
