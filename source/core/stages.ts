import { checkingPawnDrop, generateDrops, pawnFilesOf } from './drops.ts';
import { isAttacked, matesWithDrop } from './generate.ts';
import { answerCount, answerSquares, checkerCount, clearWalk, walkFromKing } from './king-walk.ts';
import { rayBetween, shieldRay } from './lines.ts';
import { DROP_FLAG, type Move, PROMOTION_FLAG } from './move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, type Side, WALL } from './piece-code.ts';
import type { Position } from './position.ts';
import { attacksFrom } from './reach.ts';
import { SQUARE_SPAN } from './square.ts';

/*
 * The moves for a search that often needs few of them: of a side that is not in check in two
 * stages, and the answers to a check. Moves are written without asking whether they leave the own
 * king in check; whoever plays one asks `exposesKing` first. Both stages together, or the answers,
 * are the legal moves once those that do are left out.
 */

/** Spans from here on are of pieces that can promote. */
const PROMOTES = 1 << 26;

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
  const { deltas, spans, zone, nearZone, forced } = rules;
  const own = BLACK_BIT << side;
  const enemy = BLACK_BIT << (side ^ 1);
  const sideBits = side << 8;
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = side << 7; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const span = spans[code];
    let at = span & 0xffff;
    const firstSlide = at + ((span >> 16) & 31);
    const lastDelta = firstSlide + ((span >> 21) & 31);
    if (span < PROMOTES || (firstSlide === lastDelta && nearZone[sideBits | from] === 0)) {
      for (; at < firstSlide; at++) {
        const to = from + deltas[at];
        if ((board[to] & WALL) === enemy) moves[end++] = from | (to << 8);
      }
      for (; at < lastDelta; at++) {
        const delta = deltas[at];
        let to = from + delta;
        while (board[to] === EMPTY) to += delta;
        if ((board[to] & WALL) === enemy) moves[end++] = from | (to << 8);
      }
      continue;
    }
    const fromZone = zone[sideBits | from];
    for (; at < lastDelta; at++) {
      const delta = deltas[at];
      let to = from;
      let target: number;
      do {
        to += delta;
        target = board[to];
        if ((target & own) !== 0) break;
        if ((fromZone | zone[sideBits | to]) !== 0) {
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
  const { deltas, spans, zone, nearZone, forced } = rules;
  const sideBits = side << 8;
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = side << 7; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const span = spans[code];
    let at = span & 0xffff;
    const firstSlide = at + ((span >> 16) & 31);
    const lastDelta = firstSlide + ((span >> 21) & 31);
    const promotable =
      span >= PROMOTES && (firstSlide !== lastDelta || nearZone[sideBits | from] !== 0);
    const fromZone = zone[sideBits | from];
    const kindBit = 1 << (code & KIND_MASK);
    for (; at < lastDelta; at++) {
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
  const { squares } = rules;
  end = generateDrops(position, moves, end, pawnFilesOf(position), squares, squares.length);
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) moves[end++] = drop;
  return end;
}

/**
 * Writes the moves of a side that is in check into `moves` from index `start` on. Those of the king
 * may lead into another check: whoever plays one asks `exposesKing` first.
 * @returns the index after the last move
 */
export function generateEvasions(position: Position, moves: Int32Array, start: number): number {
  walkFromKing(position);
  let end = generateFlights(position, moves, start);
  if (checkerCount > 1) {
    clearWalk();
    return end;
  }
  end = generateAnswers(position, moves, end);
  const files = pawnFilesOf(position);
  end = generateDrops(position, moves, end, files, answerSquares, answerCount);
  clearWalk();
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) moves[end++] = drop;
  return end;
}

function generateFlights(position: Position, moves: Int32Array, start: number): number {
  const { board, side, rules } = position;
  const king = position.kings[side];
  const code = board[king];
  const own = BLACK_BIT << side;
  let end = start;
  for (let at = rules.deltaStart[code]; at < rules.deltaEnd[code]; at++) {
    const to = king + rules.deltas[at];
    if ((board[to] & own) === 0) moves[end++] = king | (to << 8);
  }
  return end;
}

/** Moves of the other pieces that take the only checker or step in between. */
function generateAnswers(position: Position, moves: Int32Array, start: number): number {
  const { board, side, pieces, rules } = position;
  const { reaches, canPromote, zone, forced } = rules;
  const sideBits = side << 8;
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = (side << 7) + 1; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const offset = (code << 9) + SQUARE_SPAN - from;
    for (let answer = 0; answer < answerCount; answer++) {
      const to = answerSquares[answer];
      if (reaches[offset + to] === 0 || !attacksFrom(position, code, from, to, 0)) continue;
      if (canPromote[code] !== 0 && (zone[sideBits | from] | zone[sideBits | to]) !== 0) {
        moves[end++] = from | (to << 8) | PROMOTION_FLAG;
        if ((forced[sideBits | to] & (1 << (code & KIND_MASK))) !== 0) continue;
      }
      moves[end++] = from | (to << 8);
    }
  }
  return end;
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
