import { fileOf, rankOf, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { squareAt } from '../../rules/notation/square.ts';

/** The place of the board's cursor: a square, or a piece kind in the hand of the side to move. */
export type CursorPlace =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'hand'; readonly piece: number };

export type Arrow = 'up' | 'down' | 'left' | 'right';

/** What the cursor moves over. */
export interface CursorField {
  readonly variant: Variant;
  readonly flipped: boolean;
  /** Kinds that the side to move has in hand, in the order of its panel. */
  readonly hand: readonly number[];
  /** Whether the hand of the side to move lies below the board as it is drawn. */
  readonly handBelow: boolean;
}

/** The place that an arrow leads to; the same place at an edge with no hand beyond it. */
export function moveCursor(place: CursorPlace, arrow: Arrow, field: CursorField): CursorPlace {
  return place.kind === 'hand' ? moveInHand(place, arrow, field) : moveOnBoard(place, arrow, field);
}

const STEPS: Readonly<Record<Arrow, readonly [left: number, down: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [1, 0],
  right: [-1, 0],
};

function moveOnBoard(
  place: Extract<CursorPlace, { kind: 'square' }>,
  arrow: Arrow,
  { variant, flipped, hand, handBelow }: CursorField,
): CursorPlace {
  const turn = flipped ? -1 : 1;
  const [left, down] = STEPS[arrow];
  const file = fileOf(place.square) + left * turn;
  const rank = rankOf(place.square) + down * turn;
  const square = squareAt(variant, file, rank);
  if (square !== undefined) return { kind: 'square', square };
  const towardsHand = arrow === (handBelow ? 'down' : 'up');
  const [piece] = hand;
  return towardsHand && piece !== undefined ? { kind: 'hand', piece } : place;
}

function moveInHand(
  place: Extract<CursorPlace, { kind: 'hand' }>,
  arrow: Arrow,
  { variant, flipped, hand, handBelow }: CursorField,
): CursorPlace {
  const index = hand.indexOf(place.piece);
  if (arrow === 'left') return { kind: 'hand', piece: hand[Math.max(index - 1, 0)] ?? place.piece };
  if (arrow === 'right') {
    return { kind: 'hand', piece: hand[Math.min(index + 1, hand.length - 1)] ?? place.piece };
  }
  if (arrow === (handBelow ? 'down' : 'up')) return place;
  const rank = handBelow === flipped ? 1 : variant.ranks;
  const square = squareAt(variant, Math.ceil(variant.files / 2), rank) as Square;
  return { kind: 'square', square };
}
