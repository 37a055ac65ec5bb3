import { describe, expect, test } from 'vitest';
import { makeSquare, type Square } from '../../../source/rules/core/square.ts';
import type { Mark } from '../../../source/ui/app/palettes.ts';
import { themeFor } from '../../../source/ui/app/theme.ts';
import {
  type BoardLines,
  horizontalLine,
  verticalLines,
} from '../../../source/ui/board/board-lines.ts';

const WOOD = themeFor('wood', 2);
const [LEFT, RIGHT] = [makeSquare(2, 1), makeSquare(1, 1)];

function lines(
  marks: readonly (readonly [Square, Mark])[],
  changes: Partial<BoardLines> = {},
): BoardLines {
  return {
    charset: 'box',
    theme: WOOD,
    cell: 2,
    isLow: false,
    isRuled: true,
    hasInnerSigns: false,
    marks: new Map(marks.map(([square, mark]) => [square, new Set([mark])])),
    ...changes,
  };
}

const sides = (board: BoardLines) =>
  verticalLines(board, [LEFT, RIGHT])
    .map(({ text }) => text)
    .join('');
const line = (board: BoardLines, above?: readonly Square[], below?: readonly Square[]) =>
  horizontalLine(board, above, below)
    .map(({ text }) => text)
    .join('');

describe('the lines of a board', () => {
  test('part the squares where nothing is marked', () => {
    expect(sides(lines([]))).toBe('│││');
    expect(line(lines([]), undefined, [LEFT, RIGHT])).toBe('┌──┬──┐');
    expect(line(lines([]), [LEFT, RIGHT], [LEFT, RIGHT])).toBe('├──┼──┤');
    expect(line(lines([], { isRuled: false }), [LEFT, RIGHT])).toBe('└────┘');
    expect(line(lines([], { charset: 'frame' }), [LEFT, RIGHT])).toBe('+--+--+');
  });

  test('carry the sign of a mark in its ink', () => {
    const board = lines([[LEFT, 'last-move']]);
    expect(sides(board)).toBe('┃┃│');
    const { rim } = WOOD.square({ marks: new Set(['last-move']) });
    expect(verticalLines(board, [LEFT, RIGHT]).map(({ style }) => style)).toEqual([
      rim,
      rim,
      WOOD.frame,
    ]);
    expect(line(board, undefined, [LEFT, RIGHT])).toBe('┌──┬──┐');
    expect(sides({ ...board, hasInnerSigns: true })).toBe('│││');
  });

  test('go on beside the corner of a sign', () => {
    const other = [makeSquare(2, 2), makeSquare(1, 2)];
    expect(line(lines([[RIGHT, 'picked']]), [LEFT, RIGHT], other)).toBe('├──╄┅┅┛');
  });

  test('carry the more important sign between two squares', () => {
    const marks = [
      [LEFT, 'cursor'],
      [RIGHT, 'picked'],
    ] as const;
    expect(sides(lines(marks))).toBe('▐▌┋');
    expect(line(lines(marks), undefined, [LEFT, RIGHT])).toBe('▗▄▄▖┅┅┓');
  });

  test('stay around squares of one row, but for the cursor', () => {
    const low = { isLow: true };
    expect(line(lines([[LEFT, 'capture']], low), [LEFT, RIGHT])).toBe('└──┴──┘');
    expect(line(lines([[LEFT, 'cursor']], low), [LEFT, RIGHT])).toBe('▝▀▀▘──┘');
    expect(sides(lines([[LEFT, 'capture']], low))).toBe('▐▌│');
  });

  test('stay where nothing but a move is marked, where no lines part the squares and in 16 colours', () => {
    expect(sides(lines([[LEFT, 'target']]))).toBe('│││');
    expect(sides(lines([[LEFT, 'cursor']], { isRuled: false }))).toBe('│││');
    expect(sides(lines([[LEFT, 'cursor']], { theme: themeFor('dark', 1) }))).toBe('│││');
  });
});
