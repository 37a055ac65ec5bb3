import { generateDropMoves, isAttacked } from './generate.ts';
import { rayBetween, shieldRay } from './lines.ts';
import { DROP_FLAG, type Move, PROMOTION_FLAG } from './move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, type Side } from './piece-code.ts';
import type { Position } from './position.ts';

/*
 * The moves of a side that is not in check in two stages, for a search that often needs the first
 * only. Board moves are written without asking about the own king; whoever plays one asks
 * `exposesKing` first. Both stages together, without those that do, are the legal moves.
 */

/**
 * Writes the captures and promotions into `moves` from index `start` on.
 * @param declines whether captures without a promotion are written where one is possible
 * @returns the index after the last move
 */
export function generateCaptures(
  position: Position,
  moves: Int32Array,
  start: number,
  declines: boolean,
): number {
  const { board, side, pieces, rules } = position;
  const { deltas, deltaStart, slideStart, deltaEnd, canPromote, zone, forced } = rules;
  const own = BLACK_BIT << side;
  const sideBits = side << 8;
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = side << 7; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const promotable = canPromote[code] !== 0;
    const fromZone = zone[sideBits | from];
    const firstSlide = slideStart[code];
    const lastDelta = deltaEnd[code];
    for (let at = deltaStart[code]; at < lastDelta; at++) {
      const delta = deltas[at];
      let to = from;
      let target: number;
      do {
        to += delta;
        target = board[to];
        if ((target & own) !== 0) break;
        if (promotable && (fromZone | zone[sideBits | to]) !== 0) {
          moves[end++] = from | (to << 8) | PROMOTION_FLAG;
          if (!declines || target === EMPTY) continue;
          if ((forced[sideBits | to] & (1 << (code & KIND_MASK))) !== 0) continue;
        }
        if (target !== EMPTY) moves[end++] = from | (to << 8);
      } while (target === EMPTY && at >= firstSlide);
    }
  }
  return end;
}

/**
 * Writes the moves that are neither captures nor promotions, drops among them, into `moves` from
 * index `start` on.
 * @returns the index after the last move
 */
export function generateQuiets(position: Position, moves: Int32Array, start: number): number {
  const { board, side, pieces, rules } = position;
  const { deltas, deltaStart, slideStart, deltaEnd, canPromote, zone, forced } = rules;
  const sideBits = side << 8;
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = side << 7; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const promotable = canPromote[code] !== 0;
    const fromZone = zone[sideBits | from];
    const kindBit = 1 << (code & KIND_MASK);
    const firstSlide = slideStart[code];
    const lastDelta = deltaEnd[code];
    for (let at = deltaStart[code]; at < lastDelta; at++) {
      const delta = deltas[at];
      let to = from + delta;
      while (board[to] === EMPTY) {
        const mustPromote =
          promotable &&
          (forced[sideBits | to] & kindBit) !== 0 &&
          (fromZone | zone[sideBits | to]) !== 0;
        if (!mustPromote) moves[end++] = from | (to << 8);
        if (at < firstSlide) break;
        to += delta;
      }
    }
  }
  return generateDropMoves(position, moves, end);
}

/** Whether a move of the stages leaves the own king in check. */
export function exposesKing(position: Position, move: Move): boolean {
  const { board, side } = position;
  const king = position.kings[side];
  if (king === 0 || (move & DROP_FLAG) !== 0) return false;
  const from = move & 255;
  const to = (move >> 8) & 255;
  const enemy = (side ^ 1) as Side;
  if (from !== king) {
    const ray = shieldRay(position, king, from, enemy);
    return ray !== 0 && rayBetween(king, to) !== ray;
  }
  // The king does not shield the squares behind it from a slide.
  const code = board[king];
  board[king] = EMPTY;
  const isExposed = isAttacked(position, to, enemy);
  board[king] = code;
  return isExposed;
}
