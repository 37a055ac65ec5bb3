import { attacksFrom } from '../../rules/core/attacks.ts';
import { DROP_FLAG, type Move } from '../../rules/core/move.ts';
import { isLegalDrop } from '../../rules/core/moves-to.ts';
import { BLACK_BIT, EMPTY, handIndex, KIND_MASK } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { promotionChoices, STAYS } from '../../rules/core/promotion.ts';
import { NO_SQUARE, type Square } from '../../rules/core/square.ts';

/**
 * Whether a quiet move from another position can be played here, by a side that is not in check.
 * Ask `exposesKing` before playing it.
 */
export function isPlayable(position: Position, move: Move): boolean {
  const { board, side, hands, rules } = position;
  const to = ((move >> 8) & 255) as Square;
  if (board[to] !== EMPTY) return false;
  if ((move & DROP_FLAG) !== 0) {
    const kind = move & KIND_MASK;
    if (kind === rules.pawn) return isLegalDrop(position, kind, to);
    const isDead = (rules.dead[(side << 8) | to] & (1 << kind)) !== 0;
    return hands[handIndex(side, kind)] !== 0 && !isDead;
  }
  const from = (move & 255) as Square;
  const code = board[from];
  if ((code & (BLACK_BIT << side)) === 0) return false;
  if (!attacksFrom(position, code, from, to, NO_SQUARE)) return false;
  return (promotionChoices(position, code, from, to) & STAYS) !== 0;
}
