import { isDrop, type Move, moveFrom, moveTo } from '../../rules/core/move.ts';
import { type Position, pieceOn } from '../../rules/core/position.ts';
import { fileOf, rankOf } from '../../rules/core/square.ts';
import type { PieceData } from '../../rules/core/variant.ts';

/** The plies of an even game in which late moves are made only where they gain `LATE_GAIN`. */
export const EARLY_PLIES = 6;

/** The plies in which a king goes to the front of its camp only where that gains as much. */
const HOME_PLIES = 24;

/**
 * How much better than all others a late move must be, and one that is not in the book where others
 * are, in hundredths of a pawn.
 */
export const LATE_GAIN = 30;

/** The ranks of a camp that has room for a castle behind its front. */
const DEEP_CAMP = 3;

/** The moves of a gold and of a crane. */
const GUARDS = ['WfF', 'FvW'];

/** Whether players leave such a move for later: that of a king, of its guards, or of an edge pawn. */
export function isLateMove(position: Position, move: Move): boolean {
  const { files } = position.variant;
  const data = movedPiece(position, move);
  if (data === undefined) return false;
  const file = fileOf(moveFrom(move));
  const isOnEdge = file === 1 || file === files;
  return (
    data.role === 'royal' || GUARDS.includes(data.front.betza) || (data.role === 'pawn' && isOnEdge)
  );
}

/**
 * What a move costs a side that plays as players do, in hundredths of a pawn.
 * @param ply plies since the start of an even game
 */
export function lateCost(position: Position, move: Move, ply: number): number {
  const isLate =
    (ply < EARLY_PLIES && isLateMove(position, move)) ||
    (ply < HOME_PLIES && isKingAbroad(position, move));
  return isLate ? LATE_GAIN : 0;
}

/** Whether a king goes to the last rank of its own camp or beyond, where camps are deep. */
function isKingAbroad(position: Position, move: Move): boolean {
  const { zone, ranks } = position.variant;
  if (zone < DEEP_CAMP || movedPiece(position, move)?.role !== 'royal') return false;
  const rank = rankOf(moveTo(move));
  return zone <= (position.turn === 'black' ? ranks + 1 - rank : rank);
}

/** The piece that a move takes from a square; none if it has been promoted. */
function movedPiece(position: Position, move: Move): PieceData | undefined {
  if (isDrop(move)) return undefined;
  const piece = pieceOn(position, moveFrom(move));
  return piece?.promoted === false ? position.variant.pieces[piece.kind] : undefined;
}
