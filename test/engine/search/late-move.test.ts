import { describe, expect } from 'vitest';
import { bookMoves } from '../../../source/engine/book/book-move.ts';
import { openBook } from '../../../source/engine/book/open-book.ts';
import { isLateMove, LATE_GAIN, lateCost } from '../../../source/engine/search/late-move.ts';
import { Search } from '../../../source/engine/search/search.ts';
import { Thinker } from '../../../source/engine/search/think.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { moveOf, positionOf } from '../../helpers/play.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';

const START = positionOf(shogi, shogi.start);
const WHITE_FIRST = positionOf(shogi, shogi.start.replace(' b ', ' w '));

test.each([
  ['7g7f', false],
  ['7i6h', false],
  ['6i7h', true],
  ['5i6h', true],
  ['9g9f', true],
  ['1g1f', true],
  ['9i9h', false],
])('%s is a late move of shogi: %s', (text, isLate) => {
  expect(isLateMove(START, moveOf(shogi, text))).toBe(isLate);
});

describe('a side that plays as players do', () => {
  const minishogiStart = positionOf(minishogi, minishogi.start);
  const abroad = positionOf(shogi, '4k4/9/9/9/9/9/9/4K4/9 b - 1');

  test.each([
    ['a king at once', START, '5i6h', 0, LATE_GAIN],
    ['a king after six plies', START, '5i6h', 6, 0],
    ['a pawn of the middle at once', START, '7g7f', 0, 0],
    ['a king to the front of its camp', abroad, '5h5g', 23, LATE_GAIN],
    ['a king along the second rank', abroad, '5h4h', 23, 0],
    ['a king to the front later', abroad, '5h5g', 24, 0],
    ['a king to the front where no start is even', abroad, '5h5g', Number.POSITIVE_INFINITY, 0],
    ["White's king at once", WHITE_FIRST, '5a4b', 1, LATE_GAIN],
    ["White's king to the second rank later", WHITE_FIRST, '5a4b', 7, 0],
    ['a king to the front of a small camp', minishogiStart, '5e5d', 6, 0],
  ])('pays for %s', (_, position, text, ply, cost) => {
    expect(lateCost(position, moveOf(position.variant, text), ply)).toBe(cost);
  });
});

describe('where few nodes like a late move best, the computer makes another one', () => {
  sharedTest.each(shareOf(['2h6h', '6g6f 4c4d', '5g5f 8b5b']))('after %j', (text) => {
    const moves = text
      .split(' ')
      .filter(Boolean)
      .map((usi) => moveOf(shogi, usi));
    const game = { variant: shogi, start: startPosition(shogi), moves };
    const limits = { nodes: 3000 };
    const position = positionOf(shogi, shogi.start);
    for (const move of moves) position.play(move);
    const { line } = new Search(1).run(game, limits);
    expect(isLateMove(position, itemAt(line, 0))).toBe(true);
    const answer = new Thinker(1).think({ game, limits, seed: 1, shouldStop: () => false });
    expect(answer.kind === 'move' && isLateMove(position, answer.move)).toBe(false);
  });
});

test.each(['2h6h', '7g7f 8c8d'])(
  'where few nodes like a move best that nobody plays, a hint is what players play: after %j',
  (text) => {
    const moves = text.split(' ').map((usi) => moveOf(shogi, usi));
    const game = { variant: shogi, start: startPosition(shogi), moves };
    const limits = { nodes: 3000 };
    const book = openBook(shogi);
    const played = book.ok ? bookMoves(book.value, game).map(({ move }) => move) : [];
    const { line } = new Search(1).run(game, limits);
    expect(played).not.toContain(line[0]);
    const answer = new Thinker(1).think({ game, limits, seed: 1, shouldStop: () => false });
    expect(answer.kind === 'move' && played.includes(answer.move)).toBe(true);
  },
);
