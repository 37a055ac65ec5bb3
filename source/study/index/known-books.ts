import { bookKey } from '../../engine/book/book.ts';
import type { EngineGame } from '../../engine/engine.ts';
import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import { BookShelf } from '../books/book-shelf.ts';
import type { ForeignBookFault } from '../books/foreign-book.ts';
import { pickBooked } from '../books/pick-booked.ts';

/**
 * A move of one of some opening books for the computer to play: of the first book that has one. None
 * has one where a position occurs again: what repetitions are worth, the search knows better.
 * @param random from 0 to below 1
 * @param onFault hears of each book that cannot be read
 */
export function moveOfBooks(
  books: readonly string[],
  { variant, start, moves }: EngineGame,
  random: number,
  onFault: (path: string, fault: ForeignBookFault) => void,
): Move | undefined {
  const position = new Position(variant, start.placement);
  const passed = new Set<number>();
  for (const move of moves) {
    passed.add(bookKey(position));
    position.play(move);
  }
  if (passed.has(bookKey(position))) return undefined;
  const shelf = new BookShelf(books, onFault);
  try {
    for (const { found } of shelf.lookUp(position)) {
      const picked = pickBooked(found, random);
      if (picked) return picked.move;
    }
    return undefined;
  } finally {
    shelf.close();
  }
}
