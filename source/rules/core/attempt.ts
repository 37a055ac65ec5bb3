import { legalMoves } from './generate.ts';
import { dropKind, isDrop, isPromotion, type Move, moveFrom, moveTo } from './move.ts';
import { EMPTY } from './piece-code.ts';
import { type Position, pieceOn } from './position.ts';
import { fileOf, rankOf, type Square } from './square.ts';

/** A piece as a text names it: its index in `variant.pieces` and its face. */
export interface NamedPiece {
  readonly kind: number;
  readonly promoted: boolean;
}

/** The piece that a move moves or drops. Throws `RangeError` if its origin is empty. */
export function movedPiece(position: Position, move: Move): NamedPiece {
  if (isDrop(move)) return { kind: dropKind(move), promoted: false };
  const piece = pieceOn(position, moveFrom(move));
  if (piece === undefined) throw new RangeError(`no piece to move on square ${moveFrom(move)}`);
  return piece;
}

/** What a text says of the origin of a move: nothing, its file, its rank, or both. */
export interface Origin {
  readonly file?: number;
  readonly rank?: number;
}

/** A drop that a text asks for. */
export interface DropAttempt {
  readonly drop: true;
  readonly piece: NamedPiece;
  readonly to: Square;
  readonly promotion?: 'promote' | 'decline';
}

/** A move on the board that a text asks for, as far as it says it. */
export interface BoardAttempt {
  readonly drop: false;
  readonly piece?: NamedPiece;
  readonly from: Origin;
  readonly to: Square;
  /** Whether the text calls it a capture; a move that it does not call one may be one. */
  readonly capture: boolean;
  readonly promotion?: 'promote' | 'decline';
}

export type Attempt = DropAttempt | BoardAttempt;

/** The legal moves that fit an attempt. */
export function movesOfAttempt(
  position: Position,
  attempt: Attempt,
  legal: readonly Move[] = legalMoves(position),
): Move[] {
  return legal.filter((move) => isAttempted(position, attempt, move));
}

/** Whether a square fits what is said of the origin. */
export function isOrigin(origin: Origin, square: Square): boolean {
  const { file = fileOf(square), rank = rankOf(square) } = origin;
  return file === fileOf(square) && rank === rankOf(square);
}

function isAttempted(position: Position, attempt: Attempt, move: Move): boolean {
  const { to, piece, promotion } = attempt;
  if (moveTo(move) !== to || isDrop(move) !== attempt.drop) return false;
  if (attempt.drop) {
    const asItIs = !attempt.piece.promoted && promotion !== 'promote';
    return asItIs && dropKind(move) === attempt.piece.kind;
  }
  if (promotion && isPromotion(move) !== (promotion === 'promote')) return false;
  if (attempt.capture && position.board[to] === EMPTY) return false;
  const from = moveFrom(move);
  const mover = pieceOn(position, from);
  const isNamed = !piece || (mover?.kind === piece.kind && mover.promoted === piece.promoted);
  return isNamed && isOrigin(attempt.from, from);
}
