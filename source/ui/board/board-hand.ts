import { legalMoves } from '../../rules/core/generate.ts';
import { dropKind, isDrop, type Move, moveFrom } from '../../rules/core/move.ts';
import { EMPTY } from '../../rules/core/piece-code.ts';
import { type Piece, type Position, pieceOn } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';
import { pieceData } from '../../rules/core/variant.ts';
import { formatSquare, squareAt } from '../../rules/notation/square.ts';
import { type Arrow, type CursorPlace, moveCursor } from './board-cursor.ts';

/** Play with the arrow keys: where the cursor stands, and the piece that is picked up. */
export interface BoardHand {
  readonly cursor: CursorPlace | undefined;
  readonly picked: CursorPlace | undefined;
}

export const EMPTY_HAND: BoardHand = { cursor: undefined, picked: undefined };

/** Moves the cursor by an arrow; the first one shows it in the middle of the board. */
export function cursorAfter(
  { cursor }: BoardHand,
  arrow: Arrow,
  position: Position,
  flipped: boolean,
): CursorPlace {
  const { variant } = position;
  if (cursor === undefined) {
    const square = squareAt(variant, Math.ceil(variant.files / 2), Math.ceil(variant.ranks / 2));
    return { kind: 'square', square: square as Square };
  }
  return moveCursor(cursor, arrow, {
    variant,
    flipped,
    hand: kindsInHand(position),
    handBelow: (position.turn === 'white') === flipped,
  });
}

/** What Enter on the cursor does. */
export type HandAct =
  | { readonly kind: 'pick'; readonly picked: CursorPlace | undefined }
  /** @param text the move as it would be typed */
  | { readonly kind: 'put'; readonly text: string };

/** Enter on the cursor: picks up an own piece, or puts down the one that is picked up. */
export function actOfHand({ cursor, picked }: BoardHand, position: Position): HandAct | undefined {
  if (cursor === undefined) return undefined;
  if (picked && samePlace(picked, cursor)) return { kind: 'pick', picked: undefined };
  if (cursor.kind === 'hand' || pieceOn(position, cursor.square)?.color === position.turn) {
    return { kind: 'pick', picked: cursor };
  }
  return picked && { kind: 'put', text: putText(position, picked, cursor.square) };
}

/** The legal moves of the piece that is picked up. */
export function movesOfHand({ picked }: BoardHand, position: Position): Move[] {
  if (picked === undefined) return [];
  return legalMoves(position).filter((move) =>
    picked.kind === 'hand'
      ? isDrop(move) && dropKind(move) === picked.piece
      : !isDrop(move) && moveFrom(move) === picked.square,
  );
}

function samePlace(a: CursorPlace, b: CursorPlace): boolean {
  return a.kind === 'hand'
    ? b.kind === 'hand' && a.piece === b.piece
    : b.kind === 'square' && a.square === b.square;
}

/** What is typed for a move that is made with the cursor. */
function putText(position: Position, picked: CursorPlace, to: Square): string {
  const { variant } = position;
  if (picked.kind === 'hand')
    return `${pieceData(variant, picked.piece).hodges}*${formatSquare(to)}`;
  const piece = pieceOn(position, picked.square) as Piece;
  const name = (piece.promoted ? '+' : '') + pieceData(variant, piece.kind).hodges;
  const separator = position.board[to] === EMPTY ? '-' : 'x';
  return `${name}${formatSquare(picked.square)}${separator}${formatSquare(to)}`;
}

/** Kinds that the side to move has in hand. */
function kindsInHand(position: Position): number[] {
  return [...position.variant.pieces.keys()].filter(
    (kind) => position.inHand(position.turn, kind) > 0,
  );
}
