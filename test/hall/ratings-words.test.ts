import { expect, test } from 'vitest';
import { parseRatingsWords } from '../../source/hall/ratings-words.ts';

test.each([
  ['', 'yari', 0],
  ['3', 'yari', 100],
  ['shogi', 'shogi', 0],
  ['SHOGI 2', 'shogi', 50],
  [' shogi   12 ', 'shogi', 550],
])('"%s" is a page of the ratings of a game', (text, id, from) => {
  expect(parseRatingsWords(text, 'yari')).toMatchObject({
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
  expect(parseRatingsWords(text, 'yari')).toEqual({ ok: false, fault });
});
