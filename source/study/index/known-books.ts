import { positionForBooks } from '../../engine/book/book-move.ts';
import type { EngineGame } from '../../engine/engine.ts';
import type { Move } from '../../rules/core/move.ts';
import { BookShelf } from '../books/book-shelf.ts';
import type { ForeignBookFault } from '../books/foreign-book.ts';
import { pickBooked } from '../books/pick-booked.ts';

/**
 * A move of one of some opening books for the computer to play: of the first book that has one.
 * @param random from 0 to below 1
 * @param onFault hears of each book that cannot be read
 */
export function moveOfBooks(
  books: readonly string[],
  game: EngineGame,
  random: number,
  onFault: (path: string, fault: ForeignBookFault) => void,
): Move | undefined {
  const position = positionForBooks(game);
  if (!position) return undefined;
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
