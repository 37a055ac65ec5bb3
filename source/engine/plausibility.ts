import { isDrop, type Move, moveFrom, moveTo } from '../core/move.ts';
import { EMPTY } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';

/**
 * How well an answer to a check shows that the check fails: a capture best, then a move on the
 * board; a drop may seem to delay.
 */
export function plausibility({ board, kings, side }: Position, move: Move): number {
  if (isDrop(move)) return 0;
  if (board[moveTo(move)] !== EMPTY) return 3;
  return moveFrom(move) === kings[side] ? 2 : 1;
}
