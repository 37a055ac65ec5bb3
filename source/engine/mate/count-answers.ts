import { isAttacked } from '../../rules/core/attacks.ts';
import { DIRECTIONS, RAYS } from '../../rules/core/betza.ts';
import { checkingPawnDrop, fullFilesOf, generateDrops } from '../../rules/core/drops.ts';
import { generateMoves, matesWithDrop } from '../../rules/core/generate.ts';
import {
  answerCount,
  answerSquares,
  checkerCount,
  clearWalk,
  pins,
  walkFromKing,
} from '../../rules/core/king-walk.ts';
import { DROP_FLAG, type Move, type MoveArray, NO_MOVE } from '../../rules/core/move.ts';
import { BLACK_BIT, EMPTY, type Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';

/**
 * How many answers the side to move has to a check: 0 if it is mate. All drops are one answer, and
 * so is a move with or without promotion.
 * @param moves room for moves after `start`
 */
export function countAnswers(position: Position, moves: MoveArray, start: number): number {
  const { rules } = position;
  if (rules.hasOdd || rules.hasGoal || rules.hasLeapSlides) return countOf(position, moves, start);
  walkFromKing(position);
  if (checkerCount === 0) {
    clearWalk();
    return countOf(position, moves, start);
  }
  let count = countKingMoves(position);
  let drop: Move = NO_MOVE;
  if (checkerCount === 1) {
    for (let index = 0; index < answerCount; index++) {
      count += countReaching(position, answerSquares[index]);
    }
    if (answerCount > 1) {
      const files = fullFilesOf(position);
      if (generateDrops(position, moves, start, files, answerSquares, answerCount) > start) count++;
      else drop = checkingPawnDrop;
    }
  }
  clearWalk();
  return drop !== NO_MOVE && !matesWithDrop(position, drop) ? count + 1 : count;
}

function countOf(position: Position, moves: MoveArray, start: number): number {
  let end = generateMoves(position, moves, start);
  const all = end;
  while (end > start && (moves[end - 1] & DROP_FLAG) !== 0) end--;
  return end - start + (end < all ? 1 : 0);
}

function countKingMoves(position: Position): number {
  const { board, side, rules } = position;
  const king = position.kings[side];
  const code = board[king];
  const own = BLACK_BIT << side;
  const enemy = (side ^ 1) as Side;
  let count = 0;
  // The king does not shield the squares behind it from a slide.
  board[king] = EMPTY;
  for (let at = rules.deltaStart[code]; at < rules.deltaEnd[code]; at++) {
    const to = (king + rules.deltas[at]) as Square;
    if ((board[to] & own) === 0 && !isAttacked(position, to, enemy)) count++;
  }
  board[king] = code;
  return count;
}

/** The pieces of the side to move, its king apart, that may go to a square. */
function countReaching(position: Position, square: number): number {
  const { board, side, rules } = position;
  const { stepsInto, slidesInto, leaps } = rules;
  const king = position.kings[side];
  const own = BLACK_BIT << side;
  let count = 0;
  for (let ray = 0; ray < RAYS; ray++) {
    const delta = DIRECTIONS[ray];
    let from = square + delta;
    let reaching = stepsInto;
    if (board[from] === EMPTY) {
      reaching = slidesInto;
      do from += delta;
      while (board[from] === EMPTY);
    }
    const code = board[from];
    if ((code & own) === 0 || from === king) continue;
    const isReaching = ((reaching[code] | slidesInto[code]) & (1 << ray)) !== 0;
    if (isReaching && mayLeave(from, delta)) count++;
  }
  for (let index = 0; index < leaps.length; index++) {
    const leap = leaps[index];
    const from = square + DIRECTIONS[leap];
    const code = board[from];
    if ((code & own) === 0 || (stepsInto[code] & (1 << leap)) === 0) continue;
    if (pins[from] === 0) count++;
  }
  return count;
}

/** Whether a piece may move along a line without leaving its king in check. */
function mayLeave(from: number, delta: number): boolean {
  const pin = pins[from];
  return pin === 0 || pin === delta || pin === -delta;
}
