import { expect, test } from 'vitest';
import type { PalettePicture } from '../../source/terminal/png.ts';
import { formatSixel } from '../../source/terminal/sixel.ts';
import { readSixel } from '../helpers/read-sixel.ts';

const PALETTE = [
  [0, 0, 0, 0],
  [255, 0, 0, 255],
  [0, 51, 255, 200],
  [9, 9, 9, 20],
] as const;

function picture(rows: readonly string[]): PalettePicture {
  const pixels = Uint8Array.from(rows.join(''), Number);
  return { width: rows[0]?.length ?? 0, height: rows.length, palette: PALETTE, pixels };
}

test('a picture is told in bands of six rows, each colour over the other', () => {
  expect(formatSixel(picture(['11111', '00002']))).toBe(
    '\x1bP0;1;0q"1;1;5;2#0;2;100;0;0#1;2;0;20;100#0!5@#1!4?A\x1b\\'.replace('#0!5@#1', '#0!5@$#1'),
  );
});

test('a colour runs on below what a later one covers, and never where nothing is drawn', () => {
  expect(formatSixel(picture(['111112111111', '000001000000']))).toBe(
    '\x1bP0;1;0q"1;1;12;2#0;2;100;0;0#1;2;0;20;100#0!5@A!6@$#1!5?@\x1b\\',
  );
  expect(formatSixel(picture(['11111211111'])).replace(/^.*100#0/, '')).toBe('!11@$#1!5?@\x1b\\');
});

test.each([
  ['one band', ['121', '010']],
  ['two bands', ['11', '12', '21', '22', '00', '10', '01', '20']],
  ['long runs', ['111111111111', '000000000002', '222222222222']],
  ['nothing that is seen', ['00', '33']],
])('what is drawn is what was given: %s', (_, rows) => {
  const given = picture(rows);
  const clear = rows.map((row) => row.replaceAll('3', '0'));
  expect(readSixel(formatSixel(given))).toEqual({
    width: given.width,
    height: given.height,
    rows: clear.map((row) =>
      [...row].map((at) => ({ 0: undefined, 1: '100;0;0', 2: '0;20;100' })[at]),
    ),
  });
});
