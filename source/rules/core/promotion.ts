import { isFullFile } from './drops.ts';
import { BLACK_BIT, FACE_MASK, KIND_MASK, type PieceCode, PROMOTED } from './piece-code.ts';
import type { Position } from './position.ts';
import { fileOf, type Square } from './square.ts';

/** The piece may move without promoting. */
export const STAYS = 1;
/** The piece may promote with its move. */
export const PROMOTES = 2;

/**
 * `STAYS`, `PROMOTES` or both; 0 where the piece could never move again and may not promote, or
 * turns back to a pawn for which its new file has no room. A piece does not turn back where it could
 * never move again.
 * @param code of a piece of the side to move
 */
export function promotionChoices(
  position: Position,
  code: PieceCode,
  from: Square,
  to: Square,
): number {
  const { rules, side } = position;
  const { zone, forced, dead, canPromote } = rules;
  if (rules.pawnsRevert && isPawnWithoutRoom(position, code, to)) return 0;
  const sideBits = side << 8;
  const faceBit = 1 << (code & FACE_MASK);
  const turnsDead =
    (code & PROMOTED) !== 0 && (dead[sideBits | to] & (1 << (code & KIND_MASK))) !== 0;
  const hasRight = canPromote[code] !== 0 && (zone[sideBits | from] | zone[sideBits | to]) !== 0;
  if (hasRight && !turnsDead) {
    return (forced[sideBits | to] & faceBit) === 0 ? STAYS | PROMOTES : PROMOTES;
  }
  return (dead[sideBits | to] & faceBit) !== 0 ? 0 : STAYS;
}

function isPawnWithoutRoom(position: Position, code: PieceCode, to: Square): boolean {
  const { rules, side } = position;
  const turningPawn = (BLACK_BIT << side) | PROMOTED | rules.pawn;
  return code === turningPawn && isFullFile(position, fileOf(to), side);
}
