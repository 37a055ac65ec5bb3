import { DIRECTIONS, RAYS } from '../core/betza.ts';
import { pawnFilesOf } from '../core/drops.ts';
import { generateMoves, isInCheck, matesWithDrop } from '../core/generate.ts';
import { rayBetween, shieldRay } from '../core/lines.ts';
import { DROP_FLAG, type Move, PROMOTION_FLAG } from '../core/move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { attacksFrom } from '../core/reach.ts';
import { SQUARE_SPAN, type Square } from '../core/square.ts';
import { exposesKing } from '../core/stages.ts';
import type { Approaches } from './approaches.ts';

/**
 * Writes the legal moves that give check into `moves` from index `start` on.
 * @param moves with room for `MOVES_SPAN` moves behind `start`
 * @returns the index after the last move
 */
export function generateChecks(
  position: Position,
  approaches: Approaches,
  moves: Int32Array,
  start: number,
): number {
  if (position.kings[position.side ^ 1] === 0) return start;
  let end = start;
  if (isInCheck(position)) {
    const all = generateMoves(position, moves, start);
    for (let at = start; at < all; at++) {
      if (givesCheck(position, moves[at])) moves[end++] = moves[at];
    }
    return end;
  }
  const all = generateDropChecks(
    position,
    moves,
    generateBoardChecks(position, approaches, moves, start, false),
  );
  for (let at = start; at < all; at++) {
    if (!exposesKing(position, moves[at])) moves[end++] = moves[at];
  }
  return end;
}

/**
 * The same without captures and promotions, of a side that is not in check. Whoever plays one asks
 * `exposesKing` first.
 */
export function generateQuietChecks(
  position: Position,
  approaches: Approaches,
  moves: Int32Array,
  start: number,
): number {
  if (position.kings[position.side ^ 1] === 0) return start;
  return generateDropChecks(
    position,
    moves,
    generateBoardChecks(position, approaches, moves, start, true),
  );
}

/** Whether a legal move gives check. */
export function givesCheck(position: Position, move: Move): boolean {
  const { side } = position;
  const king = position.kings[side ^ 1];
  if (king === 0) return false;
  if (movesToCheck(position, move, king)) return true;
  if ((move & DROP_FLAG) !== 0) return false;
  const ray = shieldRay(position, king, move & 255, side);
  return ray !== 0 && rayBetween(king, (move >> 8) & 255) !== ray;
}

/** Whether a move attacks the square of the other king with the piece that is moved. */
export function movesToCheck(position: Position, move: Move, king: Square): boolean {
  const to = (move >> 8) & 255;
  if (move & DROP_FLAG) {
    const code = (BLACK_BIT << position.side) | (move & KIND_MASK);
    return attacksFrom(position, code, to, king, 0);
  }
  const from = move & 255;
  const code = move & PROMOTION_FLAG ? position.board[from] | PROMOTED : position.board[from];
  return attacksFrom(position, code, to, king, from);
}

function generateBoardChecks(
  position: Position,
  approaches: Approaches,
  moves: Int32Array,
  start: number,
  isQuiet: boolean,
): number {
  const { board, side, pieces, rules } = position;
  const { deltas, deltaStart, slideStart, deltaEnd, canPromote, zone, forced, reaches } = rules;
  const own = BLACK_BIT << side;
  const sideBits = side << 8;
  const king = position.kings[side ^ 1];
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = side << 7; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const ray = shieldRay(position, king, from, side);
    if (ray === 0 && approaches[(code << 9) | (king - from + SQUARE_SPAN)] === 0) continue;
    const promotable = canPromote[code] !== 0;
    const fromZone = zone[sideBits | from];
    const kindBit = 1 << (code & KIND_MASK);
    const firstSlide = slideStart[code];
    const lastDelta = deltaEnd[code];
    for (let at = deltaStart[code]; at < lastDelta; at++) {
      const delta = deltas[at];
      let to = from;
      let target: number;
      do {
        to += delta;
        target = board[to];
        if ((target & own) !== 0 || (isQuiet && target !== EMPTY)) break;
        const mayPromote = promotable && (fromZone | zone[sideBits | to]) !== 0;
        const opens = ray !== 0 && rayBetween(king, to) !== ray;
        const offset = king - to + SQUARE_SPAN;
        if (
          mayPromote &&
          !isQuiet &&
          (opens ||
            (reaches[((code | PROMOTED) << 9) | offset] !== 0 &&
              attacksFrom(position, code | PROMOTED, to, king, from)))
        ) {
          moves[end++] = from | (to << 8) | PROMOTION_FLAG;
        }
        if (mayPromote && (forced[sideBits | to] & kindBit) !== 0) continue;
        if (
          opens ||
          (reaches[(code << 9) | offset] !== 0 && attacksFrom(position, code, to, king, from))
        ) {
          moves[end++] = from | (to << 8);
        }
      } while (target === EMPTY && at >= firstSlide);
    }
  }
  return end;
}

function generateDropChecks(position: Position, moves: Int32Array, start: number): number {
  const { board, hands, side, rules } = position;
  const { stepsInto, slidesInto, leaps } = rules;
  const king = position.kings[side ^ 1];
  const kinds = rules.variant.pieces.length;
  let end = start;
  for (let kind = 0; kind < kinds; kind++) {
    if (hands[(side << 4) | kind] === 0) continue;
    const code = (BLACK_BIT << side) | kind;
    const steps = stepsInto[code];
    const slides = slidesInto[code];
    for (let ray = 0; ray < RAYS; ray++) {
      const bit = 1 << ray;
      if (((steps | slides) & bit) === 0) continue;
      const delta = DIRECTIONS[ray];
      for (let to = king + delta; board[to] === EMPTY; to += delta) {
        if (mayDrop(position, kind, to)) moves[end++] = kind | (to << 8) | DROP_FLAG;
        if ((slides & bit) === 0) break;
      }
    }
    for (let at = 0; at < leaps.length; at++) {
      const to = king + DIRECTIONS[leaps[at]];
      if ((steps & (1 << leaps[at])) === 0 || board[to] !== EMPTY) continue;
      if (mayDrop(position, kind, to)) moves[end++] = kind | (to << 8) | DROP_FLAG;
    }
  }
  return end;
}

/** Whether a piece in hand may be dropped where it gives check, by a side that is not in check. */
function mayDrop(position: Position, kind: number, to: Square): boolean {
  const { rules, side } = position;
  if ((rules.dead[(side << 8) | to] & (1 << kind)) !== 0) return false;
  if (kind !== rules.pawn) return true;
  if ((pawnFilesOf(position) & (1 << (to & 15))) !== 0) return false;
  const drop = kind | (to << 8) | DROP_FLAG;
  return rules.variant.pawnDropMate === 'legal' || !matesWithDrop(position, drop);
}
