import type { Color } from '../../rules/core/color.ts';
import { countPieces } from './names.ts';
import { sideName } from './side-name.ts';

/** `先手の持駒: 角、歩2枚。` @param pieces as `heldPiecesText` tells them */
export function sideInHandText(color: Color, pieces: string): string {
  return `${sideName(color)}の持駒: ${pieces}。`;
}

/** Pieces of one kind. */
interface HeldPieces {
  readonly name: string;
  /** 1 at least. */
  readonly count: number;
}

/** `角、歩2枚`, `なし` */
export function heldPiecesText(held: readonly HeldPieces[]): string {
  return held.map(({ name, count }) => countPieces(count, name)).join('、') || 'なし';
}

/** Stands before the pieces of a hand. */
export const IN_HAND = '持駒 ';
