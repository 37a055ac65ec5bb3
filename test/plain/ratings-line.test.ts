import { expect, test } from 'vitest';
import { parseRatingsLine } from '../../source/plain/ratings-line.ts';

test.each([
  ['', 'yari', 0],
  ['3', 'yari', 100],
  ['shogi', 'shogi', 0],
  ['SHOGI 2', 'shogi', 50],
  [' shogi   12 ', 'shogi', 550],
])('"%s" is a page of the ratings of a game', (text, id, from) => {
  expect(parseRatingsLine(text, 'yari')).toMatchObject({
    ok: true,
    value: { variant: { id }, from },
  });
});

test.each([
  ['chess', 'chess'],
  ['chess 2', 'chess'],
  ['shogi 0', 'shogi 0'],
  ['shogi x', 'shogi x'],
])('"%s" is none', (text, fault) => {
  expect(parseRatingsLine(text, 'yari')).toEqual({ ok: false, fault });
});
