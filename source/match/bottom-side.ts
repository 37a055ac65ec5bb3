import type { Color } from '../rules/core/color.ts';

/**
 * The side that sits at the bottom of the board.
 * @param flip as in the settings
 * @param turn the side to move
 * @param person the side of a person who plays against a computer
 */
export function bottomSide(
  flip: 'never' | 'turn' | 'white',
  turn: Color,
  person: Color | undefined,
): Color {
  switch (flip) {
    case 'never':
      return person ?? 'black';
    case 'turn':
      return turn;
    case 'white':
      return 'white';
    default:
      return flip satisfies never;
  }
}
