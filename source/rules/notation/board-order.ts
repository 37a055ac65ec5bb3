import { dropKind, isDrop, isPromotion, type Move, moveFrom, moveTo } from '../core/move.ts';
import { placeOf } from '../core/square.ts';

/** More than the places of a board. */
const BELOW_BOARD = 1000;

/**
 * Moves in the order of the board: by the square where the piece stands, rank by rank from the top
 * and from the highest file, then by the square where it goes, promotions first. Drops come last.
 */
export function inBoardOrder<Item extends { readonly move: Move }>(moves: readonly Item[]): Item[] {
  return [...moves].sort(
    ({ move: one }, { move: other }) =>
      originOf(one) - originOf(other) ||
      placeOf(moveTo(one)) - placeOf(moveTo(other)) ||
      Number(isPromotion(other)) - Number(isPromotion(one)),
  );
}

function originOf(move: Move): number {
  return isDrop(move) ? BELOW_BOARD + dropKind(move) : placeOf(moveFrom(move));
}
