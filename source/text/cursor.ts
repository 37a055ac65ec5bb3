import type { Color } from '../rules/core/color.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import { pieceData } from '../rules/core/variant.ts';
import { pieceName } from '../rules/notation/labels.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { exampleMove } from './not-understood.ts';
import { possessive } from './phrases.ts';
import { plural } from './spoken-name.ts';

/** Names what stands on a square, to the player of a side: `7g: your pawn (P).` */
export function squareText(position: Position, square: Square, person: Color): string {
  const { variant } = position;
  const name = formatSquare(square);
  const piece = pieceOn(position, square);
  if (piece === undefined) return `${name}: empty.`;
  const owner = piece.color === person ? 'your' : possessive(piece.color);
  const letters = (piece.promoted ? '+' : '') + pieceData(variant, piece.kind).hodges;
  return `${name}: ${owner} ${pieceName(variant, piece)} (${letters}).`;
}

/** Names pieces in the hand of the side to move: `In your hand: 2 pawns (P).` */
export function inHandText(position: Position, kind: number, person: Color): string {
  const { variant, turn } = position;
  const count = position.inHand(turn, kind);
  const name = pieceName(variant, { kind, promoted: false });
  const named = count === 1 ? name : `${count} ${plural(name)}`;
  const owner = turn === person ? 'your' : possessive(turn);
  return `In ${owner} hand: ${named} (${pieceData(variant, kind).hodges}).`;
}

/** What Enter does on the cursor with a piece. */
type EnterAct = 'pick-up' | 'put-back' | 'move' | 'capture' | 'drop' | 'refused';

/** Says what Enter does. @param name the piece that is held, or that would be picked up */
export function enterText(act: EnterAct, name: string): string {
  switch (act) {
    case 'pick-up':
      return 'Enter picks it up.';
    case 'put-back':
      return 'Enter puts it back.';
    case 'move':
      return `Enter moves your ${name} here.`;
    case 'capture':
      return `Enter captures it with your ${name}.`;
    case 'drop':
      return `Enter drops your ${name} here.`;
    case 'refused':
      return `Your ${name} cannot go there.`;
    default:
      return act satisfies never;
  }
}

/** Why Enter picks up nothing. */
export type IdleReason = 'no-cursor' | 'empty' | 'not-yours' | 'stuck' | 'in-check';

/** Says why Enter does nothing, and what would help. */
export function idleText(position: Position, why: IdleReason): string {
  switch (why) {
    case 'no-cursor': {
      const example = exampleMove(position);
      const typed = example === undefined ? '' : `Type a move such as ${example} and press Enter. `;
      return `${typed}An arrow key shows a cursor.`;
    }
    case 'empty':
      return 'There is nothing to pick up. Go to a piece of yours first.';
    case 'not-yours':
      return 'This is not your piece. Pick up one of yours first.';
    case 'stuck':
      return 'It cannot move now.';
    case 'in-check':
      return 'It cannot move now: that would not stop the check.';
    default:
      return why satisfies never;
  }
}
