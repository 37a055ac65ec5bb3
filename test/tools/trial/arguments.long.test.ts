import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { parseTrial } from '../../../tools/trial/arguments.ts';

const [variant] = VARIANTS;
const BOTH = [variant.id, '--a', '.', '--b', 'HEAD'];

describe('the arguments of a trial', () => {
  test('have defaults', () => {
    expect(parseTrial(BOTH)).toEqual({
      ok: true,
      value: {
        variant,
        a: { build: '.', options: {} },
        b: { build: 'HEAD', options: {} },
        limits: { nodes: 30_000 },
        pairs: 1000,
        processes: 2,
        seed: 1,
      },
    });
  });

  test.each([
    ['nodes', ['--nodes', '5000'], { limits: { nodes: 5000 } }],
    ['time', ['--movetime', '100'], { limits: { timeMs: 100 } }],
    ['an odd number of games', ['--games', '7'], { pairs: 4 }],
    ['processes', ['--processes', '1'], { processes: 1 }],
    ['a seed', ['--seed', '9'], { seed: 9 }],
    ['a log', ['--log', 'trials.txt'], { log: 'trials.txt' }],
    [
      'options',
      ['--b-option', 'USI_Hash=16', '--b-option', 'Level=9'],
      { b: { build: 'HEAD', options: { USI_Hash: '16', Level: '9' } } },
    ],
    [
      'a value with an equals sign',
      ['--a-option', 'Net=a=b'],
      { a: { build: '.', options: { Net: 'a=b' } } },
    ],
  ])('take %s', (_, words, part) => {
    expect(parseTrial([...BOTH, ...words])).toMatchObject({ ok: true, value: part });
  });

  test.each([
    ['no variant', ['--a', '.', '--b', 'HEAD'], 'VARIANT'],
    ['an unknown variant', ['nothing', '--a', '.', '--b', 'HEAD'], 'VARIANT'],
    ['two variants', [variant.id, ...BOTH], 'VARIANT'],
    ['no build', [variant.id, '--a', '.'], '--b'],
    ['nodes and time', [...BOTH, '--nodes', '1', '--movetime', '1'], 'exclude'],
    ['no games', [...BOTH, '--games', '0'], '--games'],
    ['half a node', [...BOTH, '--nodes', '0.5'], '--nodes'],
    ['an option without value', [...BOTH, '--a-option', 'Level'], 'NAME=VALUE'],
    ['an unknown word', [...BOTH, '--elo', '5'], '--elo'],
  ])('refuse %s', (_, words, found) => {
    const parsed = parseTrial(words);
    expect(parsed.ok ? '' : parsed.fault).toContain(found);
    expect(parsed.ok ? '' : parsed.fault).toContain('npm run trial');
  });
});
