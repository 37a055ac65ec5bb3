import type { Color } from '../../rules/core/color.ts';
import { countPieces } from './names.ts';
import { personsPiece, possessive } from './phrases.ts';

/** Names what stands on a square, to the player of a side: `7g: your pawn (P).` */
export function onSquare(
  square: string,
  piece: { readonly name: string; readonly letters: string; readonly color: Color } | undefined,
  person: Color,
): string {
  if (piece === undefined) return `${square}: empty.`;
  return `${square}: ${personsPiece(piece.name, piece.color, person)} (${piece.letters}).`;
}

/** Names pieces in a hand: `In your hand: 2 pawns (P).` @param owner whose hand it is */
export function inHand(
  owner: Color,
  person: Color,
  count: number,
  { name, letters }: { readonly name: string; readonly letters: string },
): string {
  const whose = owner === person ? 'your' : possessive(owner);
  return `In ${whose} hand: ${countPieces(count, name)} (${letters}).`;
}

/** Says how to begin. @param example of a move; undefined where there is none */
export function noCursorText(example: string | undefined): string {
  const typed = example === undefined ? '' : `Type a move such as ${example} and press Enter. `;
  return `${typed}An arrow key shows a cursor.`;
}

/** What Enter does on the cursor with a piece. */
export type EnterAct = 'pick-up' | 'put-back' | 'move' | 'capture' | 'drop' | 'refused';

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

/** Why Enter picks up nothing, but that there is no cursor. */
export type StuckReason = 'empty' | 'not-yours' | 'stuck' | 'in-check';

/** Says why Enter does nothing, and what would help. */
export function stuckText(why: StuckReason): string {
  switch (why) {
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
