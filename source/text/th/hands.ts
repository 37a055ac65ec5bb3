import type { Color } from '../../rules/core/color.ts';
import { countPieces } from './names.ts';
import { sideName } from './side-name.ts';

/** `หมากในมือดำ: บิชอป, เบี้ย 2 ตัว` @param pieces as `heldPiecesText` tells them */
export function sideInHandText(color: Color, pieces: string): string {
  return `หมากในมือ${sideName(color)}: ${pieces}`;
}

/** `บิชอป, เบี้ย 2 ตัว`, `ไม่มี` */
export function heldPiecesText(
  held: readonly { readonly name: string; readonly count: number }[],
): string {
  return held.map(({ name, count }) => countPieces(count, name)).join(', ') || 'ไม่มี';
}

/** Stands before the pieces of a hand. */
export const IN_HAND = 'ในมือ ';
