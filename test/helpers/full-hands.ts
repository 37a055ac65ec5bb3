import type { Color } from '../../source/rules/core/color.ts';
import {
  BLACK_BIT,
  EMPTY,
  handIndex,
  KIND_MASK,
  sideOf,
  WALL,
} from '../../source/rules/core/piece-code.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';

/**
 * The SFEN of a position in which nothing but the kings is on the board.
 * @param owner who has all the other pieces in hand; without one, each side has its own
 */
export function fullHands(variant: Variant, turn: Color, owner?: Color): string {
  const { placement, moveNumber } = startPosition(variant);
  const board = placement.board.slice();
  const hands = placement.hands.slice();
  const royal = variant.pieces.findIndex(({ role }) => role === 'royal');
  for (const [square, code] of board.entries()) {
    const side = code & BLACK_BIT ? 0 : 1;
    if (code === EMPTY || code === WALL || (code & KIND_MASK) === royal) continue;
    board[square] = EMPTY;
    const hand = handIndex(owner ? sideOf(owner) : side, code & KIND_MASK);
    hands[hand] = (hands[hand] ?? 0) + 1;
  }
  return formatSfen(variant, { placement: { board, hands, turn }, moveNumber });
}
