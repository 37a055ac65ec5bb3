import { expect, test } from 'vitest';
import { OwnEngine } from '../../source/engine/search/own-engine.ts';
import { courseOf } from '../../source/match/lessons/course.ts';
import { smallGameStart } from '../../source/match/lessons/small-game.ts';
import { LOWEST_LEVEL } from '../../source/match/participants/side.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { openGame } from '../../source/rules/notation/start.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { partOfDay } from '../helpers/day-part.ts';
import { MANDATORY } from '../helpers/learn-variants.ts';

/** The winner of the game at the end of a course if a search with few nodes takes the hints. */
async function winnerOf(variant: Variant): Promise<string | undefined> {
  const start = smallGameStart(variant);
  const game = openGame(variant, start.placement);
  const learner = new OwnEngine();
  const other = new OwnEngine({ level: LOWEST_LEVEL, seed: 1 });
  try {
    for (let status = game.status(); status.kind === 'playing'; status = game.status()) {
      const engine = game.turn === 'black' ? learner : other;
      const limits = game.turn === 'black' ? { nodes: 10_000 } : {};
      const answer = await engine.search({ variant, start, moves: [...game.moves] }, limits);
      if (answer.kind !== 'move') return game.turn === 'black' ? 'white' : 'black';
      game.play(answer.move);
      if (game.ply > 300) return 'nobody';
    }
    const status = game.status();
    return status.kind === 'ended' ? status.ending.winner : undefined;
  } finally {
    learner.close();
    other.close();
  }
}

test.each(partOfDay([...VARIANTS, MANDATORY], 6))(
  '$id: the game at the end of the course can be won',
  async (variant) => {
    expect(courseOf(variant).lessons.at(-1)?.task()?.goal.kind).toBe('win');
    expect(await winnerOf(variant)).toBe('black');
  },
);
