import { expect, test } from 'vitest';
import { type Engine, EngineError } from '../../source/engine/engine.ts';
import { PlainReplay } from '../../source/plain/replay.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { AnalystStub } from '../match/analyst-stub.ts';

const GAME = `[Variant "yari"]
[Result "1-0"]
[Termination "resignation"]

{Evening.} 1. P-7f P-3d {answers
it} 2. P-2f (2. P-5f) YB3a-3b 1-0
`;

function openReplay(psn = GAME, engine: Engine = new AnalystStub()): PlainReplay {
  const { record } = itemAt(parsePsn(Buffer.from(psn)), 0);
  if (!record) throw new Error('the record cannot be read');
  const style = { charset: 'ascii', labels: 'letters' } as const;
  return new PlainReplay(record, style, { analyst: () => engine });
}

test('the heading tells what is replayed, how long it is and how it ended', () => {
  expect(openReplay().heading()).toEqual([
    'Yari shogi, even game. 4 plies. Black wins by resignation',
  ]);
  expect(openReplay('[Variant "ogi"]\n\n1. P-2e *').heading()).toEqual([
    'Ogi, even game. 1 ply. The game is not finished.',
  ]);
});

test('a session, line by line', async () => {
  const mode = openReplay();
  const rows: [line: string, answer: string][] = [
    ['back', '? this is the start'],
    ['next', '1. Black P-7f'],
    ['', ''],
    ['NEXT ', '2. White P-3d  answers it'],
    ['back', '1. Black P-7f'],
    ['last', '4. White YB3a-3b'],
    ['next', '? this is the end'],
    ['3', '3. Black P-2f  Variation: 3. Black P-5f'],
    ['0', 'The start.  Evening.'],
    ['5', '? there are 4 plies'],
    ['4', '4. White YB3a-3b'],
    ['first', 'The start.  Evening.'],
    ['-1', '? say one of: next, back, first, last, a number, board, analyse, mistakes, quit'],
    ['P-7f', '? say one of: next, back, first, last, a number, board, analyse, mistakes, quit'],
    ['\x1b[', '? say one of: next, back, first, last, a number, board, analyse, mistakes, quit'],
    [
      '9'.repeat(10_000),
      '? say one of: next, back, first, last, a number, board, analyse, mistakes, quit',
    ],
    ['help', 'next, back, first, last, a number, board, analyse, mistakes, quit'],
    ['quit', ''],
  ];
  for (const [line, answer] of rows) {
    expect([line, (await mode.answer(line)).join('\n')]).toEqual([line, answer]);
    expect(mode.hasQuit).toBe(line === 'quit');
  }
});

test('the board is that of the ply', async () => {
  const mode = openReplay();
  const start = await mode.answer('board');
  mode.answer('last');
  expect(await mode.answer('board')).not.toEqual(start);
  mode.answer('first');
  expect(await mode.answer('board')).toEqual(start);
  expect(start[0]).toBe('W: in hand -');
});

test('the numbers of a game without moves', () => {
  const mode = openReplay('[Variant "yari"]\n\n*\n');
  expect(['0', '1', 'last'].map((line) => mode.answer(line))).toEqual([
    ['The start.'],
    ['? there are 0 plies'],
    ['The start.'],
  ]);
});

test('analyse evaluates the position, as Black sees it, with the moves that are expected', async () => {
  const engine = new AnalystStub(() => ({ score: { kind: 'value', centipawns: 120 }, depth: 7 }));
  const mode = openReplay(GAME, engine);
  expect(await mode.answer('analyse')).toEqual([
    expect.stringMatching(/^\+1\.20 {2}depth 7 {2}\S+$/),
  ]);
  mode.answer('next');
  expect(await mode.answer('analyse')).toEqual([
    expect.stringMatching(/^-1\.20 {2}depth 7 {2}\S+$/),
  ]);
  expect(engine.searches.map(({ limits }) => limits)).toEqual([{ timeMs: 1000 }, { timeMs: 1000 }]);
});

test('mistakes tells the moves that gave something away, and stays where it is', async () => {
  // White's first answer loses; for who is to move afterwards it is won.
  const opinion = ({ moves }: { moves: readonly unknown[] }) => {
    const centipawns = moves.length < 2 ? 0 : moves.length % 2 === 0 ? 900 : -900;
    return { score: { kind: 'value', centipawns } as const };
  };
  const mode = openReplay(GAME, new AnalystStub(opinion));
  mode.answer('3');
  expect(await mode.answer('mistakes')).toEqual([
    expect.stringMatching(/^2\. White P-3d\?\? {2}Blunder, 0\.00 to \+9\.00: better \S+\.$/),
  ]);
  expect(await mode.answer('next')).toEqual(['4. White YB3a-3b']);
  expect(await openReplay().answer('mistakes')).toEqual(['No mistake is found.']);
});

test('an engine that fails is told, and the next word starts another', async () => {
  const engine = new AnalystStub();
  engine.search = () => Promise.reject(new EngineError('ended', 'gone'));
  const mode = openReplay(GAME, engine);
  const answer = ['? the engine "Computer" has ended: gone'];
  expect([await mode.answer('analyse'), await mode.answer('mistakes')]).toEqual([answer, answer]);
  expect(engine.closes).toBe(2);
});
