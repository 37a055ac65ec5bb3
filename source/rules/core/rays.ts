import { DIRECTIONS, RAYS } from './betza.ts';
import { BLACK_BIT, EMPTY, type PieceCode, type Side } from './piece-code.ts';
import type { Position } from './position.ts';
import { spans } from './reach.ts';
import { SQUARE_SPAN, type Square } from './square.ts';

/** Indexed by `to - from + SQUARE_SPAN`: the ray from one to the other plus one, 0 for none. */
const RAY_BETWEEN = createRays();

/** The ray on which a square sees another, plus one, whatever stands between; 0 for none. */
export function rayBetween(from: Square, to: Square): number {
  return RAY_BETWEEN[to - from + SQUARE_SPAN];
}

/**
 * The ray on which the piece on `shield` alone stands between the square and a slide of a side,
 * plus one; 0 if it shields nothing.
 */
export function shieldRay(position: Position, square: Square, shield: Square, by: Side): number {
  const found = RAY_BETWEEN[shield - square + SQUARE_SPAN];
  if (found === 0) return 0;
  const { board, rules } = position;
  const ray = found - 1;
  const delta = DIRECTIONS[ray];
  let at: number = square + delta;
  while (board[at] === EMPTY) at += delta;
  if (at !== shield) return 0;
  do at += delta;
  while (board[at] === EMPTY);
  const code = board[at];
  return (code & (BLACK_BIT << by)) !== 0 &&
    (rules.slidesInto[code] & (1 << ray)) !== 0 &&
    spans(rules.reaches, code as PieceCode, at as Square, square)
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
