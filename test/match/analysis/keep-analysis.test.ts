import { describe, expect } from 'vitest';
import { analyseGame, isAnalysed } from '../../../source/match/analysis/analyse-game.ts';
import { AnalysisBook } from '../../../source/match/analysis/analysis-book.ts';
import type { Evaluation } from '../../../source/match/analysis/analysis-score.ts';
import { summariseAnalysis } from '../../../source/match/analysis/analysis-summary.ts';
import { keepEvaluations, keptEvaluations } from '../../../source/match/analysis/keep-analysis.ts';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { type GameRecord, mainLine } from '../../../source/records/tree/record.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { moveOf } from '../../helpers/play.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { ThinkingEngine } from '../thinking-engine.ts';

/** The bishop is exchanged, and then White gives a rook away. */
const GAME = '[Variant "shogi"]\n\n1. P-7f P-3d 2. Bx2b+ R-7b 3. +Bx3a';

function gameOf(text = GAME): GameRecord {
  const [read] = parsePsn(new TextEncoder().encode(text));
  if (!read?.record || read.fault) throw new RangeError(read?.fault?.code);
  return read.record;
}

function evaluation(centipawns: number, ...line: string[]): Evaluation {
  const moves = line.map((usi) => moveOf(shogi, usi));
  return { score: { kind: 'value', centipawns }, depth: 9, nodes: 1000, timeMs: 0, line: moves };
}

const FOUND = [
  evaluation(50, '7g7f', '3c3d'),
  evaluation(60, '3c3d'),
  evaluation(55, '2g2f', '8c8d'),
  evaluation(-60, '3a2b'),
  evaluation(1500, '2b3a'),
  evaluation(1480),
];

describe('the analysis of a game', () => {
  test('stays in the record: values, marks and better lines', () => {
    const record = gameOf();
    keepEvaluations(record, FOUND, 'komadai');
    const again = gameOf(formatPsn(record));
    expect(keptEvaluations(again)).toEqual(FOUND);
    expect(mainLine(again).map(({ nags }) => nags)).toEqual([[], [], [], [4], []]);
    const better = mainLine(again)[2]?.children[1];
    expect(better && formatUsi(shogi, better.move)).toBe('3a2b');
  });

  test('marks what loses a twentieth, a tenth, a fifth of the chance', () => {
    for (const [value, nag] of [
      [-60, undefined],
      [-80, 6],
      [-200, 2],
      [-600, 4],
    ] as const) {
      const record = gameOf();
      keepEvaluations(record, [...FOUND.slice(0, 3), evaluation(value, '3a2b')], 'komadai');
      expect(mainLine(record)[2]?.nags).toEqual(nag === undefined ? [] : [nag]);
    }
  });

  test('replaces its own marks and leaves those of others', () => {
    const record = gameOf(GAME.replace('R-7b', 'R-7b $1'));
    keepEvaluations(record, FOUND, 'komadai');
    keepEvaluations(record, [...FOUND.slice(0, 3), evaluation(-600, '3a2b')], 'komadai');
    expect(mainLine(record).map(({ nags }) => nags)).toEqual([[], [], [4], [1], []]);
    keepEvaluations(record, FOUND, 'komadai');
    expect(mainLine(record).map(({ nags }) => nags)).toEqual([[], [], [], [1], []]);
  });

  test('is known to the analysis of a replay', () => {
    const record = gameOf();
    keepEvaluations(record, FOUND, 'komadai');
    const book = new AnalysisBook();
    const { variant, start } = record;
    book.follow({ variant, start, moves: mainLine(record).map(({ move }) => move) });
    for (const [ply, known] of keptEvaluations(record).entries()) if (known) book.know(ply, known);
    expect(book.known).toBe(book.size);
    expect(book.mark(4)).toBe('??');
  });
});

test('a summary tells accuracy, marks and the costliest moves by side', () => {
  const record = gameOf();
  const { sides, costliest } = summariseAnalysis(record, FOUND);
  expect(sides.black.marks).toEqual({ '?!': 0, '?': 0, '??': 0 });
  expect(sides.white.marks).toEqual({ '?!': 0, '?': 0, '??': 1 });
  expect(costliest).toEqual([{ ply: 4, color: 'white', lost: expect.closeTo(0.45, 1) }]);
  expect(sides.black.accuracy).toBeGreaterThan(85);
  expect(sides.white.accuracy).toBeLessThan(60);
  const perfect = summariseAnalysis(record, [FOUND[0], FOUND[0]]);
  expect(perfect.sides.black.accuracy).toBeCloseTo(100);
  expect(perfect.sides.white.accuracy).toBeUndefined();
  expect(summariseAnalysis(record, []).costliest).toEqual([]);
});

describe('analysing a game', () => {
  const NODES = 300;
  const analyse = (record: GameRecord, isStopped = () => false) => {
    const openEngine = () => new ThinkingEngine(NODES);
    return analyseGame({
      record,
      openEngine,
      name: 'komadai',
      limits: { nodes: NODES },
      isStopped,
    });
  };

  longTest('gives the same twice, and nothing new the second time', async () => {
    const [one, other] = [gameOf(), gameOf()];
    expect([await analyse(one), await analyse(other)]).toEqual(['done', 'done']);
    const text = formatPsn(one);
    expect(formatPsn(other)).toBe(text);
    const again = gameOf(text);
    expect(isAnalysed(again, 'komadai', { nodes: NODES })).toBe(true);
    expect(isAnalysed(again, 'komadai', { nodes: NODES + 1 })).toBe(false);
    expect(await analyse(again)).toBe('kept');
    expect(formatPsn(again)).toBe(text);
  });

  longTest('gives the same where it was interrupted', async () => {
    const [whole, parted] = [gameOf(), gameOf()];
    await analyse(whole);
    let asked = 0;
    expect(await analyse(parted, () => ++asked === 4)).toBe('stopped');
    const rest = gameOf(formatPsn(parted));
    expect(keptEvaluations(rest).filter(Boolean)).toHaveLength(3);
    expect(await analyse(rest)).toBe('done');
    expect(formatPsn(rest)).toBe(formatPsn(whole));
  });

  test('keeps what was found before the engine failed', async () => {
    const record = gameOf();
    const engine = new ThinkingEngine(NODES);
    let searches = 0;
    const openEngine = () => ({
      name: 'failing',
      search: (...of: Parameters<ThinkingEngine['search']>) =>
        ++searches === 3 ? Promise.reject(new Error('ended')) : engine.search(...of),
      stop: () => {},
      close: () => {},
    });
    const run = analyseGame({ record, openEngine, name: 'komadai', limits: { nodes: NODES } });
    await expect(run).rejects.toThrow('ended');
    expect(keptEvaluations(record).filter(Boolean)).toHaveLength(2);
  });
});
