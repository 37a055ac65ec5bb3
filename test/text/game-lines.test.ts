import { afterEach, expect, test, vi } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { Position } from '../../source/rules/core/position.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { announce } from '../../source/text/game.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { Desk } from '../ui/desk.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const TELLING = { speech: 'hodges', notation: 'japanese' } as const;

test('a move is told in its place in the game, also when it is taken back, without a replay', () => {
  const match = new Desk().match('shogi', { moves: 'P-7f P-3d Bx2b+ Sx2b B*4e' });
  const moves = [...match.moves];
  const replayed = vi.spyOn(Position.prototype, 'play');
  const told = () => moves.map((played) => announce(ENGLISH, match, played, TELLING));
  const expected = [
    '1. Black ７六歩',
    '2. White ３四歩',
    '3. Black ２二角成',
    '4. White 同銀',
    '5. Black ４五角',
  ];
  expect(told()).toEqual(expected);
  expect(replayed).not.toHaveBeenCalled();
  for (let ply = 0; ply < 2; ply++) enterLine(match, 'undo');
  replayed.mockClear();
  const last = itemAt(moves, 4);
  expect(announce(ENGLISH, match, last, TELLING)).toBe(expected[4]);
  expect(replayed).toHaveBeenCalledTimes(1);
  expect(told()).toEqual(expected);
});
