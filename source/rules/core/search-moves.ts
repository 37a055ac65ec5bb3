import { attacksFrom } from './attacks.ts';
import { checkingPawnDrop, fullFilesOf, generateDrops } from './drops.ts';
import { matesWithDrop } from './generate.ts';
import { answerCount, answerSquares, checkerCount, clearWalk, walkFromKing } from './king-walk.ts';
import { PROMOTION_FLAG } from './move.ts';
import { generateOddMoves, generateOddMovesFrom } from './odd-moves.ts';
import { BLACK_BIT, EMPTY, FACE_MASK, WALL } from './piece-code.ts';
import type { Position } from './position.ts';
import { PROMOTES, promotionChoices, STAYS } from './promotion.ts';
import { PROMOTING_SPAN } from './rules.ts';
import { NO_SQUARE, SQUARE_SPAN, type Square } from './square.ts';

/*
 * The moves for a search that often needs few of them: two stages for a side that is not in check,
 * and the answers to a check. Moves are written even if they leave the own king in check; a caller
 * asks `exposesKing` before it plays one. Both stages together, or the answers, are the legal moves
 * once such moves are left out.
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
    if (span < PROMOTING_SPAN || (firstSlide === lastDelta && nearZone[sideBits | from] === 0)) {
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
      let to: number = from;
      let target: number;
      do {
        to += delta;
        target = board[to];
        if ((target & own) !== 0) break;
        if ((fromZone | zone[sideBits | to]) !== 0) {
          moves[end++] = from | (to << 8) | PROMOTION_FLAG;
          if (!declines || target === EMPTY) continue;
          if ((forced[sideBits | to] & (1 << (code & FACE_MASK))) !== 0) continue;
        }
        if (target !== EMPTY) moves[end++] = from | (to << 8);
      } while (target === EMPTY && at >= firstSlide);
    }
  }
  return rules.hasOdd ? generateOddCaptures(position, moves, end, declines) : end;
}

function generateOddCaptures(
  position: Position,
  moves: Int32Array,
  start: number,
  declines: boolean,
): number {
  const all = generateOddMoves(position, moves, start);
  let end = start;
  for (let at = start; at < all; at++) {
    const move = moves[at];
    if ((move & PROMOTION_FLAG) === 0) {
      if (position.board[(move >> 8) & 255] === EMPTY) continue;
      // The promotion with the same capture comes after it.
      if (!declines && moves[at + 1] === (move | PROMOTION_FLAG) && at + 1 < all) continue;
    }
    moves[end++] = move;
  }
  return end;
}

function generateOddQuiets(position: Position, moves: Int32Array, start: number): number {
  const all = generateOddMoves(position, moves, start);
  let end = start;
  for (let at = start; at < all; at++) {
    const move = moves[at];
    const isQuiet = (move & PROMOTION_FLAG) === 0 && position.board[(move >> 8) & 255] === EMPTY;
    if (isQuiet) moves[end++] = move;
  }
  return end;
}

/**
 * Writes the moves that are neither captures nor promotions, including drops, into `moves` from
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
      span >= PROMOTING_SPAN && (firstSlide !== lastDelta || nearZone[sideBits | from] !== 0);
    const fromZone = zone[sideBits | from];
    const faceBit = 1 << (code & FACE_MASK);
    for (; at < lastDelta; at++) {
      const delta = deltas[at];
      let to = from + delta;
      while (board[to] === EMPTY) {
        const mustPromote =
          promotable &&
          (forced[sideBits | to] & faceBit) !== 0 &&
          (fromZone | zone[sideBits | to]) !== 0;
        if (!mustPromote) moves[end++] = from | (to << 8);
        if (at < firstSlide) break;
        to += delta;
      }
    }
  }
  if (rules.hasOdd) end = generateOddQuiets(position, moves, end);
  const { squares } = rules;
  end = generateDrops(position, moves, end, fullFilesOf(position), squares, squares.length);
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) moves[end++] = drop;
  return end;
}

/**
 * Writes the moves of a side that is in check into `moves` from index `start` on. The king's own
 * may lead into another check: a caller asks `exposesKing` before it plays one.
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
  const files = fullFilesOf(position);
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
  if (rules.odd[code] !== 0) return generateOddMovesFrom(position, king, moves, start);
  const own = BLACK_BIT << side;
  let end = start;
  for (let at = rules.deltaStart[code]; at < rules.deltaEnd[code]; at++) {
    const to = king + rules.deltas[at];
    if ((board[to] & own) === 0) moves[end++] = king | (to << 8);
  }
  return end;
}

/** Writes the moves of the other pieces that take the only checker or step in between. */
function generateAnswers(position: Position, moves: Int32Array, start: number): number {
  const { board, side, pieces, rules } = position;
  const { reaches } = rules;
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = (side << 7) + 1; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const offset = (code << 9) + SQUARE_SPAN - from;
    for (let answer = 0; answer < answerCount; answer++) {
      const to = answerSquares[answer] as Square;
      if (reaches[offset + to] === 0 || !attacksFrom(position, code, from, to, NO_SQUARE)) continue;
      const choices = promotionChoices(position, code, from, to);
      if ((choices & PROMOTES) !== 0) moves[end++] = from | (to << 8) | PROMOTION_FLAG;
      if ((choices & STAYS) !== 0) moves[end++] = from | (to << 8);
    }
  }
  return end;
}
