import { expect, test } from 'vitest';
import { perft } from '../../../source/rules/core/perft.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { legalUsi, playGame, positionOf } from '../../helpers/play.ts';

test('leaf counts', () => {
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

test('Black loses by the fourth repetition, whoever brings it about', () => {
  const toAndFro = '4e4d 2a2b 4d4e 2b2a';
  const game = playGame(minishogi, `${toAndFro} ${toAndFro} ${toAndFro}`);
  expect(game.status()).toEqual({
    kind: 'ended',
    ending: { reason: 'repetition', winner: 'white' },
  });
});
