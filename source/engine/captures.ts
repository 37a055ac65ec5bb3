import { PROMOTION_FLAG } from '../core/move.ts';
import { BLACK_BIT, EMPTY } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';

/**
 * Writes the captures and promotions into `moves` from index `start` on. They may leave the own
 * king in check: whoever plays one asks afterwards.
 * @returns the index after the last move
 */
export function generateCaptures(position: Position, moves: Int32Array, start: number): number {
  const { board, side, pieces, rules } = position;
  const { deltas, deltaStart, slideStart, deltaEnd, canPromote, zone } = rules;
  const own = BLACK_BIT << side;
  const sideBits = side << 8;
  const listEnd = (side << 7) + position.counts[side];
  let end = start;
  for (let index = side << 7; index < listEnd; index++) {
    const from = pieces[index];
    const code = board[from];
    const promotable = canPromote[code] !== 0;
    const fromZone = zone[sideBits | from];
    const firstSlide = slideStart[code];
    const lastDelta = deltaEnd[code];
    for (let at = deltaStart[code]; at < lastDelta; at++) {
      const delta = deltas[at];
      let to = from;
      let target: number;
      do {
        to += delta;
        target = board[to];
        if ((target & own) !== 0) break;
        if (promotable && (fromZone | zone[sideBits | to]) !== 0) {
          moves[end++] = from | (to << 8) | PROMOTION_FLAG;
        } else if (target !== EMPTY) {
          moves[end++] = from | (to << 8);
        }
      } while (target === EMPTY && at >= firstSlide);
    }
  }
  return end;
}
