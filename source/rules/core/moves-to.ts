import { isAttacked } from './attacks.ts';
import { DIRECTIONS } from './betza.ts';
import { isFullFile } from './drops.ts';
import { hasLegalMove } from './generate.ts';
import { hasReachedGoal } from './goal.ts';
import { type Move, makeDrop, makeMove } from './move.ts';
import { BLACK_BIT, EMPTY, handIndex, type PieceCode, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import { PROMOTES, promotionChoices, STAYS } from './promotion.ts';
import { spans } from './reach.ts';
import { fileOf, type Square } from './square.ts';

/*
 * The few legal moves that end on one square: what `generateMoves` finds, without the others.
 * Notations name the destination, so they need no more.
 */

/**
 * The squares from which pieces of a code go to a square over the board, even if that leaves their
 * royal piece in check. The code may be that of either side.
 */
export function originsOf(position: Position, code: PieceCode, to: Square): Square[] {
  const { board, rules } = position;
  const steps = rules.stepsInto[code];
  const slides = rules.slidesInto[code];
  const origins: Square[] = [];
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const bit = 1 << direction;
    if (((steps | slides) & bit) === 0) continue;
    const delta = DIRECTIONS[direction];
    let from = (to + delta) as Square;
    if ((slides & bit) !== 0) while (board[from] === EMPTY) from = (from + delta) as Square;
    if (board[from] !== code || origins.includes(from)) continue;
    if (spans(rules.reaches, code, from, to)) origins.push(from);
  }
  return origins;
}

/**
 * The legal moves to a square of the pieces with a code. The move of a piece without promotion
 * comes before the one with it.
 * @param code of the side to move
 */
export function boardMovesTo(position: Position, code: PieceCode, to: Square): Move[] {
  const { board, side } = position;
  if ((board[to] & (BLACK_BIT << side)) !== 0 || isOver(position)) return [];
  const moves: Move[] = [];
  for (const from of originsOf(position, code, to)) {
    if (!leavesKingSafe(position, makeMove(from, to))) continue;
    const choices = promotionChoices(position, code, from, to);
    if ((choices & STAYS) !== 0) moves.push(makeMove(from, to));
    if ((choices & PROMOTES) !== 0) moves.push(makeMove(from, to, true));
  }
  return moves;
}

/** Whether the side to move may drop a piece on a square. @param kind index in `variant.pieces` */
export function isLegalDrop(position: Position, kind: number, to: Square): boolean {
  const { board, hands, side, rules } = position;
  if (board[to] !== EMPTY || hands[handIndex(side, kind)] === 0) return false;
  if (rules.variant.drops === 'illegal' || isOver(position)) return false;
  if ((rules.dead[(side << 8) | to] & (1 << kind)) !== 0) return false;
  const drop = makeDrop(kind, to);
  if (kind !== rules.pawn) return leavesKingSafe(position, drop);
  if (isFullFile(position, fileOf(to), side)) return false;
  if (!leavesKingSafe(position, drop)) return false;
  return rules.variant.pawnDropMate === 'legal' || !matesWith(position, drop);
}

function isOver(position: Position): boolean {
  return position.rules.hasGoal && hasReachedGoal(position);
}

function leavesKingSafe(position: Position, move: Move): boolean {
  const { side } = position;
  if (position.kings[side] === 0) return true;
  position.play(move);
  const isSafe = !isAttacked(position, position.kings[side], (side ^ 1) as Side);
  position.undo();
  return isSafe;
}

/** Whether a dropped pawn gives checkmate, and not only leaves no move. */
function matesWith(position: Position, drop: Move): boolean {
  const { side } = position;
  const king = position.kings[(side ^ 1) as Side];
  // The king takes an unguarded pawn, and the rule is about pawns that give check.
  if (king !== 0 && !isAttacked(position, ((drop >> 8) & 255) as Square, side)) return false;
  position.play(drop);
  const mates = king !== 0 && isAttacked(position, king, side) && !hasLegalMove(position);
  position.undo();
  return mates;
}
