import { isDrop, type Move, moveFrom } from '../../source/rules/core/move.ts';
import { type Position, pieceOn } from '../../source/rules/core/position.ts';
import { fileOf } from '../../source/rules/core/square.ts';

/** The moves of a gold and of a crane. */
const GUARDS = ['WfF', 'FvW'];

/** Whether players leave such a move for later: that of a king, of its guards, or of an edge pawn. */
export function isLateMove(position: Position, move: Move): boolean {
  if (isDrop(move)) return false;
  const { variant } = position;
  const from = moveFrom(move);
  const piece = pieceOn(position, from);
  const data = piece && variant.pieces[piece.kind];
  if (data === undefined || piece?.promoted) return false;
  const isOnEdge = fileOf(from) === 1 || fileOf(from) === variant.files;
  return (
    data.role === 'royal' || GUARDS.includes(data.front.betza) || (data.role === 'pawn' && isOnEdge)
  );
}
