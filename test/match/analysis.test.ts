import { describe, expect, test } from 'vitest';
import { EngineError } from '../../source/engine/engine.ts';
import { Analysis } from '../../source/match/analysis/analysis.ts';
import {
  type AnalysedLine,
  AnalysisBook,
  type AnalysisJob,
} from '../../source/match/analysis/analysis-book.ts';
import type { Evaluation } from '../../source/match/analysis/analysis-score.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { mainLine } from '../../source/records/tree/record.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { firstItems } from '../helpers/items.ts';
import { AnalystStub, type Opinion } from './analyst-stub.ts';

function lineOf(moves: string, variant = 'shogi', tags = ''): AnalysedLine {
  const { record } = itemAt(
    parsePsn(Buffer.from(`[Variant "${variant}"]\n${tags}\n${moves} *\n`)),
    0,
  );
  if (!record) throw new Error('the record cannot be read');
  return { ...record, moves: mainLine(record).map(({ move }) => move) };
}

const LINE = lineOf('1. P-7f P-3d 2. P-2f P-4d');

/** An analysis of a line, what it has told, and its engine. */
function open(opinion?: Opinion) {
  const engine = new AnalystStub(opinion);
  const book = new AnalysisBook();
  const told: (EngineError | 'change')[] = [];
  const analysis = new Analysis({
    engine,
    book,
    onChange: () => told.push('change'),
    onFailure: (error) => told.push(error),
  });
  const plies = () => engine.searches.map(({ game }) => game.moves.length);
  return { engine, book, told, analysis, plies };
}

function lookAt(book: AnalysisBook, ply: number): AnalysisJob {
  const job = book.lookAt(ply);
  if (!job) throw new Error('there is nothing to do');
  return job;
}

/** An evaluation by few nodes. */
function valued(depth: number, centipawns: number): Evaluation {
  return { score: { kind: 'value', centipawns }, depth, nodes: 1, timeMs: 1, line: [] };
}

