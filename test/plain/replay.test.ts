import { expect, test } from 'vitest';
import { PlainReplay } from '../../source/plain/replay.ts';
import { parsePsn } from '../../source/records/psn-read.ts';

const GAME = `[Variant "yari"]
[Result "1-0"]
[Termination "resignation"]

{Evening.} 1. P-7f P-3d {answers
it} 2. P-2f (2. P-5f) YB3a-3b 1-0
`;

function openReplay(psn = GAME): PlainReplay {
  const [{ record }] = parsePsn(Buffer.from(psn));
  if (!record) throw new Error('the record cannot be read');
  return new PlainReplay(record, { charset: 'ascii', labels: 'letters' });
}

test('the heading tells what is replayed, how long it is and how it ended', () => {
  expect(openReplay().heading()).toEqual([
    'Yari shogi, even game. 4 plies. Black wins by resignation',
  ]);
  expect(openReplay('[Variant "ogi"]\n\n1. P-2e *').heading()).toEqual([
    'Ogi, even game. 1 ply. The game is not finished.',
  ]);
});

test('a session, line by line', () => {
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
    ['-1', '? say one of: next, back, first, last, a number, board, quit'],
    ['P-7f', '? say one of: next, back, first, last, a number, board, quit'],
    ['\x1b[', '? say one of: next, back, first, last, a number, board, quit'],
    ['9'.repeat(10_000), '? say one of: next, back, first, last, a number, board, quit'],
    ['help', 'next, back, first, last, a number, board, quit'],
    ['quit', ''],
  ];
  for (const [line, answer] of rows) {
    expect([line, mode.answer(line).join('\n')]).toEqual([line, answer]);
    expect(mode.hasQuit).toBe(line === 'quit');
  }
});

test('the board is that of the ply', () => {
  const mode = openReplay();
  const start = mode.answer('board');
  mode.answer('last');
  expect(mode.answer('board')).not.toEqual(start);
  mode.answer('first');
  expect(mode.answer('board')).toEqual(start);
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
