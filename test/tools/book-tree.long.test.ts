import { describe, expect, test } from 'vitest';
import { MOST_WEIGHT } from '../../source/engine/book/book.ts';
import type { Move } from '../../source/rules/core/move.ts';
import {
  bookPositions,
  checkedTree,
  growTree,
  hasLeaf,
  type Judgement,
  type Root,
  timelyMoves,
} from '../../tools/book/book-tree.ts';
import { positionBytes } from '../../tools/book/format-book.ts';

const ALL = Number.POSITIVE_INFINITY;
const ROOTS: readonly Root[] = [{ key: 0, reach: 1, ply: 0 }];

/** Judgements by key: the keys of the positions after the moves with their scores. */
type Scores = Readonly<Record<number, readonly (readonly [next: number, score: number])[]>>;

/** Asks for judgements. The move that leads to a position has its number. */
const judging = (scores: Scores) => (key: number) =>
  scores[key]?.map(([next, score]) => ({
    move: next as Move,
    score,
    next,
    isLate: false,
  })) satisfies Judgement | undefined;

const grow = (scores: Scores, bytes = ALL, most = ALL) =>
  growTree(ROOTS, judging(scores), bytes, most);

/** The tree of the judgements after the check, as keys with their moves. */
function check(scores: Scores, deeper: Scores = {}) {
  const later = judging({ ...scores, ...deeper });
  const checked = checkedTree(grow(scores).positions, (key) => later(key) ?? []);
  return checked.map(({ key, moves }) => [key, moves.map(({ move }) => move)]);
}

