import type { Color } from '../../rules/core/color.ts';
import type { NamedPieces } from '../en/hands.ts';
import { countPieces } from './names.ts';
import { possessive } from './phrases.ts';

export function sideInHandText(color: Color, pieces: string): string {
  return `${possessive(color)} 말받침: ${pieces}.`;
}

export function heldPiecesText(held: readonly NamedPieces[]): string {
  return held.map(({ name, count }) => countPieces(count, name)).join(', ') || '없음';
}

export const IN_HAND = '말받침 ';
