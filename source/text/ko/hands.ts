import type { Color } from '../../rules/core/color.ts';
import { countPieces } from './names.ts';
import { possessive } from './phrases.ts';

/** `선수의 말받침: 각, 보 2개.` @param pieces as `heldPiecesText` tells them */
export function sideInHandText(color: Color, pieces: string): string {
  return `${possessive(color)} 말받침: ${pieces}.`;
}

/** Pieces of one kind. */
interface HeldPieces {
  readonly name: string;
  /** 1 at least. */
  readonly count: number;
}

/** `각, 보 2개`, `없음` */
export function heldPiecesText(held: readonly HeldPieces[]): string {
  return held.map(({ name, count }) => countPieces(count, name)).join(', ') || '없음';
}

/** Stands before the pieces of a hand. */
export const IN_HAND = '말받침 ';
