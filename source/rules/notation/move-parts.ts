import type { NamedPiece } from '../core/attempt.ts';
import { dropKind, isDrop, isPromotion, type Move, moveFrom, moveTo } from '../core/move.ts';
import { EMPTY, KIND_MASK, type PieceCode, PROMOTED, pieceCode } from '../core/piece-code.ts';
import { codeOn, type Position } from '../core/position.ts';
import { isInZone } from '../core/rules.ts';
import type { Square } from '../core/square.ts';

/** What a notation says of a move, before spelling. */
export interface MoveParts {
  /** The moving piece, as it is before the move. */
  readonly piece: NamedPiece;
  /** Missing in a drop. */
  readonly from?: Square;
  readonly to: Square;
  readonly captures: boolean;
  /** Whether the move promotes; missing where it carries no right to promote. */
  readonly promotion?: 'promote' | 'decline';
}

/** The parts of a legal move. @param position before the move */
export function movePartsOf(position: Position, move: Move): MoveParts {
  const { board, side, rules } = position;
  const to = moveTo(move);
  const code = codeOfMover(position, move);
  const piece = { kind: code & KIND_MASK, promoted: (code & PROMOTED) !== 0 };
  if (isDrop(move)) return { piece, to, captures: false };
  const from = moveFrom(move);
  const inZone = isInZone(rules, from, side) || isInZone(rules, to, side);
  const hasRight = rules.canPromote[code] !== 0 && inZone;
  const promotion = isPromotion(move) ? 'promote' : 'decline';
  return { piece, from, to, captures: board[to] !== EMPTY, ...(hasRight && { promotion }) };
}

/**
 * Counts, for any legal move, the squares from which the mover and like pieces (of the same kind
 * and face) go to its destination over the board. A drop adds none.
 * @param moves all legal moves
 */
export function countOrigins(position: Position, moves: readonly Move[]): (move: Move) => number {
  const origins = new Map<number, Set<Square>>();
  const meeting = (move: Move) => (moveTo(move) << 8) | codeOfMover(position, move);
  for (const move of moves) {
    if (isDrop(move)) continue;
    const key = meeting(move);
    origins.set(key, (origins.get(key) ?? new Set()).add(moveFrom(move)));
  }
  return (move) => origins.get(meeting(move))?.size ?? 0;
}

function codeOfMover(position: Position, move: Move): PieceCode {
  if (!isDrop(move)) return codeOn(position, moveFrom(move));
  return pieceCode(position.turn, dropKind(move), false);
}
