import { itemAt } from '../../source/rules/core/item-at.ts';
import {
  BLACK_BIT,
  EMPTY,
  KIND_MASK,
  type PieceCode,
  PROMOTED,
  pieceCode,
} from '../../source/rules/core/piece-code.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import {
  fileOf,
  makeSquare,
  NO_SQUARE,
  rankOf,
  type Square,
} from '../../source/rules/core/square.ts';
import { pieceData, type Variant } from '../../source/rules/core/variant.ts';
import { codeAt, type Draft, kingOf, menOf, withCode, withHand } from './draft.ts';

type Random = () => number;

/** A random draft: a king near an edge, and a few pieces around it. */
export function randomDraft(variant: Variant, random: Random): Draft {
  const { emptyBoard, royal } = rulesOf(variant);
  const file = 1 + below(variant.files, random);
  const rank = 1 + below(random() < 0.7 ? 2 : 4, random);
  const board = emptyBoard.slice();
  board[makeSquare(file, rank)] = pieceCode('white', royal, false);
  let draft: Draft = { variant, board, hand: variant.pieces.map(() => 0) };
  for (let left = 1 + below(4, random); left > 0; left--) draft = withPiece(draft, 'black', random);
  for (let left = below(7, random); left > 0; left--) draft = withPiece(draft, 'white', random);
  for (let left = below(4, random); left > 0; left--) {
    draft = withHand(draft, kindOf(draft, random), 1);
  }
  return draft;
}

/** A draft a little different from another one. */
export function varied(draft: Draft, random: Random): Draft {
  const dice = random();
  const men = menOf(draft);
  if (dice < 0.25 || men.length === 0) return withPiece(draft, 'white', random);
  if (dice < 0.4) return withPiece(draft, 'black', random);
  const from = itemAt(men, below(men.length, random));
  const code = codeAt(draft, from);
  const without = withCode(draft, from, EMPTY);
  if (dice < 0.5) return without;
  if (dice < 0.6) return withHand(draft, kindOf(draft, random), random() < 0.6 ? 1 : -1);
  if (dice < 0.7) {
    const color = code & BLACK_BIT ? 'black' : 'white';
    return withCode(draft, from, randomCode(draft, color, random));
  }
  if (dice < 0.8 && code & BLACK_BIT) return withHand(without, code & KIND_MASK, 1);
  const to = squareNear(draft, random() < 0.6 ? from : kingOf(draft), random);
  return to === NO_SQUARE ? draft : withCode(without, to, code);
}

/**
 * A draft that may take two plies more: the king comes from a square next to its own, after a check
 * that is built back: a piece from the hand that the king takes, one that comes from elsewhere and
 * is taken, or one that stands where the check has brought it.
 */
export function extended(draft: Draft, random: Random): Draft {
  const king = kingOf(draft);
  const from = squareNear(draft, king, random, 1);
  if (from === NO_SQUARE) return draft;
  const royal = codeAt(draft, king);
  const moved = withCode(withCode(draft, king, EMPTY), from, royal);
  const dice = random();
  if (dice < 0.5) return withHand(moved, kindOf(draft, random), 1);
  if (dice < 0.7) {
    const origin = squareNear(moved, from, random, 4);
    return origin === NO_SQUARE
      ? moved
      : withCode(moved, origin, randomCode(moved, 'black', random));
  }
  const own = menOf(draft).filter((square) => codeAt(draft, square) & BLACK_BIT);
  if (own.length === 0) return moved;
  const checker = itemAt(own, below(own.length, random));
  const code = codeAt(draft, checker);
  const lifted = withCode(moved, checker, EMPTY);
  if (dice < 0.85) return withHand(lifted, code & KIND_MASK, 1);
  const origin = squareNear(lifted, checker, random, 3);
  const before = code & PROMOTED && random() < 0.5 ? code & ~PROMOTED : code;
  const back = origin === NO_SQUARE ? lifted : withCode(lifted, origin, before as PieceCode);
  // What the check has taken, if anything.
  return random() < 0.75 ? back : withCode(back, checker, randomCode(draft, 'white', random));
}

function withPiece(draft: Draft, color: 'black' | 'white', random: Random): Draft {
  // Half of the defender's pieces stand in the way of their king.
  const most = color === 'white' && random() < 0.5 ? 1 : 3;
  const square = squareNear(draft, kingOf(draft), random, most);
  return square === NO_SQUARE ? draft : withCode(draft, square, randomCode(draft, color, random));
}

/** An empty square near another one; 0 where none was found. */
function squareNear({ variant, board }: Draft, center: Square, random: Random, most = 3): Square {
  for (let tries = 0; tries < 8; tries++) {
    const file = fileOf(center) - most + below(2 * most + 1, random);
    const rank = rankOf(center) - most + below(2 * most + 1, random);
    if (file < 1 || file > variant.files || rank < 1 || rank > variant.ranks) continue;
    const square = makeSquare(file, rank);
    if (board[square] === EMPTY) return square;
  }
  return NO_SQUARE;
}

function randomCode(draft: Draft, color: 'black' | 'white', random: Random): PieceCode {
  const kind = kindOf(draft, random);
  const isPromoted = pieceData(draft.variant, kind).back !== undefined && random() < 0.25;
  return pieceCode(color, kind, isPromoted);
}

/** A kind of piece other than the king. */
function kindOf({ variant }: Draft, random: Random): number {
  const { royal } = rulesOf(variant);
  const kind = below(variant.pieces.length - 1, random);
  return kind >= royal ? kind + 1 : kind;
}

function below(count: number, random: Random): number {
  return Math.floor(random() * count);
}
