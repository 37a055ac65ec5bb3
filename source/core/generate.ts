import { DIRECTIONS, RAYS } from './betza.ts';
import { checkingPawnDrop, countDrops, generateDrops } from './drops.ts';
import {
  answerCount,
  answerSquares,
  answers,
  checkerCount,
  clearWalk,
  pins,
  walkFromKing,
} from './king-walk.ts';
import { MOVES_SPAN, type Move, PROMOTION_FLAG } from './move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import type { Square } from './square.ts';

/*
 * With what the walk from the king finds, every move that is generated is legal; only the king's
 * own moves still ask whether their square is attacked.
 */

/** Bit f: the side to move has an unpromoted pawn on file f. Noted while its moves are generated. */
let pawnFiles = 0;

/**
 * Writes all legal moves into `moves` from index `start` on.
 * @param moves with room for `MOVES_SPAN` moves behind `start`
 * @returns the index after the last move
 */
export function generateMoves(position: Position, moves: Int32Array, start: number): number {
  walkFromKing(position);
  let end = generateBoardMoves(position, moves, start);
  if (checkerCount > 1) {
    clearWalk();
    return end;
  }
  const { squares } = position.rules;
  if (answerCount === 0) {
    end = generateDrops(position, moves, end, pawnFiles, squares, squares.length);
  } else {
    end = generateDrops(position, moves, end, pawnFiles, answerSquares, answerCount);
  }
  clearWalk();
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) moves[end++] = drop;
  return end;
}

/** How many legal moves there are. Drops, the most of them, are counted without being written. */
export function countMoves(position: Position, moves: Int32Array, start: number): number {
  walkFromKing(position);
  let count = generateBoardMoves(position, moves, start) - start;
  if (checkerCount > 1) {
    clearWalk();
    return count;
  }
  const { squares } = position.rules;
  if (answerCount === 0) count += countDrops(position, pawnFiles, squares, squares.length);
  else count += countDrops(position, pawnFiles, answerSquares, answerCount);
  clearWalk();
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) count++;
  return count;
}

/** All legal moves, in an array of their own. */
export function legalMoves(position: Position): Move[] {
  const moves = new Int32Array(MOVES_SPAN);
  return Array.from(moves.subarray(0, generateMoves(position, moves, 0)));
}

/** Moves that are only counted, apart from the caller's. */
const scratch = new Int32Array(MOVES_SPAN);

export function hasLegalMove(position: Position): boolean {
  return countMoves(position, scratch, 0) > 0;
}

/** Whether the side to move is in check. */
export function isInCheck(position: Position): boolean {
  const king = position.kings[position.side];
  return king !== 0 && isAttacked(position, king, (position.side ^ 1) as Side);
}

/** Whether a piece of a side could capture on the square, were it the other side's. */
export function isAttacked(position: Position, square: Square, by: Side): boolean {
  const { board, rules } = position;
  const { stepsInto, slidesInto, leaps } = rules;
  const enemy = BLACK_BIT << by;
  for (let ray = 0; ray < RAYS; ray++) {
    const delta = DIRECTIONS[ray];
    let from = square + delta;
    let code = board[from];
    if (code !== EMPTY) {
      if ((code & enemy) !== 0 && ((stepsInto[code] | slidesInto[code]) & (1 << ray)) !== 0) {
        return true;
      }
      continue;
    }
    do {
      from += delta;
      code = board[from];
    } while (code === EMPTY);
    if ((code & enemy) !== 0 && (slidesInto[code] & (1 << ray)) !== 0) return true;
  }
  for (let i = 0; i < leaps.length; i++) {
    const leap = leaps[i];
    const code = board[square + DIRECTIONS[leap]];
    if ((code & enemy) !== 0 && (stepsInto[code] & (1 << leap)) !== 0) return true;
  }
  return false;
}

function generateBoardMoves(position: Position, moves: Int32Array, start: number): number {
  const { board, side, pieces, rules } = position;
  const { deltas, deltaStart, slideStart, deltaEnd, canPromote, zone, forced } = rules;
  const own = BLACK_BIT << side;
  const sideBits = side << 8;
  const pawn = own | rules.pawn;
  const inCheck = checkerCount > 0;
  let end = start;
  let index = side << 7;
  const listEnd = index + position.counts[side];
  if (position.kings[side] !== 0) {
    end = generateKingMoves(position, moves, end);
    if (checkerCount > 1) return end;
    index++;
  }
  pawnFiles = 0;
  for (; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    if (code === pawn) pawnFiles |= 1 << (from & 15);
    const pin = pins[from];
    const promotable = canPromote[code] !== 0;
    const fromZone = zone[sideBits | from];
    const kindBit = 1 << (code & KIND_MASK);
    const firstSlide = slideStart[code];
    const lastDelta = deltaEnd[code];
    for (let at = deltaStart[code]; at < lastDelta; at++) {
      const delta = deltas[at];
      if (pin !== 0 && delta !== pin && delta !== -pin) continue;
      let to = from;
      let target: number;
      do {
        to += delta;
        target = board[to];
        if ((target & own) !== 0) break;
        if (inCheck && answers[to] === 0) continue;
        if (promotable && (fromZone | zone[sideBits | to]) !== 0) {
          if ((forced[sideBits | to] & kindBit) === 0) moves[end++] = from | (to << 8);
          moves[end++] = from | (to << 8) | PROMOTION_FLAG;
        } else {
          moves[end++] = from | (to << 8);
        }
      } while (target === EMPTY && at >= firstSlide);
    }
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
    const to = king + rules.deltas[at];
    if ((board[to] & own) === 0 && !isAttacked(position, to, enemy))
      moves[end++] = king | (to << 8);
  }
  board[king] = code;
  return end;
}

/** Whether a legal pawn drop leaves the other side without a legal move; it gives check. */
export function matesWithDrop(position: Position, drop: Move): boolean {
  // The king takes a pawn that nothing guards.
  if (!isAttacked(position, (drop >> 8) & 255, position.side)) return false;
  position.play(drop);
  const mates = !hasLegalMove(position);
  position.undo();
  return mates;
}
