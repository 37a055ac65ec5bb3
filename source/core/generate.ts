import { DIRECTIONS, RAYS } from './betza.ts';
import { DROP_FLAG, MOVES_SPAN, type Move, PROMOTION_FLAG } from './move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import { SQUARE_SPAN, type Square } from './square.ts';

/*
 * One walk outward from the king finds the checkers, the squares that answer a check, and the
 * pins. With these, every move that is generated is legal; only the king's own moves still ask
 * whether their square is attacked. What the walk found stands in the module's arrays below while
 * one position is generated, and is cleared before a function of this file returns.
 */

/** By square: the difference of squares along which its piece is pinned, 0 for none. */
const pins = new Int8Array(SQUARE_SPAN);
const pinned = new Uint8Array(RAYS);
let pinCount = 0;
let checkerCount = 0;
/** By square: 1 where a piece other than the king answers the only check. */
const answers = new Uint8Array(SQUARE_SPAN);
const answerSquares = new Uint8Array(SQUARE_SPAN);
let answerCount = 0;
/** Bit f: the side to move has an unpromoted pawn on file f. */
let pawnFiles = 0;
/** A pawn drop that gives check, where it is illegal to mate with one; else `NO_MOVE`. */
let checkingPawnDrop: Move = 0;

/**
 * Writes all legal moves into `moves` from index `start` on.
 * @param moves with room for `MOVES_SPAN` moves behind `start`
 * @returns the index after the last move
 */
export function generateMoves(position: Position, moves: Int32Array, start: number): number {
  walkFromKing(position);
  let end = generateBoardMoves(position, moves, start);
  if (checkerCount < 2) end = generateDrops(position, moves, end);
  clearWalk();
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) moves[end++] = drop;
  return end;
}

/**
 * Writes the legal drops of a side that is not in check into `moves` from index `start` on.
 * @returns the index after the last move
 */
export function generateDropMoves(position: Position, moves: Int32Array, start: number): number {
  notePawnFiles(position);
  answerCount = 0;
  checkingPawnDrop = 0;
  let end = generateDrops(position, moves, start);
  const drop = checkingPawnDrop;
  if (drop !== 0 && !matesWithDrop(position, drop)) moves[end++] = drop;
  return end;
}

