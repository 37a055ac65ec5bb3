import type { Color } from '../rules/core/color.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import { pieceData } from '../rules/core/variant.ts';
import { exampleMove } from './not-understood.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** Names what stands on a square, to the player of a side: `7g: your pawn (P).` */
export function squareText(
  { texts, square: told }: Teller,
  position: Position,
  square: Square,
  person: Color,
): string {
  const { variant } = position;
  const piece = pieceOn(position, square);
  const standing = piece && {
    name: texts.words.nameOfPiece(variant, piece),
    letters: (piece.promoted ? '+' : '') + pieceData(variant, piece.kind).hodges,
    color: piece.color,
  };
  return texts.board.onSquare(told(square), standing, person);
}

/** Names pieces in the hand of the side to move: `In your hand: 2 pawns (P).` */
export function inHandText(texts: Texts, position: Position, kind: number, person: Color): string {
  const { variant, turn } = position;
  const name = texts.words.nameOfPiece(variant, { kind, promoted: false });
  const letters = pieceData(variant, kind).hodges;
  return texts.board.inHand(turn, person, position.inHand(turn, kind), { name, letters });
}

/** Why Enter picks up nothing. */
export type IdleReason = keyof Texts['board']['STUCK_TEXTS'] | 'no-cursor';

/** Says why Enter does nothing, and what would help. */
export function idleText(teller: Teller, position: Position, why: IdleReason): string {
  const { noCursorText, STUCK_TEXTS } = teller.texts.board;
  return why === 'no-cursor' ? noCursorText(exampleMove(position, teller)) : STUCK_TEXTS[why];
}
