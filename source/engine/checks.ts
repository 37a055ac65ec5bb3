import { DIRECTIONS, RAYS } from '../core/betza.ts';
import { generateMoves, isInCheck } from '../core/generate.ts';
import { DROP_FLAG, type Move, PROMOTION_FLAG } from '../core/move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { SQUARE_SPAN, type Square } from '../core/square.ts';
import { attacksFrom, type Reaches } from './reach.ts';

/** By square: 1 where a piece of the side to move stands between its own slide and the king. */
const covers = new Uint8Array(SQUARE_SPAN);
const covering = new Uint8Array(RAYS);

/**
 * Writes the legal moves that give check into `moves` from index `start` on.
 * @param moves with room for `MOVES_SPAN` moves behind `start`
 * @returns the index after the last move
 */
export function generateChecks(
  position: Position,
  reaches: Reaches,
  moves: Int32Array,
  start: number,
): number {
  const king = position.kings[position.side ^ 1];
  if (king === 0) return start;
  const count = findCovers(position, king);
  const all = generateMoves(position, moves, start);
  let end = start;
  for (let at = start; at < all; at++) {
    if (isCheck(position, reaches, moves[at], king)) moves[end++] = moves[at];
  }
  for (let at = 0; at < count; at++) covers[covering[at]] = 0;
  return end;
}

function isCheck(position: Position, reaches: Reaches, move: Move, king: number): boolean {
  if (movesToCheck(position, reaches, move, king)) return true;
  if ((move & DROP_FLAG) !== 0 || covers[move & 255] === 0) return false;
  position.play(move);
  const check = isInCheck(position);
  position.undo();
  return check;
}

/** Whether a move attacks the square of the other king with the piece that is moved. */
export function movesToCheck(
  position: Position,
  reaches: Reaches,
  move: Move,
  king: Square,
): boolean {
  const to = (move >> 8) & 255;
  if (move & DROP_FLAG) {
    const code = (BLACK_BIT << position.side) | (move & KIND_MASK);
    return attacksFrom(position, reaches, code, to, king, 0);
  }
  const from = move & 255;
  const code = move & PROMOTION_FLAG ? position.board[from] | PROMOTED : position.board[from];
  return attacksFrom(position, reaches, code, to, king, from);
}

function findCovers(position: Position, king: number): number {
  const { board, side, rules } = position;
  const own = BLACK_BIT << side;
  const other = BLACK_BIT << (side ^ 1);
  let count = 0;
  for (let ray = 0; ray < RAYS; ray++) {
    const delta = DIRECTIONS[ray];
    let square = king + delta;
    while (board[square] === EMPTY) square += delta;
    const code = board[square];
    if ((code & own) === 0 || (code & other) !== 0) continue;
    let behind = square + delta;
    while (board[behind] === EMPTY) behind += delta;
    const slider = board[behind];
    if ((slider & own) === 0 || (rules.slidesInto[slider] & (1 << ray)) === 0) continue;
    covers[square] = 1;
    covering[count++] = square;
  }
  return count;
}
