import { expect, test } from 'vitest';
import { shogi } from '../../source/core/variants/shogi.ts';
import { EXACT, TranspositionTable } from '../../source/engine/transposition-table.ts';
import { positionOf } from '../helpers/play.ts';

test('what is stored is found until the table is cleared, however often it was before', () => {
  const table = new TranspositionTable(1);
  const position = positionOf(shogi, shogi.start);
  for (let clears = 0; clears < 60; clears++) {
    expect(table.find(position), `after ${clears} clears`).toBe(false);
    table.store(position, 77 + clears, EXACT, 100 - clears, 5);
    table.nextAge();
    expect(table.find(position)).toBe(true);
    expect(table).toMatchObject({ move: 77 + clears, score: 100 - clears, bound: EXACT, depth: 5 });
    table.clear();
  }
});

test('a position that is stored again without a move keeps the one that is known', () => {
  const table = new TranspositionTable(1);
  const position = positionOf(shogi, shogi.start);
  table.store(position, 77, EXACT, 10, 5);
  table.store(position, 0, EXACT, 20, 6);
  expect(table.find(position)).toBe(true);
  expect(table).toMatchObject({ move: 77, score: 20, depth: 6 });
});
