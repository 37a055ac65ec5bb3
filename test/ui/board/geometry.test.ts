import { describe, expect } from 'vitest';
import { makeSquare } from '../../../source/rules/core/square.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { squareArea, squareAtPlace } from '../../../source/ui/board/geometry.ts';
import { chooseLayout } from '../../../source/ui/board/layout.ts';
import { sharedTest, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest.each([
    [80, 24, false],
    [80, 24, true],
    [140, 48, true],
    [60, 20, false],
    [40, 16, false],
  ])('every place of a square leads back to it: %ix%i, flipped %s', (columns, rows, flipped) => {
    const layout = chooseLayout(
      ENGLISH,
      { variant: variant, labels: 'kanji', hasTiles: false },
      columns,
      rows,
    );
    if (!layout) throw new Error('no layout');
    const board = { variant, layout, flipped };
    const taken = new Set<string>();
    for (let file = 1; file <= variant.files; file++) {
      for (let rank = 1; rank <= variant.ranks; rank++) {
        const square = makeSquare(file, rank);
        const area = squareArea(board, square);
        for (let row = area.row; row < area.row + area.rows; row++) {
          for (let column = area.column; column < area.column + area.columns; column++) {
            expect(squareAtPlace(board, { column, row })).toBe(square);
            taken.add(`${column} ${row}`);
          }
        }
      }
    }
    expect(taken.size).toBe(variant.files * variant.ranks * layout.cell * layout.cellRows);
    for (let row = -1; row <= layout.boardRows; row++) {
      for (let column = -1; column <= layout.boardColumns; column++) {
        if (taken.has(`${column} ${row}`)) continue;
        expect(squareAtPlace(board, { column, row })).toBeUndefined();
      }
    }
  });
});
