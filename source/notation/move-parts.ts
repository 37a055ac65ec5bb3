import type { NamedPiece } from '../core/attempt.ts';
import { dropKind, isDrop, isPromotion, type Move, moveFrom, moveTo } from '../core/move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, type PieceCode, PROMOTED } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import type { Square } from '../core/square.ts';

/** What a notation says of a move, before it is spelled. */
export interface MoveParts {
  /** The piece that moves, as it is before the move. */
  readonly piece: NamedPiece;
  /** Missing in a drop. */
  readonly from?: Square;
  readonly to: Square;
  readonly captures: boolean;
  /** What becomes of the right to promote; missing where the move carries none. */
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
  const inZone = rules.zone[(side << 8) | from] | rules.zone[(side << 8) | to];
  const hasRight = rules.canPromote[code] !== 0 && inZone !== 0;
  const promotion = isPromotion(move) ? 'promote' : 'decline';
  return { piece, from, to, captures: board[to] !== EMPTY, ...(hasRight && { promotion }) };
}

/**
 * Counts, for any legal move, the squares from which the mover and pieces like it (of the same
 * kind and face) go to its destination over the board. A drop adds none.
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

function codeOfMover({ board, side }: Position, move: Move): PieceCode {
  return isDrop(move) ? (BLACK_BIT << side) | dropKind(move) : board[moveFrom(move)];
}
