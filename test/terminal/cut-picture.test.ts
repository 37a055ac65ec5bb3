import { expect, test } from 'vitest';
import { CutPicture } from '../../source/terminal/cut-picture.ts';
import { readSixel } from '../helpers/read-sixel.ts';

const PALETTE = [
  [0, 0, 0, 0],
  [255, 0, 0, 255],
] as const;

/** A picture of 6x4 pixels, which has cells of 2x2. */
const ROWS = ['000000', '010000', '111111', '011110'];

function cut(rows = ROWS): CutPicture {
  const pixels = Uint8Array.from(rows.join(''), Number);
  return new CutPicture({ width: 6, height: 4, palette: PALETTE, pixels }, { columns: 3, rows: 2 });
}

/** The pixels that a part draws, and the row of cells from which on. */
function seen(part: ReturnType<CutPicture['draw']>) {
  const { rows } = readSixel(part?.text ?? '');
  return [part?.row, rows.map((row) => row.map((colour) => (colour ? '1' : '0')).join(''))];
}

test('cells of which every pixel is seen hide what lies below them', () => {
  expect([0, 1].map((row) => cut().solidIn(row))).toEqual([[], [{ first: 1, last: 2 }]]);
  expect(cut(['111100', '111100', '110011', '110011']).solidIn(0)).toEqual([{ first: 0, last: 2 }]);
  expect(cut(['111100', '111100', '110011', '110011']).solidIn(1)).toEqual([
    { first: 0, last: 1 },
    { first: 2, last: 3 },
  ]);
});

test('it is drawn whole, or in the cells that are asked for, from the first row of them on', () => {
  expect(seen(cut().draw())).toEqual([0, ROWS]);
  expect(seen(cut().draw((row) => row === 1))).toEqual([1, ['111111', '011110']]);
  expect(seen(cut().draw((row, column) => row === 1 && column !== 1))).toEqual([
    1,
    ['110011', '010010'],
  ]);
});

test('where nothing is seen nothing is drawn', () => {
  expect(cut().draw((row, column) => row === 0 && column > 0)).toBeUndefined();
});
