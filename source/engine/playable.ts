import { DROP_FLAG, type Move } from '../core/move.ts';
import { isLegalDrop } from '../core/moves-to.ts';
import { BLACK_BIT, EMPTY, KIND_MASK } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { attacksFrom } from '../core/reach.ts';

/**
 * Whether a quiet move that was legal elsewhere is one here, for a side that is not in check.
 * Whoever plays it asks `exposesKing` first.
 */
export function isPlayable(position: Position, move: Move): boolean {
  const { board, side, hands, rules } = position;
  const to = (move >> 8) & 255;
  if (board[to] !== EMPTY) return false;
  if ((move & DROP_FLAG) !== 0) {
    const kind = move & KIND_MASK;
    if (kind === rules.pawn) return isLegalDrop(position, kind, to);
    const isDead = (rules.dead[(side << 8) | to] & (1 << kind)) !== 0;
    return hands[(side << 4) | kind] !== 0 && !isDead;
  }
  const from = move & 255;
  const code = board[from];
  if ((code & (BLACK_BIT << side)) === 0) return false;
  if (!attacksFrom(position, code, from, to, 0)) return false;
  const mustPromote =
    rules.canPromote[code] !== 0 &&
    (rules.zone[(side << 8) | from] | rules.zone[(side << 8) | to]) !== 0 &&
    (rules.forced[(side << 8) | to] & (1 << (code & KIND_MASK))) !== 0;
  return !mustPromote;
}
