import type { Color } from '../../rules/core/color.ts';
import { countPieces } from './names.ts';
import { possessive } from './phrases.ts';

export function sideInHandText(color: Color, pieces: string): string {
  return `${possessive(color)} 말받침: ${pieces}.`;
}

/** Pieces of one kind. */
interface HeldPieces {
  readonly name: string;
  /** 1 at least. */
  readonly count: number;
}

export function heldPiecesText(held: readonly HeldPieces[]): string {
  return held.map(({ name, count }) => countPieces(count, name)).join(', ') || '없음';
}

export const IN_HAND = '말받침 ';
