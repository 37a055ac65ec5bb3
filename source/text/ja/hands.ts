import type { Color } from '../../rules/core/color.ts';
import type { NamedPieces } from '../en/hands.ts';
import { countPieces } from './names.ts';
import { sideName } from './side-name.ts';

export function sideInHandText(color: Color, pieces: string): string {
  return `${sideName(color)}の持駒: ${pieces}。`;
}

export function heldPiecesText(held: readonly NamedPieces[]): string {
  return held.map(({ name, count }) => countPieces(count, name)).join('、') || 'なし';
}

export const IN_HAND = '持駒 ';
