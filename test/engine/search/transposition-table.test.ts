import { describe, expect, test } from 'vitest';
import {
  EXACT,
  LOWER,
  sharedTableMemory,
  TranspositionTable,
} from '../../../source/engine/search/transposition-table.ts';
import { type Move, NO_MOVE } from '../../../source/rules/core/move.ts';
import type { Position } from '../../../source/rules/core/position.ts';
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

describe('memory that two tables share', () => {
  const position = positionOf(shogi, shogi.start);
  const other = positionOf(shogi, '4k4/9/9/9/9/9/9/9/4K4 b R 1');

  test('what one stores the other finds, in the same search and after clearing', () => {
    const memory = sharedTableMemory(1);
    const [one, two] = [new TranspositionTable(memory), new TranspositionTable(memory)];
    for (let clears = 0; clears < 60; clears++) {
      one.nextAge();
      two.keepUp();
      one.store(position, (77 + clears) as Move, EXACT, 5, 5);
      expect(two.find(position)).toBe(true);
      expect(two.move).toBe(77 + clears);
      one.clear();
      two.keepUp();
      expect(two.find(position), `after ${clears} clears`).toBe(false);
    }
  });

  test.each([
    ['of the same position', position],
    ['of another position in its place', other],
  ])('an entry that is torn between two %s is not found', (_, second) => {
    const [one, two] = [wordsOf(position, 77, EXACT, 100, 5), wordsOf(second, 88, LOWER, -40, 9)];
    let whole = 0;
    for (let mask = 0; mask < 16; mask++) {
      const memory = sharedTableMemory(1);
      const words = one.words.map((word, at) => ((mask >> at) & 1 ? (two.words[at] ?? 0) : word));
      memory.set(words, one.at);
      const table = new TranspositionTable(memory);
      if (!table.find(position)) continue;
      whole++;
      expect([0, 15], `words ${mask}`).toContain(mask);
      expect(table.move).toBe(mask === 0 ? 77 : 88);
    }
    expect(whole).toBe(second === position ? 2 : 1);
  });
});

/** The words of an entry, and where they stand. */
function wordsOf(position: Position, move: number, bound: number, score: number, depth: number) {
  const memory = sharedTableMemory(1);
  new TranspositionTable(memory).store(position, move as Move, bound, score, depth);
  const at = memory.findIndex((word) => word !== 0);
  return { at, words: [...memory.subarray(at, at + 4)] };
}
