import { COLORS, type Color } from '../rules/core/color.ts';
import type { Position } from '../rules/core/position.ts';
import { plural } from './names.ts';
import { sideName } from './side-name.ts';
import { spokenName } from './spoken-name.ts';

/** `Black in hand: bishop, 2 pawns. White in hand: nothing.` */
export function handsText(position: Position): string {
  return COLORS.map(
    (color) => `${sideName(color)} in hand: ${handListText(position, color)}.`,
  ).join(' ');
}

/** `bishop, 2 pawns`, `nothing` */
export function handListText(position: Position, color: Color): string {
  const held = position.variant.pieces.flatMap((_, kind) => {
    const count = position.inHand(color, kind);
    const name = spokenName(position.variant, { kind, promoted: false });
    if (count === 0) return [];
    return [count === 1 ? name : `${count} ${plural(name)}`];
  });
  return held.join(', ') || 'nothing';
}
