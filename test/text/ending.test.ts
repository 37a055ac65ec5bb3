import { expect, test } from 'vitest';
import { END_REASONS, type Ending } from '../../source/rules/core/game.ts';
import { game } from '../../source/text/en/game.ts';

test.each<[ending: Ending, text: string]>([
  [{ reason: 'checkmate', winner: 'black' }, 'Black wins by checkmate'],
  [{ reason: 'no legal moves', winner: 'black' }, 'Black wins: White has no legal move'],
  [{ reason: 'no legal moves', winner: 'white' }, 'White wins: Black has no legal move'],
  [{ reason: 'resignation', winner: 'black' }, 'Black wins by resignation'],
  [{ reason: 'illegal move', winner: 'black' }, 'Black wins: illegal move by White'],
  [{ reason: 'time', winner: 'black' }, 'Black wins on time'],
  [{ reason: 'repetition' }, 'Draw by repetition'],
  [{ reason: 'perpetual check', winner: 'black' }, 'Black wins: perpetual check by White'],
  [{ reason: 'perpetual check' }, 'Draw: perpetual check'],
  [{ reason: 'impasse', points: { black: 27, white: 27 } }, 'Draw by impasse, 27 points to 27'],
  [
    { reason: 'impasse', winner: 'black', points: { black: 31, white: 23 } },
    'Black wins by impasse, 31 points to 23',
  ],
  [
    { reason: 'impasse', winner: 'white', points: { black: 23, white: 31 } },
    'White wins by impasse, 31 points to 23',
  ],
  [{ reason: 'impasse', winner: 'white' }, 'White wins by impasse'],
  [{ reason: 'agreement' }, 'Draw by agreement'],
  [{ reason: 'move limit' }, 'Draw by the move limit'],
])('%j', (ending, text) => {
  expect(game.endingText(ending)).toBe(text);
});

test.each(END_REASONS)('%s is one line of ASCII, won or not', (reason) => {
  for (const ending of [{ reason }, { reason, winner: 'white' }] as const) {
    expect(game.endingText(ending)).toMatch(/^[ -~]+$/);
    expect(game.endingText(ending)).not.toContain('undefined');
  }
});
