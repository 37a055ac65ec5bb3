import { isAttacked } from './attacks.ts';
import { type Move, PROMOTION_FLAG } from './move.ts';
import { BLACK_BIT, EMPTY, PROMOTED, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import { PROMOTES, promotionChoices, STAYS } from './promotion.ts';
import { STEP } from './reach.ts';
import { SQUARE_SPAN, type Square } from './square.ts';

/* The moves of pieces that the fast loops leave out: `rules.odd`. Only some variants have them. */

/**
 * Writes the moves of the side's odd pieces into `moves` from index `start` on, even those that
 * leave its royal piece in check.
 * @returns the index after the last move
 */
export function generateOddMoves(position: Position, moves: Int32Array, start: number): number {
  const { board, side, pieces, rules } = position;
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = side << 7; index < listEnd; index++) {
    const from = pieces[index];
    if (rules.odd[board[from]] !== 0) end = generateOddMovesFrom(position, from, moves, end);
  }
  return end;
}

/** Writes the moves of the odd piece on one square. */
export function generateOddMovesFrom(
  position: Position,
  from: Square,
  moves: Int32Array,
  start: number,
): number {
  const { board, side, rules } = position;
  const own = BLACK_BIT << side;
  const code = board[from];
  const offset = (code << 9) + SQUARE_SPAN - from;
  let end = start;
  for (const { delta, range } of rules.strides[code]) {
    const way = range === 1 ? STEP : delta;
    let to = from;
    for (let left = range; left > 0; left--) {
      to = (to + delta) as Square;
      if ((board[to] & own) !== 0) break;
      // A piece with two ways to a square gives one move.
      if (rules.reaches[offset + to] === way) {
        const choices = promotionChoices(position, code, from, to);
        if ((choices & STAYS) !== 0) moves[end++] = from | (to << 8);
        if ((choices & PROMOTES) !== 0) moves[end++] = from | (to << 8) | PROMOTION_FLAG;
      }
      if (board[to] !== EMPTY) break;
    }
  }
  return end;
}

/** Whether a side attacks a square after a move on the board. */
export function attacksAfter(position: Position, move: Move, square: Square, by: Side): boolean {
  const { board } = position;
  const from = move & 255;
  const to = (move >> 8) & 255;
  const code = board[from];
  const captured = board[to];
  board[from] = EMPTY;
  board[to] = (move & PROMOTION_FLAG) !== 0 ? code ^ PROMOTED : code;
  const isAttackedThen = isAttacked(position, square, by);
  board[from] = code;
  board[to] = captured;
  return isAttackedThen;
}
