import { COLORS, type Color } from '../rules/core/color.ts';
import type { Position } from '../rules/core/position.ts';
import { heldPiecesText, sideInHandText } from './hands-texts.ts';
import { spokenName } from './spoken-name.ts';

/** `Black in hand: bishop, 2 pawns. White in hand: nothing.` */
export function handsText(position: Position): string {
  return COLORS.map((color) => sideInHandText(color, handListText(position, color))).join(' ');
}

/** `bishop, 2 pawns`, `nothing` */
export function handListText(position: Position, color: Color): string {
  const { variant } = position;
  const held = variant.pieces.map((_, kind) => ({
    name: spokenName(variant, { kind, promoted: false }),
    count: position.inHand(color, kind),
  }));
  return heldPiecesText(held.filter(({ count }) => count > 0));
}
