import { DIRECTIONS } from './betza.ts';
import { DROP_FLAG, type Move, NO_MOVE } from './move.ts';
import { BLACK_BIT, EMPTY, handIndex, PROMOTED, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import { makeSquare } from './square.ts';

/** A pawn drop that gives check, if mating by one is illegal; else `NO_MOVE`. */
export let checkingPawnDrop: Move = NO_MOVE;

/** Bit f: file f holds as many pawns of the side to move as it may. */
export function fullFilesOf(position: Position): number {
  const { board, side, pieces, counts, rules } = position;
  if (rules.pawnsPerFile !== 1) return countedFilesOf(position);
  const pawn = (BLACK_BIT << side) | rules.pawn;
  const listEnd = (side << 7) + counts[side];
  let files = 0;
  for (let index = side << 7; index < listEnd; index++) {
    if (board[pieces[index]] === pawn) files |= 1 << (pieces[index] & 15);
  }
  return files;
}

function countedFilesOf(position: Position): number {
  const { files } = position.rules.variant;
  let full = 0;
  for (let file = 1; file <= files; file++) {
    if (isFullFile(position, file, position.side)) full |= 1 << file;
  }
  return full;
}

/** Whether a file holds as many pawns of a side as it may. */
export function isFullFile({ board, rules }: Position, file: number, side: Side): boolean {
  const { pawn, pawnsPerFile, pawnsRevert, variant } = rules;
  const code = (BLACK_BIT << side) | pawn;
  const faces = pawnsRevert ? ~PROMOTED : ~0;
  let count = 0;
  for (let rank = 1; rank <= variant.ranks; rank++) {
    if ((board[makeSquare(file, rank)] & faces) === code) count++;
  }
  return pawn >= 0 && count >= pawnsPerFile;
}

/** Bit k: the side to move may drop a piece of kind k on the empty square. */
function droppable(position: Position, inHand: number, fullFiles: number, square: number): number {
  const { rules, side } = position;
  const kinds = inHand & ~rules.dead[(side << 8) | square];
  return (fullFiles & (1 << (square & 15))) === 0 ? kinds : kinds & ~(1 << rules.pawn);
}

function kindsInHand(position: Position): number {
  const { hands, side } = position;
  const { drops, pieces } = position.rules.variant;
  if (drops === 'illegal') return 0;
  const kinds = pieces.length;
  let mask = 0;
  for (let kind = 0; kind < kinds; kind++) {
    if (hands[handIndex(side, kind)] !== 0) mask |= 1 << kind;
  }
  return mask;
}

/**
 * The square on which a pawn of the side to move would give check; 0 where that does not matter.
 */
function pawnDropSquare(position: Position): number {
  const { rules, side } = position;
  const king = position.kings[side ^ 1];
  return king === 0 || rules.variant.pawnDropMate === 'legal' ? 0 : king - DIRECTIONS[side];
}

/**
 * Writes the legal drops except `checkingPawnDrop` into `moves` from index `start` on.
 * @param squares where to drop, `count` of them; those that are not empty are skipped
 */
export function generateDrops(
  position: Position,
  moves: Int32Array,
  start: number,
  fullFiles: number,
  squares: Uint8Array,
  count: number,
): number {
  checkingPawnDrop = NO_MOVE;
  const inHand = kindsInHand(position);
  if (inHand === 0) return start;
  const { board } = position;
  const pawnSquare = pawnDropSquare(position);
  let end = start;
  for (let i = 0; i < count; i++) {
    const square = squares[i];
    if (board[square] !== EMPTY) continue;
    let kinds = droppable(position, inHand, fullFiles, square);
    if (square === pawnSquare) kinds = holdBackPawn(position, kinds, square);
    while (kinds !== 0) {
      const kind = 31 - Math.clz32(kinds);
      kinds ^= 1 << kind;
      moves[end++] = kind | (square << 8) | DROP_FLAG;
    }
  }
  return end;
}

/** How many moves `generateDrops` would write. */
export function countDrops(
  position: Position,
  fullFiles: number,
  squares: Uint8Array,
  length: number,
): number {
  checkingPawnDrop = NO_MOVE;
  const inHand = kindsInHand(position);
  if (inHand === 0) return 0;
  const { board } = position;
  const pawnSquare = pawnDropSquare(position);
  const all = bitCount(inHand);
  let count = 0;
  for (let i = 0; i < length; i++) {
    const square = squares[i];
    if (board[square] !== EMPTY) continue;
    let kinds = droppable(position, inHand, fullFiles, square);
    if (square === pawnSquare) kinds = holdBackPawn(position, kinds, square);
    count += kinds === inHand ? all : bitCount(kinds);
  }
  return count;
}

/** Notes the pawn drop that gives check, which is tested last, and returns the other kinds. */
function holdBackPawn(position: Position, kinds: number, square: number): number {
  const pawn = position.rules.pawn;
  if ((kinds & (1 << pawn)) !== 0) checkingPawnDrop = (pawn | (square << 8) | DROP_FLAG) as Move;
  return kinds & ~(1 << pawn);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
