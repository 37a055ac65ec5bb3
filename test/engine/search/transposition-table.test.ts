import { expect, test } from 'vitest';
import { EXACT, TranspositionTable } from '../../../source/engine/search/transposition-table.ts';
import { type Move, NO_MOVE } from '../../../source/rules/core/move.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { positionOf } from '../../helpers/play.ts';

test('what is stored is found until the table is cleared, however often it was before', () => {
  const table = new TranspositionTable(1);
  const position = positionOf(shogi, shogi.start);
  for (let clears = 0; clears < 60; clears++) {
    expect(table.find(position), `after ${clears} clears`).toBe(false);
    table.store(position, (77 + clears) as Move, EXACT, 100 - clears, 5);
    table.nextAge();
    expect(table.find(position)).toBe(true);
    expect(table).toMatchObject({ move: 77 + clears, score: 100 - clears, bound: EXACT, depth: 5 });
    table.clear();
  }
});

test('a position that is stored again without a move keeps the one that is known', () => {
  const table = new TranspositionTable(1);
  const position = positionOf(shogi, shogi.start);
  table.store(position, 77 as Move, EXACT, 10, 5);
  table.store(position, NO_MOVE, EXACT, 20, 6);
  expect(table.find(position)).toBe(true);
  expect(table).toMatchObject({ move: 77, score: 20, depth: 6 });
});
