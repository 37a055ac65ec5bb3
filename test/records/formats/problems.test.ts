import { describe, expect, test } from 'vitest';
import { formatDiagram } from '../../../source/records/formats/bod/diagram.ts';
import { type Problem, problemKey } from '../../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../../source/records/formats/problems/problem-lines.ts';
import { readProblems } from '../../../source/records/formats/problems/read-problems.ts';
import { surplusOf } from '../../../source/records/formats/problems/surplus.ts';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import type { GameRecord } from '../../../source/records/tree/record.ts';
import { formatSfen, readSfen } from '../../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { problemFaultText } from '../../../source/text/problems.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const SFEN = '8k/4L1B2/g8/9/9/9/9/9/9 b GR 1';
const PSN = `[Variant "shogi"]\n[SFEN "${SFEN}"]\n\n1. G*2a K-1b 2. R*1a *\n`;

function told({ variant, start, line }: Problem): string {
  return [
    variant.id,
    formatSfen(variant, start),
    ...line.map((move) => formatUsi(variant, move)),
  ].join(' ');
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(text: string) {
  const { problems, faults } = await readProblems(bytes(text));
  return {
    problems: problems.map(told),
    faults: faults.map((fault) => problemFaultText(ENGLISH, 'F', fault)),
  };
}

describe('lines of JSON', () => {
  test('of each game, with what is known of the solution', () => {
    const { problems, faults } = parseProblemLines(
      [
        `{"sfen": "${SFEN}", "plies": 3, "line": "G*2a 1a1b R*1a"}`,
        '',
        '{"sfen":"3k2n/5B1/2R4/7/7/7/7/7/7 b 2R"}',
        '{"sfen":"4k3/6L1/5B1L/8/8/8/8/8 b 2I 1","variant":"ogi","line":[]}',
        '{"line":["G*5b"],"sfen":"4k4/9/4P4/9/9/9/9/9/9 b G 1"}',
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(problems.map(told)).toEqual([
      `shogi ${SFEN.replace('GR', 'RG')} G*2a 1a1b R*1a`,
      'yari 3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1',
      'ogi 4k3/6L1/5B1L/8/8/8/8/8 b 2I 1',
      'shogi 4k4/9/4P4/9/9/9/9/9/9 b G 1 G*5b',
    ]);
    expect(problems.map(({ plies }) => plies)).toEqual([3, undefined, undefined, undefined]);
  });

  test.each([
    ['not JSON', '  G*5b', 'F:1:3: this line is no object of JSON'],
    ['a list', '[1]', 'F:1:1: this line is no object of JSON'],
    ['no position', '{"plies": 3}', 'F:1:1: the problem has no "sfen"'],
    ['a number for it', '{"sfen": 3}', 'F:1:1: the problem has no "sfen"'],
    ['a wrong letter', '{"sfen": "4x4/9/9/9/9/9/9/9/9 b - 1"}', 'F:1:11: ply 0: not a position of'],
    [
      'an unknown game',
      `{"variant":"chu","sfen":"${SFEN}"}`,
      'F:1:13: ply 0: unknown variant "chu"',
    ],
    [
      'nobody to mate',
      '{"sfen": "9/9/9/9/9/9/9/9/4K4 b G 1"}',
      'F:1:11: no mating problem: the side',
    ],
    [
      'in check',
      '{"sfen":"4k4/4G4/9/9/9/9/9/9/9 b G 1"}',
      'F:1:10: ply 0: not a position of shogi',
    ],
  ])('refused: %s', (_, line, expected) => {
    const { problems, faults } = parseProblemLines(line);
    expect(problems).toEqual([]);
    expect(problemFaultText(ENGLISH, 'F', faults[0] as never)).toMatch(expected);
  });

  test.each([
    ['plies that are even', '"plies":4', 'F:1:50: plies is an odd number, not "4"'],
    ['plies that are none', '"plies":"three"', 'F:1:51: plies is an odd number, not "three"'],
    ['an illegal move', '"line":"G*2a 1a9i"', 'F:1:50: ply 2: 1a9i: '],
  ])('told, but read all the same: %s', (_, extra, expected) => {
    const { problems, faults } = parseProblemLines(`{"sfen":"${SFEN}",${extra}}`);
    expect(problems).toHaveLength(1);
    expect(problemFaultText(ENGLISH, 'F', faults[0] as never)).toMatch(expected);
  });

  test('two pawns on a file are accepted, and noted', () => {
    const sfen = '4k4/9/4P4/4P4/9/9/9/9/9 b G 1';
    const { problems, faults } = parseProblemLines(`{"sfen":"${sfen}"}`);
    expect(faults).toEqual([]);
    expect(problems[0]).toMatchObject({ oddity: { code: 'many-pawns', color: 'black', file: 5 } });
  });

  test('a file with bad lines gives the good ones', async () => {
    const { problems, faults } = await read(`{"sfen":"${SFEN}"}\nwhat?\n{"sfen":"4k4/9 b - 1"}\n`);
    expect(problems).toHaveLength(1);
    expect(faults.map((text) => text.split(': ')[0])).toEqual(['F:2:1', 'F:3:10']);
  });
});

describe('records', () => {
  const record = parsePsn(bytes(PSN))[0]?.record as GameRecord;
  const line = `shogi ${SFEN.replace('GR', 'RG')}`;

  test.each(['psn', 'usi', 'kif', 'ki2', 'csa', 'jkf'] as const)(
    'a problem in %s',
    async (format) => {
      const written = await writeRecords([record], { format, encoding: 'utf-8' });
      if (!written.ok) throw new Error(written.fault.code);
      const { problems, faults } = await readProblems(written.value.bytes);
      expect([problems.map(told), faults]).toEqual([[`${line} G*2a 1a1b R*1a`], []]);
    },
  );

  test('a diagram', async () => {
    const diagram = formatDiagram(record.variant, record.start.placement);
    expect(await read(diagram)).toEqual({ problems: [line], faults: [] });
  });

  test('a game is no problem, but others in the file are', async () => {
    const { problems, faults } = await read(`[Variant "ogi"]\n\n1. P-7e *\n\n${PSN}`);
    expect(problems).toHaveLength(1);
    expect(faults).toEqual(['F:1:1: game 1 begins as games do: its start is no mating problem']);
  });

  test('a solution that goes wrong is told; the problem stays', async () => {
    const { problems, faults } = await read(PSN.replace('K-1b', 'K-5e'));
    expect(problems).toHaveLength(1);
    expect(faults[0]).toMatch(/^F:4:9: ply 2: K-5e: /);
  });
});

test('a problem has one key, whatever its move number', () => {
  const { problems } = parseProblemLines(`{"sfen":"${SFEN}"}`);
  const [one] = problems as [Problem];
  const renumbered = { ...one, start: { ...one.start, moveNumber: 7 } };
  const key = `shogi ${SFEN.replace('GR', 'RG')}`;
  expect([problemKey(one), problemKey(renumbered)]).toEqual([key, key]);
});

describe('lines of SFENs', () => {
  const YARI = '3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1';

  test('with a number, a word or nothing before them, and anything after a tab', async () => {
    const text = `# a remark\n1\t${SFEN}\t3\n\nsfen ${YARI}\r\nposition sfen ${SFEN}\n`;
    expect(await read(text)).toEqual({
      problems: [
        `shogi ${SFEN.replace('GR', 'RG')}`,
        `yari ${YARI}`,
        `shogi ${SFEN.replace('GR', 'RG')}`,
      ],
      faults: [],
    });
  });

  test.each([
    ['no SFEN', 'G*5b', 'F:2:1: the problem has no "sfen"'],
    ['a wrong letter', '9\t4x4/9/9/9/9/9/9/9/9 b - 1', 'F:2:3: ply 0: not a position of'],
    ['nobody to mate', '9/9/9/9/9/9/9/9/4K4 b G 1', 'F:2:1: '],
  ])('%s: a fault, and the others are read', async (_, line, fault) => {
    const { problems, faults } = await read(`${SFEN}\n${line}\n${YARI}`);
    expect(problems).toHaveLength(2);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});

describe('more pieces than the game has', () => {
  test.each([
    ['none', 'shogi', '4k4/9/4P4/9/9/9/9/9/9 b 2R2B4G4S4N4L17P 1', undefined],
    ['pawns', 'shogi', '4k4/9/4P4/9/9/9/9/9/9 b 18P 1', { found: 19, most: 18 }],
    ['promoted ones', 'shogi', '4k4/9/+R+R7/9/9/9/9/9/9 b R 1', { found: 3, most: 2 }],
    ['of the smallest game', 'dobutsu', '1l1/3/3/1L1 b 2E2G2Ce 1', { found: 3, most: 2 }],
  ])('%s', (_, id, sfen, expected) => {
    const variant = variantOf(id);
    const { placement } = readSfen(variant, sfen);
    const surplus = surplusOf(variant, placement);
    if (expected === undefined) expect(surplus).toBeUndefined();
    else expect(surplus).toMatchObject(expected);
  });
});
