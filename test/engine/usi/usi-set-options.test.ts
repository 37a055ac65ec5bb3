import { describe, expect, test } from 'vitest';
import { type OfferedOption, parseOption } from '../../../source/engine/usi/usi-protocol.ts';
import { fitOptions } from '../../../source/engine/usi/usi-set-options.ts';
import { commands } from '../../../source/text/en/commands.ts';

const { optionFaultText } = commands;

const OFFERED = [
  'option name Threads type spin default 1 min 1 max 8',
  'option name Skill Level type spin default 20 min -20 max 20',
  'option name Style type combo default Very Solid var Very Solid var Risky',
  'option name Book type check default false',
  'option name Clear type button',
  'option name EvalDir type string default eval',
].map((line) => parseOption(line) as OfferedOption);

describe('an option that an engine lists', () => {
  test.each([
    ['a number', 'Threads', '2', 'setoption name Threads value 2'],
    ['a negative number', 'Skill Level', '-3', 'setoption name Skill Level value -3'],
    ['another case', 'skill level', '7', 'setoption name Skill Level value 7'],
    ['one of some', 'Style', 'Very Solid', 'setoption name Style value Very Solid'],
    ['yes or no', 'Book', 'true', 'setoption name Book value true'],
    ['a button', 'Clear', '', 'setoption name Clear'],
    ['a text', 'EvalDir', '/x y', 'setoption name EvalDir value /x y'],
    ['the hash, which need not be listed', 'USI_Hash', '64', 'setoption name USI_Hash value 64'],
  ])('is sent: %s', (_name, option, value, line) => {
    expect(fitOptions(OFFERED, { [option]: value })).toEqual({ lines: [line], faults: [] });
  });
});

describe('what cannot be is told, not sent', () => {
  test.each([
    ['Threads', '9', '1 to 8'],
    ['Threads', 'two', '1 to 8'],
    ['Style', 'Solid', 'Very Solid, Risky'],
    ['Book', 'yes', 'true or false'],
    ['USI_Hash', '0', 'a number from 1 on'],
  ])('%s=%s', (name, value, valid) => {
    const { lines, faults } = fitOptions(OFFERED, { [name]: value });
    expect(lines).toEqual([]);
    expect(faults.map(optionFaultText)).toEqual([
      `Option "${name}" cannot be "${value}". Valid: ${valid}.`,
    ]);
  });

  test('an option that is not listed', () => {
    const fitted = fitOptions(OFFERED, { Depth: '3', Threads: '1' });
    expect(fitted.lines).toEqual(['setoption name Threads value 1']);
    expect(fitted.faults).toEqual([{ code: 'unknown-option', name: 'Depth' }]);
  });
});
