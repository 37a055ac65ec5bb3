import type { ArrayOf, Branded } from './brand.ts';
import type { Square } from './square.ts';

/**
 * A move as one integer: the origin square (of a drop: the index of the piece in `variant.pieces`)
 * in bits 0-7, the destination in bits 8-15, then the promotion and the drop flag. 0 is no move.
 *
 * @example
 * ```ts
 * const position = startPosition(variants.shogi);
 * const moves: Move[] = legalMoves(position);
 * moves.map((move) => formatUsi(position, move)).includes('7g7f'); // => true
 * ```
 */
export type Move = Branded<'Move'>;

/** Moves, in one block of memory. */
export type MoveArray = ArrayOf<Move, Int32Array>;

export const NO_MOVE = 0 as Move;
export const PROMOTION_FLAG = 0x10000;
export const DROP_FLAG = 0x20000;

/**
 * Room for all moves of a position: sixteen ways to each of 81 squares, each with and without
 * promotion, and seven drops. The known maximum is 593; games with more directions or more kinds of
 * pieces do not come near the room either.
 */
export const MOVES_SPAN = 81 * (16 * 2 + 7);

/**
 * A move on the board, legal or not.
 *
 * @example
 * ```ts
 * const from = parseSquare(variants.shogi, '7g');
 * const to = parseSquare(variants.shogi, '7f');
 * const move = from.ok && to.ok && makeMove(from.value, to.value);
 * move && play(startPosition(variants.shogi), move).ok; // => true
 * ```
 */
export function makeMove(from: Square, to: Square, promotes = false): Move {
  return (from | (to << 8) | (promotes ? PROMOTION_FLAG : 0)) as Move;
}

/**
 * A drop, legal or not.
 *
 * @example
 * ```ts
 * const kind = variants.shogi.pieces.findIndex(({ sfen }) => sfen === 'P');
 * const to = parseSquare(variants.shogi, '5e');
 * const refused = to.ok && play(startPosition(variants.shogi), makeDrop(kind, to.value));
 * refused && !refused.ok && refused.fault.code; // => 'not-in-hand'
 * ```
 * @param kind index of the piece in `variant.pieces`
 */
export function makeDrop(kind: number, to: Square): Move {
  return (kind | (to << 8) | DROP_FLAG) as Move;
}

export function isDrop(move: Move): boolean {
  return (move & DROP_FLAG) !== 0;
}

export function isPromotion(move: Move): boolean {
  return (move & PROMOTION_FLAG) !== 0;
}

/** The origin of a board move. */
export function moveFrom(move: Move): Square {
  return (move & 255) as Square;
}

/** The dropped piece, as index in `variant.pieces`. */
export function dropKind(move: Move): number {
  return move & 255;
}

export function moveTo(move: Move): Square {
  return ((move >> 8) & 255) as Square;
}
