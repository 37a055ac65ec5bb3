import { describe, expect, test } from 'vitest';
import type { Move } from '../../source/rules/core/move.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { costOf, isGoodMove, linePositions, parseLines } from '../../tools/book/opening-lines.ts';

/** The moves of the positions of lines with how many lines go on with them, in USI. */
function movesOf(text: string, keeps: (move: string) => boolean = () => true) {
  const lines = parseLines(shogi, text);
  const usi = (move: Move) => formatUsi(shogi, move);
  return linePositions(shogi, lines, (_, move) => keeps(usi(move))).map(({ ply, lines: known }) => [
    ply,
    Object.fromEntries([...known].map(([move, those]) => [usi(move), those.length])),
  ]);
}

describe('lines', () => {
  test('share their positions, those that other moves lead to as well', () => {
    const text = '# Two\n[even]\nOne: 7g7f 3c3d 2g2f\n\nOther: 2g2f 3c3d 7g7f 4c4d';
    expect(movesOf(text)).toEqual([
      [0, { '7g7f': 1, '2g2f': 1 }],
      [1, { '3c3d': 1 }],
      [2, { '2g2f': 1 }],
      [1, { '3c3d': 1 }],
      [2, { '7g7f': 1 }],
      [3, { '4c4d': 1 }],
    ]);
  });

  test('begin with White in a handicap', () => {
    expect(movesOf('[lance]\nOne: 3c3d 7g7f')).toEqual([
      [0, { '3c3d': 1 }],
      [1, { '7g7f': 1 }],
    ]);
  });

  test('answer what they do not make, each legal move if they say so', () => {
    expect(movesOf('[even]\nOne: (9g9f) 3c3d')).toEqual([[1, { '3c3d': 1 }]]);
    const any = movesOf('[even]\nAll: (*) 3c3d');
    expect(any).toHaveLength(30);
    expect(new Set(any.map((entry) => JSON.stringify(entry)))).toEqual(new Set(['[1,{"3c3d":1}]']));
  });

  test('end before a move that is not kept', () => {
    expect(movesOf('[even]\nOne: 7g7f 3c3d 6i7h 4a3b', (move) => move !== '6i7h')).toEqual([
      [0, { '7g7f': 1 }],
      [1, { '3c3d': 1 }],
    ]);
  });

  test.each([
    ['no move', '[even]\nOne: 7g7f 7g7f'],
    ['no start', 'One: 7g7f'],
    ['an unknown start', '[odd]\nOne: 7g7f'],
    ['no name', '[even]\n7g7f 3c3d'],
  ])('with %s are refused', (_, text) => {
    expect(() => movesOf(text)).toThrow(RangeError);
  });
});

describe('a move', () => {
  const [late, best, other] = [1, 2, 3] as [Move, Move, Move];
  const judgement = [
    { move: late, score: 90, next: 1, isLate: true },
    { move: best, score: 50, next: 2, isLate: false },
    { move: other, score: 10, next: 3, isLate: false },
  ];

  test.each([
    ['costs nothing if it is the best that players make', 5, best, 0],
    ['costs nothing if it is better', 5, late, 0],
    ['costs what the best gains', 5, other, 40],
    ['costs more where late moves are made', 6, other, 80],
    ['costs too much if nobody thought of it', 5, 4 as Move, Number.POSITIVE_INFINITY],
  ])('%s', (_, ply, move, cost) => {
    expect(costOf(judgement, ply, move)).toBe(cost);
    expect(isGoodMove(judgement, ply, move)).toBe(cost <= 40);
  });
});
