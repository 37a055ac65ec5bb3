import { describe, expect, test } from 'vitest';
import { LEVELS, levelOf } from '../../source/engine/levels.ts';
import { Thinker } from '../../source/engine/search/think.ts';
import { Game } from '../../source/rules/core/game.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { partOfDay } from '../helpers/day-part.ts';

const PLIES = 40;

describe.each(partOfDay(VARIANTS, 10))('in $id', (variant) => {
  const start = startPosition(variant);

  /** The moves of a game of a level against the next one, at few nodes. */
  function play(level: number, seed: number): number[] {
    const thinker = new Thinker(1);
    const game = new Game(variant, start.placement);
    while (game.ply < PLIES && game.status().kind === 'playing') {
      const answer = thinker.think({
        game: { variant, start, moves: game.moves },
        limits: { nodes: 1000 },
        level: game.ply % 2 === 0 ? level : Math.min(10, level + 1),
        seed,
        shouldStop: () => false,
      });
      if (answer.kind !== 'move') throw new Error(answer.kind);
      expect(legalMoves(game.position)).toContain(answer.move);
      game.play(answer.move);
    }
    return [...game.moves];
  }

  test.each(LEVELS)('level $level plays only legal moves', ({ level }) => {
    expect(play(level, 1).length).toBeGreaterThan(8);
  });

  test('the same random numbers give the same game, others another', () => {
    expect(play(1, 5)).toEqual(play(1, 5));
    expect(play(1, 5)).not.toEqual(play(1, 6));
  });
});

test.each([
  { id: 'any game', variant: undefined },
  ...VARIANTS.map((variant) => ({ id: variant.id, variant })),
])('in $id each level looks farther than the one below, or takes fewer worse moves', (game) => {
  const levels = LEVELS.map(({ level }) => levelOf(level, game.variant));
  const bounded = levels.filter(({ nodes }) => nodes !== undefined).map(({ level }) => level);
  expect(bounded).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const [index, level] of levels.slice(1).entries()) {
    const below = itemAt(levels, index);
    const { depth = Infinity } = level;
    const { depth: depthBelow = Infinity } = below;
    expect(depth).toBeGreaterThanOrEqual(depthBelow);
    if (depth > depthBelow) continue;
    // A depth is less than the nodes beside it.
    const looksAsFar = Number.isFinite(depth) || level.nodes === below.nodes;
    if (looksAsFar) expect(level.tolerance).toBeLessThan(below.tolerance);
    else expect(level.nodes ?? Infinity).toBeGreaterThan(below.nodes ?? Infinity);
  }
});

test('there is no level 11', () => {
  expect(() => levelOf(11)).toThrow(RangeError);
});
