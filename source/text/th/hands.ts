import type { Color } from '../../rules/core/color.ts';
import { countPieces } from './names.ts';
import { sideName } from './side-name.ts';

export function sideInHandText(color: Color, pieces: string): string {
  return `หมากในมือ${sideName(color)}: ${pieces}`;
}

export function heldPiecesText(
  held: readonly { readonly name: string; readonly count: number }[],
): string {
  return held.map(({ name, count }) => countPieces(count, name)).join(', ') || 'ไม่มี';
}

export const IN_HAND = 'ในมือ ';
