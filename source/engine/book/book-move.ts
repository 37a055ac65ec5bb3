import { legalMoves } from '../../rules/core/generate.ts';
import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import type { EngineGame } from '../engine.ts';
import { type Book, type BookMove, bookKey } from './book.ts';

/**
 * The position of a game that a book is asked about; undefined where it occurs again: what
 * repetitions are worth, the search knows better.
 */
export function positionForBooks({ variant, start, moves }: EngineGame): Position | undefined {
  const position = new Position(variant, start.placement);
  const passed = new Set<number>();
  for (const move of moves) {
    passed.add(bookKey(position));
    position.play(move);
  }
  return passed.has(bookKey(position)) ? undefined : position;
}

/** The legal moves of the book in a game that repeats nothing. */
export function bookMoves(book: Book, game: EngineGame): readonly BookMove[] {
  const position = positionForBooks(game);
  const known = position ? book.find(bookKey(position)) : [];
  if (position === undefined || known.length === 0) return [];
  const legal = legalMoves(position);
  return known.filter(({ move }) => legal.includes(move));
}

/**
 * A legal move of the book, the heavier the likelier; `undefined` if the book has none.
 * @param random numbers from 0 to below 1
 */
export function bookMove(book: Book, game: EngineGame, random: () => number): Move | undefined {
  const playable = bookMoves(book, game);
  let left = random() * playable.reduce((sum, { weight }) => sum + weight, 0);
  for (const { move, weight } of playable) {
    left -= weight;
    if (left < 0) return move;
  }
  return undefined;
}
