import { describe, expect } from 'vitest';
import { bookKey } from '../../../source/engine/book/book.ts';
import { openBook } from '../../../source/engine/book/open-book.ts';
import { type EngineGame, positionOf, type SearchLimits } from '../../../source/engine/engine.ts';
import { LEVELS } from '../../../source/engine/levels.ts';
import { Thinker } from '../../../source/engine/search/think.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';

const [variant] = VARIANTS;
const START: EngineGame = { variant, start: startPosition(variant), moves: [] };

/** One for all: its tables take longer to make than a move. */
const THINKER = new Thinker(1);

interface Asked {
  readonly level?: number;
  readonly limits?: SearchLimits;
  readonly usesBook?: boolean;
  readonly seed?: number;
}

/** Whether it answers without a search, and what. */
function ask({ limits = {}, seed = 1, ...asked }: Asked, game = START) {
  let reports = 0;
  const answer = THINKER.think({
    game,
    limits,
    seed,
    ...asked,
    // At once, if it searches.
    shouldStop: () => true,
    onReport: () => {
      reports++;
    },
  });
  return { isOfBook: reports === 0 && answer.kind === 'move', answer };
}

describe('the book is asked', () => {
  test.each(LEVELS.map(({ level }) => [level, level <= 5 ? 4 : Number.POSITIVE_INFINITY] as const))(
    'by level %i in the first %d plies',
    (level, plies) => {
      const moves = opening(3);
      expect(moves.length).toBeGreaterThan(4);
      const isOfBook = moves.map((_, ply) => {
        const game = { ...START, moves: moves.slice(0, ply) };
        return ask({ level, usesBook: true }, game).isOfBook;
      });
      expect(isOfBook).toEqual(moves.map((_, ply) => ply < plies));
    },
  );

  sharedTest.each(
    shareOf<[name: string, asked: Asked, isOfBook: boolean]>([
      ['by a program at full strength', { usesBook: true, limits: { timeMs: 100 } }, true],
      ['by an analysis, which has no end', { usesBook: true }, false],
      ['where it is not wanted', { level: 8 }, false],
      ['for a hint', { limits: { timeMs: 1000 } }, false],
      ['for a mate', { usesBook: true, limits: { mate: 3 } }, false],
      [
        'for a problem',
        { usesBook: true, limits: { mate: 3, problem: 'defence', depth: 2 } },
        false,
      ],
    ]),
  )('%s', (_, asked, isOfBook) => {
    expect(ask(asked).isOfBook).toBe(isOfBook);
  });
});

/** The opening of two players with one seed, until one of them does not know the position. */
function opening(seed: number): Move[] {
  const moves: Move[] = [];
  const book = openBook(variant);
  for (;;) {
    const game = { ...START, moves };
    const isKnown = book.ok && book.value.find(bookKey(positionOf(game))).length > 0;
    if (!isKnown) return moves;
    const { answer } = ask({ level: 10, usesBook: true, seed }, game);
    if (answer.kind !== 'move') return moves;
    moves.push(answer.move);
  }
}

test('the same seed plays the same opening', () => {
  expect(opening(3)).toEqual(opening(3));
  expect(opening(3).length).toBeGreaterThan(2);
});

test('other seeds play others', () => {
  const openings = Array.from({ length: 20 }, (_, seed) => opening(seed).join(' '));
  expect(new Set(openings).size).toBeGreaterThan(10);
});
