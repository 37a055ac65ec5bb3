import { expect, test } from 'vitest';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import type { BookedMove } from '../../../source/study/books/foreign-book.ts';
import { pickBooked } from '../../../source/study/books/pick-booked.ts';
import { moveOf } from '../../helpers/play.ts';

function booked(usi: string, more: Partial<BookedMove> = {}): BookedMove {
  return { move: moveOf(shogi, usi), ...more };
}

/** The moves that are picked, and how often in a hundred. */
function picked(moves: readonly BookedMove[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let random = 0; random < 1; random += 0.01) {
    const move = pickBooked({ moves }, random);
    const usi = move ? formatUsi(shogi, move.move) : 'none';
    counts[usi] = (counts[usi] ?? 0) + 1;
  }
  return counts;
}

test.each([
  ['none', [], ['none']],
  ['all alike', [booked('7g7f'), booked('2g2f')], ['7g7f', '2g2f']],
  ['a worse one', [booked('7g7f', { value: 50 }), booked('2g2f', { value: 10 })], ['7g7f']],
  ['about equal', [booked('7g7f', { value: 50 }), booked('2g2f', { value: 30 })], ['7g7f', '2g2f']],
])('of %s', (_, moves, expected) => {
  expect(Object.keys(picked(moves))).toEqual(expected);
});

test('moves are as likely as they were often played', () => {
  const counts = picked([booked('7g7f', { count: 75 }), booked('2g2f', { count: 25 })]);
  expect(counts['7g7f']).toBeGreaterThan(70);
  expect(counts['7g7f']).toBeLessThan(80);
});
