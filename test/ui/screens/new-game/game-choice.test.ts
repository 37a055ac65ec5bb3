import { expect, test } from 'vitest';
import {
  type GameChoice,
  gameFields,
  isEven,
} from '../../../../source/ui/screens/new-game/game-choice.ts';
import { variantOf } from '../../../helpers/variant-of.ts';
import { Desk } from '../../desk.ts';

const shogi = variantOf('shogi');

test('another game brings its own preferred handicap', () => {
  const desk = new Desk({ settings: { 'handicap.shogi': 'lance' } });
  /** The choice after one step of the field of the game. */
  const next = (choice: GameChoice): GameChoice => {
    const [game] = gameFields(desk.services, choice);
    return game?.kind === 'choice' ? game.change(1) : choice;
  };
  let choice: GameChoice = { variant: variantOf('yari'), handicap: 'even' };
  for (let step = 0; step < 20 && choice.variant !== shogi; step++) choice = next(choice);
  expect(choice).toEqual({ variant: shogi, handicap: 'lance' });
  expect(next(choice).handicap).toBe('even');
});

test('a game without handicaps asks for none', () => {
  const { services } = new Desk();
  const labels = (variant: string) =>
    gameFields(services, { variant: variantOf(variant), handicap: 'even' }).map(
      ({ label }) => label,
    );
  expect(labels('shogi')).toEqual(['Game', 'Handicap']);
  expect(labels('dobutsu')).toEqual(['Game']);
});

test.each([
  ['even', true],
  ['lance', false],
])('a game with the handicap %s is even: %s', (handicap, even) => {
  expect(isEven({ variant: shogi, handicap })).toBe(even);
});
