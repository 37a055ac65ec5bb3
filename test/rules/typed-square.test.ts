import { expect, test } from 'vitest';
import { formatSquare } from '../../source/rules/notation/square.ts';
import { parseTypedSquare } from '../../source/rules/notation/typed-square.ts';
import { variantOf } from '../helpers/variant-of.ts';

test.each([
  ['5e', '5e'],
  [' 5E ', '5e'],
  ['5 e', '5e'],
  ['55', '5e'],
  ['５五', '5e'],
  ['五五', '5e'],
  ['five e', '5e'],
  ['go go', '5e'],
  ['nana roku', '7f'],
  ['kyuu ichi', '9a'],
  ['なな ろく', '7f'],
  ['きゅういち', '9a'],
  ['칠 육', '7f'],
  ['칠육', '7f'],
  ['เจ็ด หก', '7f'],
  ['เจ็ด f', '7f'],
])('%s is %s', (text, square) => {
  const found = parseTypedSquare(variantOf('shogi'), text);
  expect(found && formatSquare(found)).toBe(square);
});

test.each(['', '5', 'e5', '5j', '05', '5e5', 'P-5e', 'five', '5ee', 'pawn e'])(
  '%s is none',
  (text) => {
    expect(parseTypedSquare(variantOf('shogi'), text)).toBeUndefined();
  },
);

test('only squares of the board count', () => {
  expect(parseTypedSquare(variantOf('yari'), '8a')).toBeUndefined();
  expect(parseTypedSquare(variantOf('ogi'), '1i')).toBeUndefined();
});
