import { expect, test } from 'vitest';
import { perft } from '../../../source/rules/core/perft.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { legalUsi, playGame, positionOf } from '../../helpers/play.ts';

/** A game that the program does not have, from data alone: shogi on 5x5 without N and L. */
const minishogi: Variant = {
  ...shogi,
  id: 'minishogi',
  name: 'Minishogi',
  kanji: '5五将棋',
  files: 5,
  ranks: 5,
  start: 'rbsgk/4p/5/P4/KGSBR b - 1',
  zone: 1,
  pieces: shogi.pieces.filter((piece) => piece.sfen !== 'N' && piece.sfen !== 'L'),
  handicaps: [],
  sources: [],
};

test('a new variant is data: leaf counts of minishogi', () => {
  const position = positionOf(minishogi, minishogi.start);
  const counts = [1, 2, 3, 4].map((depth) => perft(position, depth));
  expect(counts).toEqual([14, 181, 2512, 35401]);
});

test('its zone is one rank deep', () => {
  const moves = legalUsi(positionOf(minishogi, '4k/5/S4/5/4K b - 1'));
  expect(moves.filter((usi) => usi.endsWith('+'))).toEqual([]);
  const near = legalUsi(positionOf(minishogi, '4k/S4/5/5/4K b - 1'));
  expect(near.filter((usi) => usi.endsWith('+'))).toEqual(['5b4a+', '5b5a+']);
});

test('its pawn-drop mate is illegal', () => {
  const moves = legalUsi(positionOf(minishogi, '4k/5/4G/5/K2R1 b PS 1'));
  expect(moves).toContain('S*1b');
  expect(moves).not.toContain('P*1b');
});

test('a game of it is judged', () => {
  const game = playGame(minishogi, 'G*1b', '4k/5/4P/5/K4 b G 1');
  expect(game.status()).toEqual({
    kind: 'ended',
    ending: { reason: 'checkmate', winner: 'black' },
  });
});