/** When everything that can happen has happened. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test('looks at the position shown, then at all others from the end, then deeper at that one', async () => {
  const { analysis, engine, plies, book } = open();
  analysis.look(LINE, 1);
  await settled();
  expect(plies()).toEqual([1, 4, 3, 2, 0, 1]);
  const limits = engine.searches.map((search) => Object.keys(search.limits).join());
  expect(limits).toEqual(['timeMs', 'nodes', 'nodes', 'nodes', 'nodes', 'timeMs']);
  expect([book.known, book.size]).toEqual([5, 5]);
});

test('rests when all is known, and goes on at a position that was not looked at', async () => {
  const { analysis, engine, plies } = open();
  analysis.look(LINE, 1);
  await settled();
  const count = engine.searches.length;
  analysis.look(LINE, 1);
  await settled();
  expect(engine.searches.length).toBe(count);
  analysis.look(LINE, 2);
  await settled();
  expect(plies().slice(count)).toEqual([2, 2]);
});

test('of many steps made quickly only the last is searched', async () => {
  const { analysis, engine, plies } = open();
  engine.holds = true;
  analysis.look(LINE, 0);
  for (const ply of [1, 2, 3, 4, 3]) analysis.look(LINE, ply);
  expect([plies(), engine.stops]).toEqual([[0], 1]);
  await settled();
  expect(plies()).toEqual([0, 3]);
});

test('what a stopped search has found so far is kept, and the search is made up for', async () => {
  const { analysis, engine, book, plies } = open();
  engine.holds = true;
  analysis.look(LINE, 0);
  engine.last.report({ depth: 4, nodes: 10, score: { kind: 'value', centipawns: 50 } });
  analysis.look(LINE, 2);
  expect(book.evaluation(0)).toMatchObject({ depth: 4, score: { centipawns: 50 } });
  await settled();
  engine.holds = false;
  engine.last.report();
  engine.last.end();
  await settled();
  expect(plies()).toEqual([0, 2, 4, 3, 1, 0, 2]);
});

test('a look at the position shown does not stop the search that is due anyway', async () => {
  const { analysis, engine, plies } = open();
  engine.holds = true;
  analysis.look(LINE, 2);
  analysis.look(LINE, 2);
  engine.last.report();
  engine.last.end();
  await settled();
  expect(plies()).toEqual([2, 4]);
  analysis.look(LINE, 2);
  expect(engine.stops).toBe(0);
});

test('a position is evaluated once, in whichever line and after whichever moves it comes', async () => {
  const { analysis, engine, book, plies } = open();
  analysis.look(LINE, 4);
  await settled();
  const count = engine.searches.length;
  analysis.look(lineOf('1. P-2f P-3d 2. P-7f P-4d'), 4);
  await settled();
  expect(plies().slice(count)).toEqual([1, 2].toReversed());
  expect(book.known).toBe(5);
});

test('a line that grows is followed', async () => {
  const { analysis, plies, engine } = open();
  analysis.look(LINE, 4);
  await settled();
  const count = engine.searches.length;
  analysis.look(lineOf('1. P-7f P-3d 2. P-2f P-4d 3. P-2e'), 4);
  await settled();
  expect(plies().slice(count)).toEqual([5]);
});

test('where the game has ended by its moves nothing is searched', async () => {
  const start = '[SFEN "3k5/9/3P5/9/9/9/9/9/4K4 b G 1"]\n';
  const { analysis, book, plies } = open();
  analysis.look(lineOf('1. G*6b', 'shogi', start), 1);
  await settled();
  expect(book.evaluation(1)?.score).toEqual({ kind: 'over', winner: 'black' });
  expect(plies()).toEqual([0]);
});

test('a deeper search is believed, a shallower one is not, and a mate stays', () => {
  const book = new AnalysisBook();
  book.follow(LINE);
  const job = lookAt(book, 0);
  book.keep(job, valued(5, 10));
  book.keep(job, valued(3, 20));
  expect(book.evaluation(0)).toEqual(valued(5, 10));
  book.keep(job, valued(6, 30));
  expect(book.evaluation(0)).toEqual(valued(6, 30));
  const mate = { ...valued(2, 0), score: { kind: 'mate', winner: 'black', plies: 3 } as const };
  book.keep(job, mate);
  book.keep(job, valued(9, 40));
  expect(book.evaluation(0)).toEqual(mate);
});

test('a move is judged when both positions have been searched through', () => {
  const book = new AnalysisBook();
  book.follow(LINE);
  const jobs = [0, 1].map((ply) => lookAt(book, ply));
  book.keep(itemAt(jobs, 0), valued(5, 0));
  book.keep(itemAt(jobs, 1), valued(5, -900));
  expect(book.mark(1)).toBeUndefined();
  book.finish(itemAt(jobs, 0), true);
  book.finish(itemAt(jobs, 1));
  expect(book.mark(1)).toBeUndefined();
  book.finish(itemAt(jobs, 0));
  expect(book.mark(1)).toBe('??');
});

test('a line of which a later search tells only the beginning is kept whole', () => {
  const book = new AnalysisBook();
  book.follow(LINE);
  const job = lookAt(book, 0);
  const [first, second, third] = firstItems(LINE.moves, 3);
  const kept = (...line: Move[]) => {
    book.keep(job, { ...valued(5, 0), line });
    return book.evaluation(0)?.line;
  };
  expect(kept(first, second)).toEqual([first, second]);
  expect(kept(first)).toEqual([first, second]);
  expect(kept(first, second, third)).toEqual([first, second, third]);
  expect(kept(third)).toEqual([third]);
});

describe('an engine that fails', () => {
  test('is told once and closed; afterwards nothing is asked', async () => {
    const { analysis, engine, told } = open();
    engine.holds = true;
    analysis.look(LINE, 0);
    engine.last.fail(new EngineError('ended', 'gone'));
    await settled();
    expect([told, engine.closes]).toEqual([[new EngineError('ended', 'gone')], 1]);
    analysis.look(LINE, 1);
    await settled();
    expect(engine.searches.length).toBe(1);
  });

  test('by telling nothing is not asked for ever', async () => {
    const { analysis, engine, told } = open(() => ({ line: [] }));
    analysis.look(LINE, 0);
    await settled();
    expect([told.at(-1), engine.searches.length]).toEqual([new EngineError('nonsense', 'move'), 1]);
  });

  test('after it was closed is no concern', async () => {
    const { analysis, engine, told } = open();
    engine.holds = true;
    analysis.look(LINE, 0);
    analysis.close();
    engine.last.report();
    engine.last.fail(new EngineError('ended'));
    await settled();
    expect(told).toEqual([]);
  });
});