describe('the tree', () => {
  test('grows where it is likeliest to be reached', () => {
    const { positions, open } = grow({
      0: [
        [1, 50],
        [2, 45],
        [3, 0],
      ],
      1: [[11, -50]],
      2: [
        [21, -40],
        [22, -40],
      ],
    });
    expect(positions.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(open.map(({ key }) => key)).toEqual([11, 21, 22, 3]);
  });

  test('shares positions that two lines lead to, and goes in no circle', () => {
    const { positions, open } = grow({
      0: [[1, 0]],
      1: [[2, 0]],
      2: [
        [0, 0],
        [3, 0],
      ],
      3: [[1, 0]],
    });
    expect(positions.map(({ key }) => key)).toEqual([0, 1, 2, 3]);
    expect(open).toEqual([]);
  });

  test('has a position once that two lines wait for', () => {
    const { positions, open } = grow({
      0: [
        [1, 0],
        [2, 0],
      ],
      1: [[3, 0]],
      2: [[3, 0]],
      3: [[4, 0]],
    });
    expect(positions.map(({ key }) => key)).toEqual([0, 1, 2, 3]);
    expect(open).toHaveLength(1);
  });

  test('has no more positions than there is room for, and asks for no more', () => {
    const scores = { 0: [[1, 0] as const], 1: [[2, 0] as const] };
    const room = positionBytes(1) * 2;
    expect(grow(scores, room).positions).toHaveLength(2);
    expect(grow({ ...scores, 2: [[3, 0]] }, room)).toMatchObject({ open: [] });
    expect(grow(scores, room - 1).positions).toHaveLength(1);
  });

  test('asks for some positions at a time', () => {
    const moves = [1, 2, 3, 4].map((next) => [next, 0] as const);
    expect(grow({ 0: moves }, ALL, 2).open).toHaveLength(2);
  });

  test('has fewer moves further from its root, and ends', () => {
    const plies = Array.from({ length: 15 }, (_, ply) => [
      ply,
      [100, 200, 300, 400, 500].map((other, index) => [index ? other + ply : ply + 1, 0] as const),
    ]);
    const { positions } = grow(Object.fromEntries(plies));
    const line = positions.filter(({ key }) => key < 100).map(({ moves }) => moves.length);
    expect(line).toEqual([4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2]);
  });

  test('ends where a position has no moves for it', () => {
    expect(grow({ 0: [[1, 0]], 1: [] })).toMatchObject({ positions: [{ key: 0 }], open: [] });
  });

  test('ends where a position is decided', () => {
    expect(grow({ 0: [[1, 0]], 1: [[2, 9999]] })).toMatchObject({ positions: [{ key: 0 }] });
    expect(grow({ 0: [[1, 0]], 1: [[2, -9999]] })).toMatchObject({ positions: [{ key: 0 }] });
  });

  test('knows the positions with moves that lead out of it', () => {
    const { positions } = grow({
      0: [[1, 0]],
      1: [
        [0, 0],
        [2, 0],
      ],
    });
    expect(positions.filter(hasLeaf(positions)).map(({ key }) => key)).toEqual([1]);
  });
});

describe('the check', () => {
  const scores: Scores = {
    0: [
      [1, 30],
      [2, 25],
    ],
    1: [[11, -30]],
  };

  test('keeps what nothing speaks against', () => {
    expect(check(scores)).toEqual([
      [0, [1, 2]],
      [1, [11]],
    ]);
  });

  test.each<[name: string, deeper: Scores, checked: unknown]>([
    [
      'a move that the deeper search does not think of',
      { 0: [[1, 30]] },
      [
        [0, [1]],
        [1, [11]],
      ],
    ],
    [
      'a move that turns out badly later',
      { 1: [[11, 176]] },
      [
        [0, [2]],
        [1, [11]],
      ],
    ],
    [
      'a move for one that the deeper search likes better',
      { 1: [[12, 10]] },
      [
        [0, [1, 2]],
        [1, [12]],
      ],
    ],
  ])('throws out %s', (_, deeper, checked) => {
    expect(check(scores, deeper)).toEqual(checked);
  });

  test('puts the best first', () => {
    expect(
      check(scores, {
        0: [
          [2, 35],
          [1, 30],
        ],
        1: [[11, -20]],
      }),
    ).toEqual([
      [0, [2, 1]],
      [1, [11]],
    ]);
  });

  test('a move back to an earlier position is worth what it was thought to be', () => {
    expect(
      check(
        {
          0: [[1, 0]],
          1: [
            [0, 0],
            [2, -5],
          ],
        },
        {
          1: [
            [0, -1],
            [2, -29],
          ],
        },
      ),
    ).toEqual([
      [0, [1]],
      [1, [0, 2]],
    ]);
  });
});

describe('a late move', () => {
  const entry = (next: number, score: number, isLate: boolean) => ({
    move: next as Move,
    score,
    next,
    isLate,
  });

  test.each<[name: string, ply: number, scores: readonly [late: number, other: number], boolean]>([
    ['stays out where it is a little better', 5, [49, 20], false],
    ['is made where it is much better', 5, [50, 20], true],
    ['is made from the fourth move of a side on', 6, [10, 20], true],
  ])('%s', (_, ply, [late, other], isMade) => {
    const others = [entry(2, other, false), entry(3, other - 40, false)];
    const moves = timelyMoves([entry(1, late, true), ...others], ply);
    expect(moves.map(({ next }) => next)).toEqual(isMade ? [1, 2, 3] : [2, 3]);
  });

  test('is made where no other is thought of', () => {
    expect(timelyMoves([entry(1, -20, true)], 0)).toHaveLength(1);
  });
});

test('a book has what its moves reach, with weights by their scores', () => {
  const { positions } = grow({
    0: [
      [1, 30],
      [2, 20],
      [3, 0],
    ],
    1: [[11, 0]],
    2: [[21, 0]],
    5: [[51, 0]],
  });
  const without = positions.filter(({ key }) => key !== 2);
  expect(bookPositions(ROOTS, [...without, { key: 5, reach: 1, ply: 0, moves: [] }], ALL)).toEqual([
    {
      key: 0,
      moves: [
        { move: 1, weight: MOST_WEIGHT },
        { move: 2, weight: 25 },
        { move: 3, weight: 16 },
      ],
    },
    { key: 1, moves: [{ move: 11, weight: MOST_WEIGHT }] },
  ]);
});
