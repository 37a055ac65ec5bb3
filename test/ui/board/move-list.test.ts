import { expect, test } from 'vitest';
import { moveListRows } from '../../../source/ui/board/move-list.ts';
import { Desk } from '../desk.ts';

test('a long move of Black keeps apart from that of White', () => {
  const { services } = new Desk();
  const { moves } = new Desk().play('shogi').enter('P-7f').enter('P-3d').on('play').activity;
  const long = moves.map((move) => ({ ...move, text: '４二銀不成' }));
  const { rows } = moveListRows({ moves: long, theme: services.theme }, 30, 1);
  expect(rows.map((row) => row.map(({ text }) => text).join(''))).toEqual([
    '1. ４二銀不成 ４二銀不成',
  ]);
});
