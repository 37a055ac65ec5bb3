import type { Color } from '../rules/core/color.ts';
import { sideName } from './side-name.ts';
import { plural } from './spoken-name.ts';

/** `Black in hand: bishop, 2 pawns.` @param pieces as `heldPiecesText` tells them */
export function sideInHandText(color: Color, pieces: string): string {
  return `${sideName(color)} in hand: ${pieces}.`;
}

/** Pieces of one kind. */
interface HeldPieces {
  readonly name: string;
  /** 1 at least. */
  readonly count: number;
}

/** `bishop, 2 pawns`, `nothing` */
export function heldPiecesText(held: readonly HeldPieces[]): string {
  const texts = held.map(({ name, count }) => (count === 1 ? name : `${count} ${plural(name)}`));
  return texts.join(', ') || 'nothing';
}

/** Stands before the pieces of a hand. */
export const IN_HAND = 'in hand ';
