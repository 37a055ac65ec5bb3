import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { ja as JAPANESE } from '../../source/text/ja/index.ts';
import { runCommand } from '../helpers/command.ts';
import { longTest, test } from '../helpers/run-size.ts';

const MATE_IN_1 = '4k4/9/4P4/9/9/9/9/9/9 b G 1';
const MATE_IN_3 = '8k/4L1B2/g8/9/9/9/9/9/9 b RG 1';
const NO_MATE = '4k4/9/9/9/9/9/9/9/9 b P 1';
/** Too much for a second. */
const HARD = '3g1n1l1/2p1g1r2/5k2S/4p1N+R1/3+p5/7N1/B8/9/9 b 2GSNb2s3l15p 1';

const folder = mkdtempSync(join(tmpdir(), 'komadai-solve-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const solve = (...argv: string[]) => runCommand(['solve', ...argv]);

describe('a problem of the command line', () => {
  test.each([
    ['a mate', MATE_IN_1, '1: mate in 1: G*5b\n'],
    ['no mate', NO_MATE, '1: no mate, proved\n'],
  ])('%s', async (_, sfen, stdout) => {
    expect(await solve('--sfen', sfen)).toEqual({ status: 0, stdout, stderr: '' });
  });

  test('in Japanese in the notation of players', async () => {
    const { stdout } = await runCommand(['solve', '--sfen', MATE_IN_1], { texts: JAPANESE });
    expect(stdout).toBe('1: 1手詰: ５二金\n');
  });

  test('as JSON', async () => {
    const { stdout } = await solve('--sfen', MATE_IN_3, '--json');
    const { nodes, seconds, line, ...found } = JSON.parse(stdout);
    expect(found).toEqual({
      number: 1,
      variant: 'shogi',
      sfen: MATE_IN_3,
      result: 'mate',
      plies: 3,
      isShortest: true,
    });
    expect(line).toHaveLength(3);
    expect(line[0]).toMatch(/\*2a/);
    expect([nodes > 0, seconds >= 0]).toEqual([true, true]);
  });

  test('of another game', async () => {
    const { stdout } = await solve('--sfen', '3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1');
    expect(stdout).toMatch(/^1: mate in 3: YR\*4c \S+ \S+\n$/);
  });
});

test.each([
  ['no king to mate', '9/9/4P4/9/9/9/9/9/4K4 b G 1', /king/],
  ['two kings', '4k3k/9/4P4/9/9/9/9/9/9 b G 1', /second king/],
  ['50 pieces', '4k4/9/4P4/9/9/9/9/9/9 b 50P 1', /pawn; the game has 18/],
  ['a side that has left itself in check', '4k4/4G4/4P4/9/9/9/9/9/9 b G 1', /stands in check/],
  ['an empty text', '', /empty/],
])('%s is refused', async (_, sfen, message) => {
  const { status, stdout, stderr } = await solve('--sfen', sfen);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

test.each([
  [['--sfen', MATE_IN_1, '--memory', '1'], 'memory'],
  [['--sfen', MATE_IN_1, '--seconds', '0'], 'seconds'],
  [[], 'FILE'],
])('%j is refused', async (argv, word) => {
  const { status, stderr } = await solve(...argv);
  expect(status).toBe(2);
  expect(stderr).toContain(word);
});

describe('files', () => {
  test('of SFENs: a fault a line, and the rest goes on in its order', async () => {
    const lines = [
      `1\t${NO_MATE}`,
      `2\t${MATE_IN_3}\t3`,
      'nothing of the kind',
      '9/9/9/9/9/9/9/9/4K4 b G 1',
      '4k4/9/4P4/9/9/9/9/9/9 b 50P 1',
      `sfen ${MATE_IN_1}`,
    ];
    const file = fileOf('some.sfen', `${lines.join('\n')}\n`);
    const { status, stdout, stderr } = await solve(file);
    expect(status).toBe(1);
    const [first, second, third, ...others] = stdout.trimEnd().split('\n');
    expect(first).toBe(`${file} 1: no mate, proved`);
    expect(second).toContain(`${file} 2: mate in 3: `);
    expect(third).toBe(`${file} 4: mate in 1: G*5b`);
    expect(others).toEqual([]);
    const faults = stderr.trimEnd().split('\n');
    expect(faults).toHaveLength(3);
    expect(faults[0]).toContain(`${file}:3:1`);
    expect(faults[1]).toContain(`${file}:4:1`);
    expect(faults[2]).toContain(`${file} 3: there are 51 pieces`);
  });

  test('of JSON, and more than one', async () => {
    const one = fileOf('one.jsonl', `${JSON.stringify({ sfen: MATE_IN_1 })}\n`);
    const other = fileOf('other.sfen', MATE_IN_3);
    const { status, stdout } = await solve(one, other, '--json');
    expect(status).toBe(0);
    const found = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.map(({ file, plies }) => [file, plies])).toEqual([
      [one, 1],
      [other, 3],
    ]);
  });

  longTest.each([
    ['an empty file', ''],
    ['1 MB of anything', 'x/y '.repeat(2 ** 18)],
    ['bytes', '\0\x01\x02'.repeat(1000)],
  ])('%s is a fault, and the next file goes on', async (_, text) => {
    const bad = fileOf('bad', text);
    const good = fileOf('good.sfen', MATE_IN_1);
    const { status, stdout, stderr } = await solve(bad, good);
    expect(status).toBe(1);
    expect(stdout).toBe(`${good} 1: mate in 1: G*5b\n`);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr.length).toBeLessThan(500);
  });

  test('a file that is not there', async () => {
    const { status, stderr } = await solve(join(folder, 'none'));
    expect(status).toBe(1);
    expect(stderr).toContain('is neither a file nor a saved game');
  });
});

longTest('the time is bounded, and progress is told on a terminal', async () => {
  const run = await runCommand(['solve', '--sfen', HARD, '--seconds', '2'], { isTerminal: true });
  expect(run.status).toBe(0);
  expect(run.stdout).toMatch(/^1: unknown, \d+ moves looked at\n$/);
  expect(run.stderr).toMatch(/0 of 1 done, \d+ s, \d+ moves/);
  expect(run.stderr.endsWith('\r\x1b[K')).toBe(true);
});
