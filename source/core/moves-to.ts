import { DIRECTIONS, RAYS } from './betza.ts';
import { hasLegalMove, isAttacked } from './generate.ts';
import { type Move, makeDrop, makeMove } from './move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, type PieceCode, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import { fileOf, makeSquare, type Square } from './square.ts';

/*
 * The few legal moves that end on one square, for notations, which name it: what `generateMoves`
 * finds, without the moves that nobody asks about.
 */

/**
 * The squares from which pieces with a code go to a square over the board, whether or not that
 * would leave their royal piece in check. The code may be that of either side.
 */
export function originsOf(position: Position, code: PieceCode, to: Square): Square[] {
  const { board, rules } = position;
  const steps = rules.stepsInto[code];
  const slides = rules.slidesInto[code];
  const origins: Square[] = [];
  for (let ray = 0; ray < RAYS; ray++) {
    const bit = 1 << ray;
    if (((steps | slides) & bit) === 0) continue;
    const delta = DIRECTIONS[ray];
    let from = to + delta;
    if ((slides & bit) !== 0) while (board[from] === EMPTY) from += delta;
    if (board[from] === code) origins.push(from);
  }
  for (const leap of rules.leaps) {
    const from = to + DIRECTIONS[leap];
    if (board[from] === code && (steps & (1 << leap)) !== 0) origins.push(from);
  }
  return origins;
}

/**
 * The legal moves to a square of the pieces with a code; of one piece first the move that does not
 * promote. @param code of the side to move
 */
export function boardMovesTo(position: Position, code: PieceCode, to: Square): Move[] {
  const { board, side, rules } = position;
  if ((board[to] & (BLACK_BIT << side)) !== 0) return [];
  const moves: Move[] = [];
  const sideBits = side << 8;
  for (const from of originsOf(position, code, to)) {
    if (!leavesKingSafe(position, makeMove(from, to))) continue;
    const hasRight =
      rules.canPromote[code] !== 0 &&
      (rules.zone[sideBits | from] | rules.zone[sideBits | to]) !== 0;
    const isForced = (rules.forced[sideBits | to] & (1 << (code & KIND_MASK))) !== 0;
    if (!hasRight || !isForced) moves.push(makeMove(from, to));
    if (hasRight) moves.push(makeMove(from, to, true));
  }
  return moves;
}

/** Whether the side to move may drop a piece on a square. @param kind index in `variant.pieces` */
export function isLegalDrop(position: Position, kind: number, to: Square): boolean {
  const { board, hands, side, rules } = position;
  if (board[to] !== EMPTY || hands[(side << 4) | kind] === 0) return false;
  if ((rules.dead[(side << 8) | to] & (1 << kind)) !== 0) return false;
  const drop = makeDrop(kind, to);
  if (kind !== rules.pawn) return leavesKingSafe(position, drop);
  const pawn = (BLACK_BIT << side) | kind;
  for (let rank = 1; rank <= rules.variant.ranks; rank++) {
    if (board[makeSquare(fileOf(to), rank)] === pawn) return false;
  }
  if (!leavesKingSafe(position, drop)) return false;
  return rules.variant.pawnDropMate === 'legal' || !matesWith(position, drop);
}

function leavesKingSafe(position: Position, move: Move): boolean {
  const { side } = position;
  if (position.kings[side] === 0) return true;
  position.play(move);
  const isSafe = !isAttacked(position, position.kings[side], (side ^ 1) as Side);
  position.undo();
  return isSafe;
}

/** Whether a pawn dropped gives checkmate, and not merely leaves no move. */
function matesWith(position: Position, drop: Move): boolean {
  const { side } = position;
  const king = position.kings[side ^ 1];
  // The king takes a pawn that nothing guards, and the rule is about pawns that give check.
  if (king !== 0 && !isAttacked(position, (drop >> 8) & 255, side)) return false;
  position.play(drop);
  const mates = king !== 0 && isAttacked(position, king, side) && !hasLegalMove(position);
  position.undo();
  return mates;
}
