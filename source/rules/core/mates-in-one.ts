import { hasLegalMove, isInCheck, legalMoves } from './generate.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';

/** The legal moves that give checkmate. The position is left as it is. */
export function matesInOne(position: Position): Move[] {
  return legalMoves(position).filter((move) => {
    position.play(move);
    const isMate = isInCheck(position) && !hasLegalMove(position);
    position.undo();
    return isMate;
  });
}
