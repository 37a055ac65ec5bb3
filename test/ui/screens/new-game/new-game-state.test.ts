import { expect, test } from 'vitest';
import {
  isEven,
  type NewGameAction,
  type NewGameState,
  newGameReducer,
} from '../../../../source/ui/screens/new-game/new-game-state.ts';
import { variantOf } from '../../../helpers/variant-of.ts';

const PERSON = { kind: 'person', name: 'Guest' } as const;
const LEVEL = { kind: 'level', level: 3 } as const;
const STATE: NewGameState = {
  variant: variantOf('yari'),
  handicap: 'even',
  byFurigoma: true,
  players: { black: PERSON, white: PERSON },
};

test.each<[NewGameAction, Partial<NewGameState>]>([
  [
    { kind: 'variant', variant: variantOf('shogi'), handicap: '2-piece' },
    { variant: variantOf('shogi'), handicap: '2-piece' },
  ],
  [{ kind: 'handicap', handicap: 'lance' }, { handicap: 'lance' }],
  [{ kind: 'furigoma', byFurigoma: false }, { byFurigoma: false }],
  [{ kind: 'player', color: 'white', player: LEVEL }, { players: { black: PERSON, white: LEVEL } }],
])('%j changes nothing else', (action, changed) => {
  const before = structuredClone(STATE.players);
  expect(newGameReducer(STATE, action)).toEqual({ ...STATE, ...changed });
  expect(STATE.players).toEqual(before);
});

test('a game with a handicap is not even', () => {
  expect(isEven(STATE)).toBe(true);
  expect(isEven({ ...STATE, handicap: 'lance' })).toBe(false);
});
