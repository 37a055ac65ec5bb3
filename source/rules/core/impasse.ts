import { COLORS, type Color } from './color.ts';
import { BLACK_BIT, EMPTY, handIndex, KIND_MASK, sideOf } from './piece-code.ts';
import type { Placement, Position } from './position.ts';
import { rulesOf } from './rules.ts';
import type { Variant } from './variant.ts';

export interface ImpassePoints {
  readonly black: number;
  readonly white: number;
}

/** Whether the game knows an impasse, and both royal pieces stand in the enemy's zone. */
export function canClaimImpasse(position: Position): boolean {
  const { zone, variant } = position.rules;
  if (variant.impasseThreshold === undefined) return false;
  return [0, 1].every((side) => zone[(side << 8) | position.kings[side]] === 1);
}

/**
 * Counts an impasse. In a named handicap the removed pieces count for White: White's points are
 * those of the even game, less what has changed hands since.
 * @param handicapPoints points of the pieces that White gave
 */
export function countPoints(
  variant: Variant,
  placement: Placement,
  handicapPoints = 0,
): ImpassePoints {
  const points = { black: 0, white: handicapPoints };
  for (const square of rulesOf(variant).squares) {
    const code = placement.board[square];
    if (code === EMPTY) continue;
    points[code & BLACK_BIT ? 'black' : 'white'] += variant.pieces[code & KIND_MASK].points;
  }
  for (const color of COLORS) {
    for (const [kind, piece] of variant.pieces.entries()) {
      points[color] += placement.hands[handIndex(sideOf(color), kind)] * piece.points;
    }
  }
  return points;
}

/**
 * Below the threshold loses; two sides at or above it draw; of two below it the lower one loses.
 */
export function judgeImpasse(variant: Variant, points: ImpassePoints): Color | undefined {
  const { black, white } = points;
  const { impasseThreshold: threshold = 0 } = variant;
  if (black >= threshold && white >= threshold) return undefined;
  if (black === white) return undefined;
  return black > white ? 'black' : 'white';
}
