import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../helpers/command.ts';
import { ORACLE_VARIANTS, oraclePositions } from '../helpers/oracle.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';

const answers = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test.each(ORACLE_VARIANTS)('$id: the oracle through the standard input', async (variant) => {
  const { id } = variant;
  const positions = oraclePositions(variant).slice(0, 40);
  const stdin = positions.map(({ sfen }) => sfen).join('\n');
  const { status, stdout, stderr } = await runCommand(['moves', id, '-'], { stdin });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const given = answers(stdout);
  expect(given).toHaveLength(positions.length);
  for (const [index, { sfen, legal, check, mate, stalemate }] of positions.entries()) {
    const stuck = stalemate ? 'no legal moves' : 'playing';
    expect(given[index]).toEqual({ sfen, check, status: mate ? 'checkmate' : stuck, legal });
  }
});

describe('one position', () => {
  test('the start by default', async () => {
    const { stdout } = await runCommand(['moves', 'yari']);
    const [{ sfen, legal, ...rest }] = answers(stdout);
    expect(sfen).toBe('rnnkbbr/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR b - 1');
    expect(legal).toHaveLength(20);
    expect(rest).toEqual({ check: false, status: 'playing' });
  });

  test.each<[name: string, variant: string, sfen: string, answer: object]>([
    [
      'normal form: hands in order, the missing number',
      'shogi',
      '  8k/9/9/9/9/9/9/9/K8 b p2PGr ',
      { sfen: '8k/9/9/9/9/9/9/9/K8 b G2Prp 1', status: 'playing' },
    ],
    [
      'no legal moves',
      'yari',
      '6k/7/5R+B/7/7/7/7/7/K6 w - 1',
      { check: false, status: 'no legal moves', legal: [] },
    ],
    [
      'checkmate',
      'shogi',
      '8k/8G/8G/9/9/9/9/9/K8 w - 9',
      { check: true, status: 'checkmate', legal: [] },
    ],
    [
      'sorted, mandatory promotion',
      'ogi',
      '7k/8/2S5/8/8/8/8/K7 b - 1',
      {
        legal: ['6c5b+', '6c5d+', '6c6b+', '6c7b+', '6c7d+', '8h7g', '8h7h', '8h8g'],
      },
    ],
  ])('%s', async (_name, variant, sfen, answer) => {
    const { status, stdout } = await runCommand(['moves', variant, '--sfen', sfen]);
    expect(status).toBe(0);
    expect(answers(stdout)).toEqual([expect.objectContaining(answer)]);
  });
});

describe('the standard input', () => {
  const good = '7k/8/8/8/8/8/8/K7 b - 1';

  test.each<[name: string, argv: string[]]>([
    ['-', ['moves', 'ogi', '-']],
    ['--sfen -', ['moves', 'ogi', '--sfen', '-']],
    ['--sfen=-', ['moves', 'ogi', '--sfen=-']],
  ])('%s', async (_name, argv) => {
    const { status, stdout } = await runCommand(argv, { stdin: `${good}\r\n${good}` });
    expect(status).toBe(0);
    expect(answers(stdout)).toHaveLength(2);
  });

  test('bad lines go to the standard error with their number; the others are answered', async () => {
    const stdin = Buffer.concat([
      Buffer.from(`${good}\n\nnonsense\n${'9'.repeat(10_000)}\n\u001b[2J\n`),
      Buffer.from([0xff, 0xfe, 0x0a]),
      Buffer.from(`7k/8/8/8/8/8/8/K7 x - 1\n${good}\n`),
    ]);
    const run = await runCommand(['moves', 'ogi', '-'], { stdin: Readable.from([stdin]) });
    expect(run.status).toBe(1);
    expect(answers(run.stdout)).toHaveLength(2);
    const lines = run.stderr.trimEnd().split('\n');
    expect(lines.map((line) => line.split(': ')[1])).toEqual(
      [2, 3, 4, 5, 6, 7].map((n) => `line ${n}`),
    );
    expect(lines[0]).toMatch(/^komadai moves: line 2: the SFEN is empty/);
    expect(lines[5]).toBe('komadai moves: line 7: the side to move is b or w, not "x"');
    expect(run.stderr).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
  });

  test('is answered line by line, also where a line comes in pieces', async () => {
    const chunks = [good.slice(0, 5), `${good.slice(5)}\n${good}`, '\n'];
    const { stdout } = await runCommand(['moves', 'ogi', '-'], {
      stdin: Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
    });
    expect(answers(stdout)).toHaveLength(2);
  });

  test('that cannot be read is status 1', async () => {
    const stdin = new Readable({
      read() {
        this.destroy(new Error('EISDIR: illegal operation on a directory, read'));
      },
    });
    const run = await runCommand(['moves', 'ogi', '-'], { stdin });
    expect(run.status).toBe(1);
    expect(run.stderr).toBe('komadai moves: EISDIR: illegal operation on a directory, read\n');
  });
});

test.each<[argv: string[], line: RegExp]>([
  [['moves'], new RegExp(`VARIANT \\(${VARIANT_IDS}\\) is missing`)],
  [
    ['moves', 'shoji'],
    new RegExp(`unknown variant "shoji", did you mean shogi\\? Valid: ${VARIANT_IDS}`),
  ],
  [['moves', 'ogi', 'file'], /unknown source "file"\. Valid: -/],
  [
    ['moves', 'ogi', '-', '--sfen', '8/8/8/8/8/8/8/8 b - 1'],
    /- and --sfen cannot be given together/,
  ],
  [['moves', 'ogi', '--sfen', 'x'], /not a position of ogi: an SFEN has 3 or 4 parts/],
])('%j is refused', async (argv, line) => {
  const { status, stdout, stderr } = await runCommand(argv);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd()).not.toContain('\n');
});
