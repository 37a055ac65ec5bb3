import type { Color } from '../../rules/core/color.ts';
import { countPieces } from './names.ts';
import { sideName } from './side-name.ts';

export function sideInHandText(color: Color, pieces: string): string {
  return `${sideName(color)}の持駒: ${pieces}。`;
}

/** Pieces of one kind. */
interface HeldPieces {
  readonly name: string;
  /** 1 at least. */
  readonly count: number;
}

export function heldPiecesText(held: readonly HeldPieces[]): string {
  return held.map(({ name, count }) => countPieces(count, name)).join('、') || 'なし';
}

export const IN_HAND = '持駒 ';