/** How many legal moves there are. Drops, the most of them, are counted without being written. */
export function countMoves(position: Position, moves: Int32Array, start: number): number {
  walkFromKing(position);
  let count = generateBoardMoves(position, moves, start) - start;
  if (checkerCount < 2) count += countDrops(position);
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

function walkFromKing(position: Position): void {
  const { board, side, rules } = position;
  const { stepsInto, slidesInto, leaps } = rules;
  const king = position.kings[side];
  pinCount = 0;
  checkerCount = 0;
  answerCount = 0;
  checkingPawnDrop = 0;
  if (king === 0) return;
  const own = BLACK_BIT << side;
  const enemy = BLACK_BIT << (side ^ 1);
  for (let ray = 0; ray < RAYS; ray++) {
    const delta = DIRECTIONS[ray];
    let square = king + delta;
    while (board[square] === EMPTY) square += delta;
    const code = board[square];
    if ((code & own) === 0) {
      const near = square === king + delta ? stepsInto[code] : 0;
      if (((near | slidesInto[code]) & (1 << ray)) !== 0) {
        checkerCount++;
        for (let answer = king + delta; answer !== square; answer += delta) addAnswer(answer);
        addAnswer(square);
      }
    } else if ((code & enemy) === 0) {
      let behind = square + delta;
      while (board[behind] === EMPTY) behind += delta;
      const slider = board[behind];
      if ((slider & enemy) !== 0 && (slidesInto[slider] & (1 << ray)) !== 0) {
        pins[square] = delta;
        pinned[pinCount++] = square;
      }
    }
  }
  for (let i = 0; i < leaps.length; i++) {
    const leap = leaps[i];
    const square = king + DIRECTIONS[leap];
    const code = board[square];
    if ((code & enemy) !== 0 && (stepsInto[code] & (1 << leap)) !== 0) {
      checkerCount++;
      addAnswer(square);
    }
  }
}

function addAnswer(square: Square): void {
  answers[square] = 1;
  answerSquares[answerCount++] = square;
}

function clearWalk(): void {
  for (let i = 0; i < pinCount; i++) pins[pinned[i]] = 0;
  for (let i = 0; i < answerCount; i++) answers[answerSquares[i]] = 0;
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

function notePawnFiles({ board, side, pieces, counts, rules }: Position): void {
  const pawn = (BLACK_BIT << side) | rules.pawn;
  const listEnd = (side << 7) + counts[side];
  pawnFiles = 0;
  for (let index = side << 7; index < listEnd; index++) {
    if (board[pieces[index]] === pawn) pawnFiles |= 1 << (pieces[index] & 15);
  }
}

/** Bit k: the side to move may drop a piece of kind k on the empty square. */
function droppable(position: Position, inHand: number, square: Square): number {
  const { rules, side } = position;
  const kinds = inHand & ~rules.dead[(side << 8) | square];
  return (pawnFiles & (1 << (square & 15))) === 0 ? kinds : kinds & ~(1 << rules.pawn);
}

function kindsInHand(position: Position): number {
  const { hands, side } = position;
  const kinds = position.rules.variant.pieces.length;
  let mask = 0;
  for (let kind = 0; kind < kinds; kind++) {
    if (hands[(side << 4) | kind] !== 0) mask |= 1 << kind;
  }
  return mask;
}

/** The square on which a pawn of the side to move would give check, 0 where that is no matter. */
function pawnDropSquare(position: Position): Square {
  const { rules, side } = position;
  const king = position.kings[side ^ 1];
  return king === 0 || rules.variant.pawnDropMate === 'legal' ? 0 : king - DIRECTIONS[side];
}

function generateDrops(position: Position, moves: Int32Array, start: number): number {
  const inHand = kindsInHand(position);
  if (inHand === 0) return start;
  const { board, rules } = position;
  const pawnSquare = pawnDropSquare(position);
  const squares = answerCount > 0 ? answerSquares : rules.squares;
  const count = answerCount > 0 ? answerCount : squares.length;
  let end = start;
  for (let i = 0; i < count; i++) {
    const square = squares[i];
    if (board[square] !== EMPTY) continue;
    let kinds = droppable(position, inHand, square);
    if (square === pawnSquare) kinds = holdBackPawn(position, kinds, square);
    while (kinds !== 0) {
      const kind = 31 - Math.clz32(kinds);
      kinds ^= 1 << kind;
      moves[end++] = kind | (square << 8) | DROP_FLAG;
    }
  }
  return end;
}

function countDrops(position: Position): number {
  const inHand = kindsInHand(position);
  if (inHand === 0) return 0;
  const { board, rules } = position;
  const pawnSquare = pawnDropSquare(position);
  const squares = answerCount > 0 ? answerSquares : rules.squares;
  const length = answerCount > 0 ? answerCount : squares.length;
  const all = bitCount(inHand);
  let count = 0;
  for (let i = 0; i < length; i++) {
    const square = squares[i];
    if (board[square] !== EMPTY) continue;
    let kinds = droppable(position, inHand, square);
    if (square === pawnSquare) kinds = holdBackPawn(position, kinds, square);
    count += kinds === inHand ? all : bitCount(kinds);
  }
  return count;
}

/** Notes the pawn drop that gives check for the test that comes last, and leaves the other kinds. */
function holdBackPawn(position: Position, kinds: number, square: Square): number {
  const pawn = position.rules.pawn;
  if ((kinds & (1 << pawn)) !== 0) checkingPawnDrop = pawn | (square << 8) | DROP_FLAG;
  return kinds & ~(1 << pawn);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether a legal pawn drop leaves the other side without a legal move; it gives check. */
function matesWithDrop(position: Position, drop: Move): boolean {
  position.play(drop);
  const mates = !hasLegalMove(position);
  position.undo();
  return mates;
}
