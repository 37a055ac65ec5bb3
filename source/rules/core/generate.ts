import { isAttacked } from './attacks.ts';
import { checkingPawnDrop, countDrops, fullFilesOf, generateDrops } from './drops.ts';
import { exposesKing } from './exposes-king.ts';
import { hasReachedGoal } from './goal.ts';
import {
  answerCount,
  answerSquares,
  answers,
  checkerCount,
  clearWalk,
  pins,
  walkFromKing,
} from './king-walk.ts';
import { MOVES_SPAN, type Move, type MoveArray, PROMOTION_FLAG } from './move.ts';
import { generateOddMoves } from './odd-moves.ts';
import { BLACK_BIT, EMPTY, FACE_MASK, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import type { Square } from './square.ts';

/*
 * The walk from the king makes every generated move legal; only the king's own moves still ask
 * whether their square is attacked.
 */

/** Bit f: the side to move may drop no more pawns on file f. Set while its moves are generated. */
let fullFiles = 0;

/**
 * Writes all legal moves into `moves` from index `start` on.
 * @param moves with room for `MOVES_SPAN` moves from `start` on
 * @returns the index after the last move
 */
export function generateMoves(position: Position, moves: Int32Array, start: number): number {
  if (position.rules.hasGoal && hasReachedGoal(position)) return start;
  walkFromKing(position);
  let end = generateBoardMoves(position, moves, start);
  if (checkerCount > 1) {
    clearWalk();
    return end;
  }
  const { squares } = position.rules;
  if (answerCount === 0) {
    end = generateDrops(position, moves, end, fullFiles, squares, squares.length);
  } else {
    end = generateDrops(position, moves, end, fullFiles, answerSquares, answerCount);
  }
  clearWalk();
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) moves[end++] = drop;
  return end;
}

/** The number of legal moves. Drops, which are most of them, are counted without being written. */
export function countLegalMoves(position: Position, moves: Int32Array, start: number): number {
  if (position.rules.hasGoal && hasReachedGoal(position)) return 0;
  walkFromKing(position);
  let count = generateBoardMoves(position, moves, start) - start;
  if (checkerCount > 1) {
    clearWalk();
    return count;
  }
  const { squares } = position.rules;
  if (answerCount === 0) count += countDrops(position, fullFiles, squares, squares.length);
  else count += countDrops(position, fullFiles, answerSquares, answerCount);
  clearWalk();
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) count++;
  return count;
}

/** Room for moves that are only listed or counted, apart from the caller's. */
const listed = new Int32Array(MOVES_SPAN) as MoveArray;
const scratch = new Int32Array(MOVES_SPAN);

/** All legal moves, in an array of their own. */
export function legalMoves(position: Position): Move[] {
  const end = generateMoves(position, listed, 0);
  const moves: Move[] = [];
  for (let at = 0; at < end; at++) moves.push(listed[at]);
  return moves;
}

export function hasLegalMove(position: Position): boolean {
  return countLegalMoves(position, scratch, 0) > 0;
}

/** Whether the side to move is in check. */
export function isInCheck(position: Position): boolean {
  const king = position.kings[position.side];
  return king !== 0 && isAttacked(position, king, (position.side ^ 1) as Side);
}

function generateBoardMoves(position: Position, moves: Int32Array, start: number): number {
  const { board, side, pieces, rules } = position;
  const { deltas, deltaStart, slideStart, deltaEnd, canPromote, zone, forced } = rules;
  const own = BLACK_BIT << side;
  const sideBits = side << 8;
  const pawn = own | rules.pawn;
  const inCheck = checkerCount > 0;
  let end = rules.hasOdd ? generateLegalOddMoves(position, moves as MoveArray, start) : start;
  let index = side << 7;
  const listEnd = index + position.counts[side];
  if (position.kings[side] !== 0) {
    end = generateKingMoves(position, moves, end);
    if (checkerCount > 1) return end;
    index++;
  }
  fullFiles = 0;
  for (; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    if (code === pawn) fullFiles |= 1 << (from & 15);
    const pin = pins[from];
    const promotable = canPromote[code] !== 0;
    const fromZone = zone[sideBits | from];
    const faceBit = 1 << (code & FACE_MASK);
    const firstSlide = slideStart[code];
    const lastDelta = deltaEnd[code];
    for (let at = deltaStart[code]; at < lastDelta; at++) {
      const delta = deltas[at];
      if (pin !== 0 && delta !== pin && delta !== -pin) continue;
      let to: number = from;
      let target: number;
      do {
        to += delta;
        target = board[to];
        if ((target & own) !== 0) break;
        if (inCheck && answers[to] === 0) continue;
        if (promotable && (fromZone | zone[sideBits | to]) !== 0) {
          if ((forced[sideBits | to] & faceBit) === 0) moves[end++] = from | (to << 8);
          moves[end++] = from | (to << 8) | PROMOTION_FLAG;
        } else {
          moves[end++] = from | (to << 8);
        }
      } while (target === EMPTY && at >= firstSlide);
    }
  }
  if (rules.pawnsPerFile !== 1) fullFiles = fullFilesOf(position);
  return end;
}

function generateLegalOddMoves(position: Position, moves: MoveArray, start: number): number {
  const king = position.kings[position.side];
  const all = generateOddMoves(position, moves, start);
  let end = start;
  for (let at = start; at < all; at++) {
    const move = moves[at];
    const from = move & 255;
    if (from !== king) {
      if (checkerCount > 1) continue;
      if (checkerCount === 1 && answers[(move >> 8) & 255] === 0) continue;
    }
    if ((from === king || pins[from] !== 0) && exposesKing(position, move)) continue;
    moves[end++] = move;
  }
  return end;
}

function generateKingMoves(position: Position, moves: Int32Array, start: number): number {
  const { board, side, rules } = position;
  const king = position.kings[side];
  const code = board[king];
  const own = BLACK_BIT << side;
  const enemy = (side ^ 1) as Side;
  let end = start;
  // The king does not shield the squares behind it from a slide.
  board[king] = EMPTY;
  for (let at = rules.deltaStart[code]; at < rules.deltaEnd[code]; at++) {
    const to = (king + rules.deltas[at]) as Square;
    if ((board[to] & own) === 0 && !isAttacked(position, to, enemy))
      moves[end++] = king | (to << 8);
  }
  board[king] = code;
  return end;
}

/** Whether a legal pawn drop leaves the other side without a legal move; it gives check. */
export function matesWithDrop(position: Position, drop: Move): boolean {
  // The king takes a pawn that nothing guards.
  if (!isAttacked(position, ((drop >> 8) & 255) as Square, position.side)) return false;
  position.play(drop);
  const mates = !hasLegalMove(position);
  position.undo();
  return mates;
}
