import { expect, test } from 'vitest';
import { cellOfSpace } from '../../source/terminal/graphics.ts';

const WINDOW = { columns: 150, rows: 50 };

test.each([
  ['of the whole window', { width: 1200, height: 750 }, { width: 8, height: 15 }],
  ['as wide as xterm lets it be', { width: 1000, height: 750 }, { width: 8, height: 15 }],
  ['as high as that', { width: 1200, height: 1001 }, { width: 8, height: 16 }],
  ['of neither', { width: 1001, height: 1001 }, undefined],
  ['of nothing', { width: 0, height: 0 }, undefined],
])('the pixels of a character by the space of sixels %s', (_, space, cell) => {
  expect(cellOfSpace(space, WINDOW)).toEqual(cell);
});
