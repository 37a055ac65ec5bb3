import { isAttacked } from './attacks.ts';
import { DROP_FLAG, type Move } from './move.ts';
import { attacksAfter } from './odd-moves.ts';
import { EMPTY, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import { rayBetween, shieldRay } from './rays.ts';
import type { Square } from './square.ts';

/**
 * Whether a move leaves the own king in check. It is a move of the stages, or one of a side that is
 * not in check or answers it.
 */
export function exposesKing(position: Position, move: Move): boolean {
  const { board, side } = position;
  const king = position.kings[side];
  if (king === 0 || (move & DROP_FLAG) !== 0) return false;
  const from = (move & 255) as Square;
  const to = ((move >> 8) & 255) as Square;
  const enemy = (side ^ 1) as Side;
  if (from !== king) {
    if (position.rules.hasLongLeaps) return attacksAfter(position, move, king, enemy);
    const ray = shieldRay(position, king, from, enemy);
    return ray !== 0 && rayBetween(king, to) !== ray;
  }
  // The king does not shield the squares behind it from a slide.
  const code = board[king];
  board[king] = EMPTY;
  const isExposed = isAttacked(position, to, enemy);
  board[king] = code;
  return isExposed;
}
