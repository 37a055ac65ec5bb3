import { describe, expect, test } from 'vitest';
import { runCommand } from '../helpers/command.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';

describe('counts', () => {
  test.each<[argv: string[], stdout: string]>([
    [['yari', '0'], 'nodes 1\n'],
    [['yari', '1'], 'nodes 20\n'],
    [['shogi', '3'], 'nodes 25470\n'],
    [['ogi', '3'], 'nodes 14825\n'],
    [
      ['shogi', '1', '--sfen', 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1'],
      'nodes 593\n',
    ],
    [
      ['ogi', '1', '--divide', '--sfen', '7k/8/2S5/8/8/8/8/8 b - 1'],
      '6c5b+ 1\n6c5d+ 1\n6c6b+ 1\n6c7b+ 1\n6c7d+ 1\nnodes 5\n',
    ],
    [['yari', '0', '--divide'], 'nodes 1\n'],
  ])('perft %j', async (argv, stdout) => {
    expect(await runCommand(['perft', ...argv])).toEqual({ status: 0, stdout, stderr: '' });
  });

  test('the parts of a division add up and are sorted', async () => {
    const { stdout } = await runCommand(['perft', 'yari', '3', '--divide']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.pop()).toBe('nodes 7960');
    expect(lines).toHaveLength(20);
    expect(lines).toEqual([...lines].sort());
    expect(lines.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBe(7960);
  });
});

test.each<[argv: string[], line: string]>([
  [['yari'], 'DEPTH is missing. Usage: komadai perft VARIANT DEPTH [--sfen SFEN] [--divide]'],
  [['yari', 'x'], 'unknown depth "x". Valid: a whole number from 0 to 20'],
  [['yari', '21'], 'unknown depth "21". Valid: a whole number from 0 to 20'],
  [['yari', '1.5'], 'unknown depth "1.5". Valid: a whole number from 0 to 20'],
  [['go', '1'], `unknown variant "go". Valid: ${VARIANT_IDS}`],
  [
    ['yari', '1', '--sfen', 'k/9 b -'],
    'not a position of yari: the board of Yari shogi has 9 ranks, not 2',
  ],
  [
    ['yari', '1', '2'],
    '"2" is one word too many. Usage: komadai perft VARIANT DEPTH [--sfen SFEN] [--divide]',
  ],
])('perft %j is refused', async (argv, line) => {
  const stderr = `komadai perft: ${line}\n`;
  expect(await runCommand(['perft', ...argv])).toEqual({ status: 2, stdout: '', stderr });
});
