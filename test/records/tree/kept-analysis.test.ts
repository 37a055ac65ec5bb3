import { formatPV, parsePV, Position as TsshogiPosition } from 'tsshogi';
import { describe, expect } from 'vitest';
import type { RecordFormat } from '../../../source/records/formats/formats.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import {
  computerLineComment,
  parseAnalysisLines,
} from '../../../source/records/tree/analysis-lines.ts';
import {
  type KeptAnalysis,
  keepAnalysis,
  keepBetterLine,
  keptAnalysis,
  keptScore,
  positionsOf,
} from '../../../source/records/tree/kept-analysis.ts';
import { noteOf, setNote } from '../../../source/records/tree/notes.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  mainLine,
} from '../../../source/records/tree/record.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi, parseUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';

function gameOf(variant: Variant, ...usi: string[]): GameRecord {
  const record = createRecord({ variant, start: startPosition(variant) });
  let node = record.root;
  for (const text of usi) node = appendMove(node, moveOf(variant, text));
  return record;
}

function moveOf(variant: Variant, usi: string): Move {
  return parseUsi(variant, usi) as Move;
}

/** What the file keeps after each move: `22 d18 n100000 engine: 2g2f 8c8d`. */
function told(record: GameRecord | undefined): (string | undefined)[] {
  if (!record) return [];
  return Array.from(positionsOf(record), ({ node, position }) => {
    const kept = keptAnalysis(node, position);
    return kept && tell(kept, record.variant);
  });
}

function tell({ score, depth, nodes, engine, line }: KeptAnalysis, variant: Variant): string {
  const value =
    score.kind === 'value' ? `${score.centipawns}` : `${score.winner} mates in ${score.plies}`;
  const rest = [depth && `d${depth}`, nodes && `n${nodes}`, engine].filter(Boolean);
  return [[value, ...rest].join(' '), ...line.map((move) => formatUsi(variant, move))].join(' ');
}

const KIF = (...comments: string[]) => `手合割：平手
手数----指手---------消費時間--
   1 ７六歩(77)
${comments.map((comment) => `*${comment}\n`).join('')}   2 ３四歩(33)
`;

describe('an analysis is read in the form of', () => {
  test.each([
    [
      'ShogiHome',
      [
        '互角',
        '#評価値=22',
        '#読み筋=▲２六歩',
        '#深さ=18',
        '#ノード数=100000',
        '#エンジン=komadai',
      ],
      '22 d18 n100000 komadai',
    ],
    ['ShogiHome, a line', ['#評価値=-22.4', '#読み筋=△３四歩▲２六歩△８四歩'], '-22 3c3d 2g2f 8c8d'],
    ['ShogiHome, a mate', ['#詰み=先手勝ち:7手'], 'black mates in 7'],
    ['ShogiHome, a mate of any length', ['#詰み=後手勝ち'], 'white mates in undefined'],
    ['ShogiHome, a player', ['*評価値=210', '*読み筋=△３四歩', '*深さ=10'], '210 d10 3c3d'],
    ['ShogiHome, both', ['#評価値=5', '*評価値=210'], '5'],
    ['ShogiHome, two engines', ['#評価値=5', '#エンジン=a', '#評価値=6', '#エンジン=b'], '6 b'],
    ['floodgate', ['* 123 -3334FU +2726FU'], '123 3c3d 2g2f'],
    ['floodgate with the move played', ['* 123 +7776FU -3334FU'], '123 3c3d'],
    ['floodgate with an end', ['* -2000.5 -3334FU %TORYO'], '-2000 3c3d'],
    ['floodgate with nodes', ['* -50 -3334FU #4567'], '-50 n4567 3c3d'],
    [
      'ShogiGUI',
      [
        '*解析 0 候補1 時間 00:06.0 深さ 20/33 ノード数 44995318 評価値 50 読み筋 ▲７六歩(77) △３四歩(33) ▲２六歩(27)',
      ],
      '50 d20 n44995318 3c3d 2g2f',
    ],
    [
      'ShogiGUI, a player',
      ['*対局 時間 00:00.8 深さ 18 評価値 -59 読み筋 △８四歩(83)'],
      '-59 d18 8c8d',
    ],
    [
      'ShogiGUI, a mate',
      ['*解析 深さ 9 評価値 -詰 6 読み筋 △３四歩(33)'],
      'white mates in 6 d9 3c3d',
    ],
    ['Kishin Analytics', ['* 深さ 12 評価値 50 読み筋 △３四歩'], '50 d12 3c3d'],
    ['K-Shogi', ['#形勢[50]△３四歩▲２六歩'], '50 3c3d 2g2f'],
    ['Piyo Shogi', ['#指し手[-17]▲７六歩 △３四歩'], '-17 3c3d'],
    ['a person', ['評価値は互角', '* 3手目の狙い', '#評価値'], undefined],
    ['ShogiGUI, its second line', ['*検討 候補2 評価値 9 読み筋 △３四歩'], undefined],
    ['no legal line', ['#評価値=9', '#読み筋=△３四歩▲５五飛△８四歩'], '9 3c3d'],
  ])('%s', async (_, comments, expected) => {
    const { games } = await readRecords(new TextEncoder().encode(KIF(...comments)));
    expect(told(games[0]?.record)).toEqual([undefined, expected, undefined]);
  });

  test('floodgate in CSA', async () => {
    const text = "V2.2\nPI\n+\n+7776FU\nT1\n'** 123 -3334FU\n-3334FU\n'** -4\n%TORYO\n";
    const { games } = await readRecords(new TextEncoder().encode(text));
    expect(told(games[0]?.record)).toEqual([undefined, '123 3c3d', '-4']);
  });
});

