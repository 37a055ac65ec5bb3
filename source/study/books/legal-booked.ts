import { legalMoves } from '../../rules/core/generate.ts';
import type { Position } from '../../rules/core/position.ts';
import type { BookedMove, BookedPosition } from './foreign-book.ts';

/** What a book says of a position, with its legal moves only; undefined where none is legal. */
export function legalBooked(
  position: Position,
  found: BookedPosition | undefined,
): BookedPosition | undefined {
  if (!found) return undefined;
  const legal = new Set(legalMoves(position));
  const moves: BookedMove[] = found.moves.filter(({ move }) => legal.has(move));
  return moves.length === 0 ? undefined : { ...found, moves };
}
