import { legalMoves } from '../core/generate.ts';
import { dropKind, isDrop, type Move, moveFrom } from '../core/move.ts';
import { EMPTY } from '../core/piece-code.ts';
import { type Piece, type Position, pieceOn } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import { formatSquare, squareAt } from '../notation/square.ts';
import { type Arrow, type CursorPlace, moveCursor } from './board-cursor.ts';

/** Play with the arrow keys: where the cursor stands, and the piece that is picked up. */
export class BoardHand {
  cursor: CursorPlace | undefined;
  picked: CursorPlace | undefined;

  /** Lets go of everything. */
  clear(): void {
    this.cursor = undefined;
    this.picked = undefined;
  }

  /** Moves the cursor; the first arrow shows it in the middle of the board. */
  move(arrow: Arrow, position: Position, flipped: boolean): void {
    const { variant } = position;
    if (this.cursor === undefined) {
      const square = squareAt(variant, Math.ceil(variant.files / 2), Math.ceil(variant.ranks / 2));
      this.cursor = { kind: 'square', square: square as Square };
      return;
    }
    this.cursor = moveCursor(this.cursor, arrow, {
      variant,
      flipped,
      hand: kindsInHand(position),
      handBelow: (position.turn === 'white') === flipped,
    });
  }

  /**
   * Enter on the cursor: picks up an own piece, or puts down the one that is picked up.
   * @returns the move as it would be typed, where one is made
   */
  act(position: Position): string | undefined {
    const place = this.cursor;
    if (place === undefined) return undefined;
    if (this.picked && samePlace(this.picked, place)) {
      this.picked = undefined;
    } else if (place.kind === 'hand' || pieceOn(position, place.square)?.color === position.turn) {
      this.picked = place;
    } else if (this.picked) {
      return putText(position, this.picked, place.square);
    }
    return undefined;
  }

  /** The legal moves of the piece that is picked up. */
  moves(position: Position): Move[] {
    const { picked } = this;
    if (picked === undefined) return [];
    return legalMoves(position).filter((move) =>
      picked.kind === 'hand'
        ? isDrop(move) && dropKind(move) === picked.piece
        : !isDrop(move) && moveFrom(move) === picked.square,
    );
  }
}

function samePlace(a: CursorPlace, b: CursorPlace): boolean {
  return a.kind === 'hand'
    ? b.kind === 'hand' && a.piece === b.piece
    : b.kind === 'square' && a.square === b.square;
}

/** What is typed for a move that is made with the cursor. */
function putText(position: Position, picked: CursorPlace, to: Square): string {
  const { pieces } = position.variant;
  if (picked.kind === 'hand') return `${pieces[picked.piece].hodges}*${formatSquare(to)}`;
  const piece = pieceOn(position, picked.square) as Piece;
  const name = (piece.promoted ? '+' : '') + pieces[piece.kind].hodges;
  const separator = position.board[to] === EMPTY ? '-' : 'x';
  return `${name}${formatSquare(picked.square)}${separator}${formatSquare(to)}`;
}

/** Kinds that the side to move has in hand. */
function kindsInHand(position: Position): number[] {
  return [...position.variant.pieces.keys()].filter(
    (kind) => position.inHand(position.turn, kind) > 0,
  );
}
