import type { Color } from '../../rules/core/color.ts';
import { countPieces } from './names.ts';
import { sideName } from './side-name.ts';

/** `Black in hand: bishop, 2 pawns.` @param pieces as `heldPiecesText` tells them */
export function sideInHandText(color: Color, pieces: string): string {
  return `${sideName(color)} in hand: ${pieces}.`;
}

/** Pieces of one kind. */
export interface NamedPieces {
  readonly name: string;
  /** 1 at least. */
  readonly count: number;
}

/** `bishop, 2 pawns`, `nothing` */
export function heldPiecesText(held: readonly NamedPieces[]): string {
  return held.map(({ name, count }) => countPieces(count, name)).join(', ') || 'nothing';
}

/** Stands before the pieces of a hand. */
export const IN_HAND = 'in hand ';