async function writtenAs(format: RecordFormat, record: GameRecord): Promise<Uint8Array> {
  const written = await writeRecords([record], { format, encoding: 'utf-8' });
  if (!written.ok) throw new RangeError(written.fault.code);
  return written.value.bytes;
}

const FOUND: KeptAnalysis = {
  by: 'analyst',
  score: { kind: 'value', centipawns: 22 },
  depth: 18,
  nodes: 100_000,
  engine: 'komadai',
  line: [],
};

function keepAt(record: GameRecord, ply: number, kept: KeptAnalysis): void {
  for (const { node, position } of positionsOf(record)) {
    if (node.ply === ply) keepAnalysis(node, position, kept);
  }
}

test('an analysis is written as ShogiHome writes it', () => {
  const record = gameOf(shogi, '7g7f', '3c3d', '8h2b+');
  keepAt(record, 3, { ...FOUND, line: [moveOf(shogi, '3a2b'), moveOf(shogi, 'B*4e')] });
  expect(mainLine(record)[2]?.comments).toEqual([
    '#評価値=22',
    '#読み筋=△同銀▲４五角',
    '#深さ=18',
    '#ノード数=100000',
    '#エンジン=komadai',
  ]);
});

test('a later analysis by the same engine replaces the first, and nothing else', () => {
  const record = gameOf(shogi, '7g7f');
  const node = itemAt(mainLine(record), 0);
  node.comments = ['a word', '#評価値=9', '#エンジン=other', '#評価値=8'];
  keepAt(record, 1, FOUND);
  const once = [...node.comments];
  keepAt(record, 1, { ...FOUND, score: { kind: 'mate', winner: 'white', plies: 6 } });
  keepAt(record, 1, FOUND);
  expect(node.comments).toEqual(once);
  expect(parseAnalysisLines(node.comments).map(({ engine }) => engine)).toEqual([
    'other',
    undefined,
    'komadai',
  ]);
});

test.each(['kif', 'ki2', 'csa', 'jkf', 'psn'] as const)('%s keeps it', async (format) => {
  const record = gameOf(shogi, '7g7f', '3c3d');
  keepAt(record, 0, { ...FOUND, line: [moveOf(shogi, '2g2f')] });
  keepAt(record, 2, { ...FOUND, score: { kind: 'mate', winner: 'black', plies: 7 } });
  const { games } = await readRecords(await writtenAs(format, record));
  expect(told(games[0]?.record)).toEqual(told(record));
  expect(told(record)[0]).toBe('22 d18 n100000 komadai 2g2f');
});

sharedTest.each(VARIANTS_OF_RUN)('lines of $id are read as they are written', (variant) => {
  const random = randomNumbers(7);
  for (let game = 0; game < 5; game++) {
    const record = gameOf(variant);
    const position = new Position(variant, record.start.placement);
    const line: Move[] = [];
    for (let ply = 0; ply < 60; ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      const move = itemAt(moves, Math.floor(random() * moves.length));
      line.push(move);
      position.play(move);
    }
    keepAt(record, 0, { ...FOUND, line });
    const start = new Position(variant, record.start.placement);
    expect(keptAnalysis(record.root, start)?.line).toEqual(line);
  }
});

test('tsshogi reads the lines, as ShogiHome does', () => {
  const random = randomNumbers(3);
  const position = new Position(shogi, startPosition(shogi).placement);
  const record = gameOf(shogi);
  const line: Move[] = [];
  for (let ply = 0; ply < 60; ply++) {
    const move = itemAt(legalMoves(position), Math.floor(random() * legalMoves(position).length));
    line.push(move);
    position.play(move);
  }
  keepAt(record, 0, { ...FOUND, line });
  const text =
    record.root.comments.find((comment) => comment.startsWith('#読み筋='))?.slice(5) ?? '';
  const start = new TsshogiPosition();
  const pv = parsePV(start, text);
  expect(pv.map((move) => move.usi)).toEqual(line.map((move) => formatUsi(shogi, move)));
  expect(formatPV(start, pv).replaceAll('　', '')).toBe(text);
});

test('the note of a move leaves an analysis as it is', () => {
  const record = gameOf(shogi, '7g7f');
  const node = itemAt(mainLine(record), 0);
  node.comments.push('a word');
  keepAt(record, 1, FOUND);
  expect(noteOf(node)).toBe('a word');
  setNote(node, '');
  expect(noteOf(node)).toBe('');
  expect(keptScore(node)).toEqual(FOUND.score);
});

describe('a better line', () => {
  test('is a variation that says whose it is, once, in every format', async () => {
    const record = gameOf(shogi, '7g7f', '3c3d');
    const line = ['2g2f', '8c8d'].map((usi) => moveOf(shogi, usi));
    for (let time = 0; time < 2; time++) keepBetterLine(record.root, line, 'komadai');
    expect(record.root.children).toHaveLength(2);
    for (const format of ['psn', 'kif'] as const) {
      const { games } = await readRecords(await writtenAs(format, record));
      const [, variation] = games[0]?.record?.root.children ?? [];
      expect(variation?.comments).toContain(computerLineComment('komadai'));
      expect(variation?.children[0]?.move).toBe(line[1]);
    }
    keepBetterLine(record.root, [], 'komadai');
    expect(formatPsn(record)).toBe(formatPsn(gameOf(shogi, '7g7f', '3c3d')));
  });

  test('stays where somebody has written into it', () => {
    const record = gameOf(shogi, '7g7f');
    keepBetterLine(record.root, [moveOf(shogi, '2g2f')], 'komadai');
    record.root.children[1]?.comments.push('why not');
    keepBetterLine(record.root, [], 'komadai');
    expect(record.root.children).toHaveLength(2);
  });
});
