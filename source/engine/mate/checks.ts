import { attacksFrom } from '../../rules/core/attacks.ts';
import { DIRECTIONS, RAYS } from '../../rules/core/betza.ts';
import { fullFilesOf } from '../../rules/core/drops.ts';
import { exposesKing } from '../../rules/core/exposes-king.ts';
import { generateMoves, isInCheck, matesWithDrop } from '../../rules/core/generate.ts';
import { hasReachedGoal } from '../../rules/core/goal.ts';
import { DROP_FLAG, type Move, type MoveArray, PROMOTION_FLAG } from '../../rules/core/move.ts';
import { attacksAfter, generateOddMoves } from '../../rules/core/odd-moves.ts';
import {
  BLACK_BIT,
  EMPTY,
  FACE_MASK,
  handIndex,
  KIND_MASK,
  type PieceCode,
  PROMOTED,
  type Side,
} from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { rayBetween, shieldRay } from '../../rules/core/rays.ts';
import { NO_SQUARE, SQUARE_SPAN, type Square } from '../../rules/core/square.ts';
import type { Approaches } from './approaches.ts';

/**
 * Writes the legal moves that give check into `moves` from index `start` on.
 * @param moves with room for `MOVES_SPAN` moves after `start`
 * @returns the index after the last move
 */
export function generateChecks(
  position: Position,
  approaches: Approaches,
  moves: MoveArray,
  start: number,
): number {
  if (position.kings[position.side ^ 1] === 0) return start;
  if (position.rules.hasGoal && hasReachedGoal(position)) return start;
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
 * The same without captures and promotions, for a side that is not in check. Ask `exposesKing`
 * before playing one.
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
  const king = position.kings[(side ^ 1) as Side];
  if (king === 0) return false;
  if (movesToCheck(position, move, king)) return true;
  if ((move & DROP_FLAG) !== 0) return false;
  if (position.rules.hasLongLeaps) return attacksAfter(position, move, king, side);
  const ray = shieldRay(position, king, (move & 255) as Square, side);
  return ray !== 0 && rayBetween(king, ((move >> 8) & 255) as Square) !== ray;
}

/** Whether the piece that moves attacks the other king. */
export function movesToCheck(position: Position, move: Move, king: Square): boolean {
  const to = ((move >> 8) & 255) as Square;
  if (move & DROP_FLAG) {
    const code = ((BLACK_BIT << position.side) | (move & KIND_MASK)) as PieceCode;
    return attacksFrom(position, code, to, king, NO_SQUARE);
  }
  const from = (move & 255) as Square;
  const code = move & PROMOTION_FLAG ? position.board[from] ^ PROMOTED : position.board[from];
  return attacksFrom(position, code as PieceCode, to, king, from);
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
  const king = position.kings[(side ^ 1) as Side];
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = side << 7; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const ray = shieldRay(position, king, from, side);
    if (ray === 0 && approaches[(code << 9) | (king - from + SQUARE_SPAN)] === 0) continue;
    const promotable = canPromote[code] !== 0;
    const fromZone = zone[sideBits | from];
    const faceBit = 1 << (code & FACE_MASK);
    const firstSlide = slideStart[code];
    const lastDelta = deltaEnd[code];
    for (let at = deltaStart[code]; at < lastDelta; at++) {
      const delta = deltas[at];
      let to: number = from;
      let target: number;
      do {
        to += delta;
        target = board[to];
        if ((target & own) !== 0 || (isQuiet && target !== EMPTY)) break;
        const mayPromote = promotable && (fromZone | zone[sideBits | to]) !== 0;
        const opens = ray !== 0 && rayBetween(king, to as Square) !== ray;
        const offset = king - to + SQUARE_SPAN;
        if (
          mayPromote &&
          !isQuiet &&
          (opens ||
            (reaches[((code ^ PROMOTED) << 9) | offset] !== 0 &&
              attacksFrom(position, (code ^ PROMOTED) as PieceCode, to as Square, king, from)))
        ) {
          moves[end++] = from | (to << 8) | PROMOTION_FLAG;
        }
        if (mayPromote && (forced[sideBits | to] & faceBit) !== 0) continue;
        if (
          opens ||
          (reaches[(code << 9) | offset] !== 0 &&
            attacksFrom(position, code, to as Square, king, from))
        ) {
          moves[end++] = from | (to << 8);
        }
      } while (target === EMPTY && at >= firstSlide);
    }
  }
  return rules.hasOdd ? generateOddChecks(position, moves as MoveArray, end, isQuiet) : end;
}

function generateOddChecks(
  position: Position,
  moves: MoveArray,
  start: number,
  isQuiet: boolean,
): number {
  const all = generateOddMoves(position, moves, start);
  let end = start;
  for (let at = start; at < all; at++) {
    const move = moves[at];
    const isLoud = (move & PROMOTION_FLAG) !== 0 || position.board[(move >> 8) & 255] !== EMPTY;
    if ((isQuiet && isLoud) || !givesCheck(position, move)) continue;
    moves[end++] = move;
  }
  return end;
}

function generateDropChecks(position: Position, moves: Int32Array, start: number): number {
  const { board, hands, side, rules } = position;
  const { stepsInto, slidesInto, leaps } = rules;
  const king = position.kings[(side ^ 1) as Side];
  const kinds = rules.variant.pieces.length;
  let end = start;
  for (let kind = 0; kind < kinds; kind++) {
    if (hands[handIndex(side, kind)] === 0) continue;
    const code = (BLACK_BIT << side) | kind;
    if (rules.odd[code] !== 0) {
      end = generateOddDropChecks(position, kind, moves, end);
      continue;
    }
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

function generateOddDropChecks(
  position: Position,
  kind: number,
  moves: Int32Array,
  start: number,
): number {
  const { board, side, rules } = position;
  const king = position.kings[(side ^ 1) as Side];
  const code = ((BLACK_BIT << side) | kind) as PieceCode;
  let end = start;
  for (const to of rules.squares) {
    if (board[to] !== EMPTY || !attacksFrom(position, code, to, king, NO_SQUARE)) continue;
    if (mayDrop(position, kind, to)) moves[end++] = kind | (to << 8) | DROP_FLAG;
  }
  return end;
}

/** Whether a side that is not in check may drop a piece where it gives check. */
function mayDrop(position: Position, kind: number, to: number): boolean {
  const { rules, side } = position;
  if (rules.variant.drops === 'illegal') return false;
  if ((rules.dead[(side << 8) | to] & (1 << kind)) !== 0) return false;
  if (kind !== rules.pawn) return true;
  if ((fullFilesOf(position) & (1 << (to & 15))) !== 0) return false;
  const drop = (kind | (to << 8) | DROP_FLAG) as Move;
  return rules.variant.pawnDropMate === 'legal' || !matesWithDrop(position, drop);
}
