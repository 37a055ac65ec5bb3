import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { isDrop, isPromotion } from '../../source/rules/core/move.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { legalUsi, positionOf } from './play.ts';
import { randomNumbers } from './random.ts';

export interface PlyOfGame {
  readonly sfen: string;
  /** Our legal moves in USI, sorted. */
  readonly legal: readonly string[];
}

/**
 * A random game from one of the starts. Board moves and promotions are played more often than by
 * their number, so that the games go somewhere.
 */
export function randomGame(
  variant: Variant,
  starts: readonly string[],
  seed: number,
  most: number,
): PlyOfGame[] {
  const random = randomNumbers(seed);
  const position = positionOf(variant, itemAt(starts, Math.floor(random() * starts.length)));
  const plies: PlyOfGame[] = [];
  while (plies.length < most) {
    const sfen = formatSfen(variant, { placement: position, moveNumber: plies.length + 1 });
    plies.push({ sfen, legal: legalUsi(position) });
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    const promotions = moves.filter(isPromotion);
    const boardMoves = moves.filter((move) => !isDrop(move));
    const choice = random();
    const list = itemAt([promotions, boardMoves, moves], choice < 0.3 ? 0 : choice < 0.7 ? 1 : 2);
    const from = list.length > 0 ? list : moves;
    position.play(itemAt(from, Math.floor(random() * from.length)));
  }
  return plies;
}
