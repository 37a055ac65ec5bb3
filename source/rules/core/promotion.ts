import { KIND_MASK, type PieceCode, PROMOTED } from './piece-code.ts';
import type { Position } from './position.ts';
import type { Square } from './square.ts';

/** The piece may move without promoting. */
export const STAYS = 1;
/** The piece may promote with its move. */
export const PROMOTES = 2;

/**
 * `STAYS`, `PROMOTES` or both; 0 where the piece could never move again and may not promote.
 * @param code of a piece of the side to move
 */
export function promotionChoices(
  { rules, side }: Position,
  code: PieceCode,
  from: Square,
  to: Square,
): number {
  const { zone, forced, dead, canPromote } = rules;
  const sideBits = side << 8;
  const kindBit = 1 << (code & KIND_MASK);
  if (canPromote[code] !== 0 && (zone[sideBits | from] | zone[sideBits | to]) !== 0) {
    return (forced[sideBits | to] & kindBit) === 0 ? STAYS | PROMOTES : PROMOTES;
  }
  return (code & PROMOTED) === 0 && (dead[sideBits | to] & kindBit) !== 0 ? 0 : STAYS;
}
