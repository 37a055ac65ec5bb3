import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import {
  chooseColumns,
  columnsText,
  columnTitles,
  playersWithin,
} from '../../../../source/ui/screens/games/game-columns.ts';

const NAME = '20261122-193000-shogi';

test.each([
  [116, 'date players game result moves file', 16, 25],
  [106, 'date players game result moves file', 16, 25],
  [97, 'date players game result moves file', 16, 10],
  [80, 'date players game result moves file', 10, 10],
  [76, 'date players game result file', 10, 10],
  [66, 'players game result file', 0, 10],
  [56, 'players result file', 0, 10],
  [46, 'players file', 0, 0],
  [36, 'players file', 0, 0],
])('in %i columns: %s', (width, titles, date, result) => {
  const columns = chooseColumns(ENGLISH, width, NAME.length);
  expect(columnTitles(ENGLISH, columns).split(/ +/).join(' ')).toBe(titles);
  expect([columns.date, columns.result]).toEqual([date, result]);
});

test('in every width the line fits, and the name of the file is whole from 33 columns on', () => {
  for (let width = 20; width <= 160; width++) {
    for (const name of [NAME, 'a', 'a-name-that-is-longer-than-the-others-by-far-and-farther']) {
      const text = columnsText(chooseColumns(ENGLISH, width, name.length), {
        date: '2026.11.20',
        players: 'Guest - Guest',
        game: 'shogi',
        result: 'Black wins',
        moves: '38',
        name,
      });
      expect(stringWidth(text), `${width}`).toBeLessThanOrEqual(width);
      if (width >= 33 && name.length <= NAME.length) expect(text).toContain(name);
    }
  }
});

test('in a window of 80 columns both players are whole beside the name of the file', () => {
  const { players } = chooseColumns(ENGLISH, 76, NAME.length);
  expect(playersWithin(ENGLISH, { black: 'Guest', white: 'Computer, level 10' }, players)).toBe(
    'Guest - level 10',
  );
  expect(playersWithin(ENGLISH, { black: 'bernadette', white: 'level 10' }, players)).toBe(
    'bernadette - level 10',
  );
});

test.each([
  ['Ann', 'Bob', 9, 'Ann - Bob'],
  ['Ann', 'Bartholomew', 12, 'Ann - Bart..'],
  ['Bartholomew', 'Ann', 12, 'Bart.. - Ann'],
  ['Bartholomew', 'Maximilian', 16, 'Barth.. - Maxi..'],
  ['Computer, level 3', 'Ann', 26, 'Computer, level 3 - Ann'],
  ['Computer, level 3', 'Ann', 22, 'level 3 - Ann'],
  ['山田太郎', 'Ann', 12, '山田太郎-Ann'],
])('%s and %s in %i columns', (black, white, columns, text) => {
  expect(playersWithin(ENGLISH, { black, white }, columns)).toBe(text);
});
