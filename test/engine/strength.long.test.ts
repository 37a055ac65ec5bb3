import { describe, expect, test } from 'vitest';
import { Thinker } from '../../source/engine/search/think.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { partOfDay } from '../helpers/day-part.ts';

const PAIRS = 2;
const MOST_PLIES = 300;

describe.each(partOfDay(VARIANTS, 10))('in $id', (variant) => {
  const start = startPosition(variant);

  /** The points of the stronger side in one game. */
  function play(strong: Color, seed: number): number {
    const thinkers = { black: new Thinker(1), white: new Thinker(1) };
    const game = openGame(variant, start.placement);
    while (game.ply < MOST_PLIES) {
      const status = game.status();
      if (status.kind === 'ended') {
        const { winner } = status.ending;
        return winner === undefined ? 0.5 : winner === strong ? 1 : 0;
      }
      const answer = thinkers[game.turn].think({
        game: { variant, start, moves: game.moves },
        limits: {},
        level: game.turn === strong ? 6 : 2,
        seed: seed * 1000 + game.ply,
        shouldStop: () => false,
      });
      if (answer.kind === 'resign') return game.turn === strong ? 0 : 1;
      if (answer.kind !== 'move') throw new Error(answer.kind);
      game.play(answer.move);
    }
    return 0.5;
  }

  test('level 6 beats level 2', { timeout: 300_000 }, () => {
    let points = 0;
    for (let seed = 1; seed <= PAIRS; seed++) points += play('black', seed) + play('white', seed);
    expect(points).toBeGreaterThanOrEqual(PAIRS * 2 - 1);
  });
});
