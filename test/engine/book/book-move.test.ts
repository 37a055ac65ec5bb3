import { describe, expect, test } from 'vitest';
import { Book, bookKey } from '../../../source/engine/book/book.ts';
import { bookMove } from '../../../source/engine/book/book-move.ts';
import type { EngineGame } from '../../../source/engine/engine.ts';
import { positionOf as positionAfter } from '../../../source/engine/engine.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { moveOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';

/** A game by its moves in USI. */
function gameOf(text: string): EngineGame {
  const moves = text.split(' ').filter((word) => word !== '');
  return {
    variant: shogi,
    start: startPosition(shogi),
    moves: moves.map((move) => moveOf(shogi, move)),
  };
}

/** A book with one position, that after the moves. */
function bookAfter(text: string, weights: Readonly<Record<string, number>>): Book {
  const moves = Object.entries(weights).map(([move, weight]) => ({
    move: moveOf(shogi, move),
    weight,
  }));
  return new Book([{ key: bookKey(positionAfter(gameOf(text))), moves }]);
}

const TWO = { '7g7f': 30, '2g2f': 10 };

describe('a move of the book', () => {
  test.each([
    ['the first, by a low number', 0, '7g7f'],
    ['the first, up to its weight', 0.74, '7g7f'],
    ['the second, from there on', 0.76, '2g2f'],
    ['the last, by the highest number', 1 - 2 ** -53, '2g2f'],
  ])('is %s', (_, number, move) => {
    expect(bookMove(bookAfter('', TWO), gameOf(''), () => number)).toBe(moveOf(shogi, move));
  });

  test('is found after other moves that lead to the same position', () => {
    const book = bookAfter('7g7f 3c3d 2g2f', { '8c8d': 1 });
    const found = bookMove(book, gameOf('2g2f 3c3d 7g7f'), Math.random);
    expect(found).toBe(moveOf(shogi, '8c8d'));
  });

  test('the heavier, the more often', () => {
    const random = randomNumbers(1);
    const book = bookAfter('', TWO);
    const found = Array.from({ length: 1000 }, () => bookMove(book, gameOf(''), random));
    const first = found.filter((move) => move === moveOf(shogi, '7g7f')).length;
    expect(first).toBeGreaterThan(700);
    expect(first).toBeLessThan(800);
  });
});

describe('there is none', () => {
  test.each([
    ['in another position', bookAfter('7g7f', { '3c3d': 1 }), ''],
    ['in an empty book', new Book([]), ''],
    ['that is legal, if two keys are the same', bookAfter('', { '5e5d': 3 }), ''],
    ['where the position has been before', bookAfter('', TWO), '2h3h 8b7b 3h2h 7b8b'],
  ])('%s', (_, book, text) => {
    expect(bookMove(book, gameOf(text), () => 0)).toBeUndefined();
  });

  test('illegal ones are passed over', () => {
    const book = bookAfter('', { '5e5d': 30, '2g2f': 1 });
    expect(bookMove(book, gameOf(''), () => 0)).toBe(moveOf(shogi, '2g2f'));
  });
});
