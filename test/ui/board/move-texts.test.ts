import { expect, test } from 'vitest';
import { MoveTexts } from '../../../source/ui/board/move-texts.ts';
import { enterLine } from '../../helpers/enter-line.ts';
import { Desk } from '../desk.ts';

test('the moves of a game in every notation, as it goes on and back', () => {
  const match = new Desk().match('shogi', { moves: 'P-7f P-3d Bx2b+ Sx2b' });
  const texts = new MoveTexts();
  const shown = (notation: 'hodges' | 'numbers' | 'japanese') =>
    texts.of(match.game, match.moves, notation).map(({ text }) => text);
  expect(shown('hodges')).toEqual(['P-7f', 'P-3d', 'Bx2b+', 'Sx2b']);
  expect(shown('japanese')).toEqual(['７六歩', '３四歩', '２二角成', '同銀']);
  expect(shown('numbers')).toEqual(['P-76', 'P-34', 'Bx22+', 'Sx22']);
  enterLine(match, 'undo');
  enterLine(match, 'undo');
  enterLine(match, 'P-2f');
  expect(shown('numbers')).toEqual(['P-76', 'P-34', 'P-26']);
  expect(shown('japanese')).toEqual(['７六歩', '３四歩', '２六歩']);
});
