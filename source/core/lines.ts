import { DIRECTIONS, RAYS } from './betza.ts';
import { BLACK_BIT, EMPTY, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import { SQUARE_SPAN, type Square } from './square.ts';

/** By `to - from + SQUARE_SPAN`: one more than the ray that leads from one to the other, 0 for none. */
const RAY_BETWEEN = createRays();

/** One more than the ray on which a square sees another, whatever stands between; 0 for none. */
export function rayBetween(from: Square, to: Square): number {
  return RAY_BETWEEN[to - from + SQUARE_SPAN];
}

/**
 * One more than the ray on which the piece on `shield` stands alone between the square and a slide
 * of a side; 0 where it shields nothing.
 */
export function shieldRay(position: Position, square: Square, shield: Square, by: Side): number {
  const found = RAY_BETWEEN[shield - square + SQUARE_SPAN];
  if (found === 0) return 0;
  const { board, rules } = position;
  const ray = found - 1;
  const delta = DIRECTIONS[ray];
  let at = square + delta;
  while (board[at] === EMPTY) at += delta;
  if (at !== shield) return 0;
  do at += delta;
  while (board[at] === EMPTY);
  const code = board[at];
  return (code & (BLACK_BIT << by)) !== 0 && (rules.slidesInto[code] & (1 << ray)) !== 0
    ? found
    : 0;
}

function createRays(): Int8Array {
  const table = new Int8Array(2 * SQUARE_SPAN);
  for (let ray = 0; ray < RAYS; ray++) {
    for (let steps = 1; steps <= 8; steps++) {
      table[steps * DIRECTIONS[ray] + SQUARE_SPAN] = ray + 1;
    }
  }
  return table;
}
