import type { Color } from '../rules/core/color.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import { pieceData } from '../rules/core/variant.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { inHand, noCursorText, onSquare, type StuckReason, stuckText } from './cursor-texts.ts';
import { nameOfPiece } from './names.ts';
import { exampleMove } from './not-understood.ts';

/** Names what stands on a square, to the player of a side: `7g: your pawn (P).` */
export function squareText(position: Position, square: Square, person: Color): string {
  const { variant } = position;
  const piece = pieceOn(position, square);
  const told = piece && {
    name: nameOfPiece(variant, piece),
    letters: (piece.promoted ? '+' : '') + pieceData(variant, piece.kind).hodges,
    color: piece.color,
  };
  return onSquare(formatSquare(square), told, person);
}

/** Names pieces in the hand of the side to move: `In your hand: 2 pawns (P).` */
export function inHandText(position: Position, kind: number, person: Color): string {
  const { variant, turn } = position;
  const name = nameOfPiece(variant, { kind, promoted: false });
  const letters = pieceData(variant, kind).hodges;
  return inHand(turn, person, position.inHand(turn, kind), { name, letters });
}

/** Why Enter picks up nothing. */
export type IdleReason = StuckReason | 'no-cursor';

/** Says why Enter does nothing, and what would help. */
export function idleText(position: Position, why: IdleReason): string {
  return why === 'no-cursor' ? noCursorText(exampleMove(position)) : stuckText(why);
}
