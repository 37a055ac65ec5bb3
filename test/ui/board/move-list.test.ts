import { expect, test } from 'vitest';
import { moveListRows } from '../../../source/ui/board/move-list.ts';
import { Desk } from '../desk.ts';

test('rows are numbered by pairs, or by plies', () => {
  const { services } = new Desk();
  const { theme } = services;
  const { moves } = new Desk().play('shogi', { moves: 'P-7f P-3d P-2f' }).on('play').activity;
  const numbers = (numbersPlies: boolean) =>
    moveListRows({ moves, theme, numbersPlies }, 30, 2).rows.map(([first]) => first?.text);
  expect(numbers(false)).toEqual(['1. ', '2. ']);
  expect(numbers(true)).toEqual(['1. ', '3. ']);
});

test('a long move of Black keeps apart from that of White', () => {
  const { services } = new Desk();
  const { moves } = new Desk().play('shogi').enter('P-7f').enter('P-3d').on('play').activity;
  const long = moves.map((move) => ({ ...move, text: '４二銀不成' }));
  const { rows } = moveListRows({ moves: long, theme: services.theme }, 30, 1);
  expect(rows.map((row) => row.map(({ text }) => text).join(''))).toEqual([
    '1. ４二銀不成 ４二銀不成',
  ]);
});
