import type { NamedPiece } from '../../rules/core/attempt.ts';
import type { Color } from '../../rules/core/color.ts';
import { EMPTY, handIndex, pieceCode } from '../../rules/core/piece-code.ts';
import { checkPlacement } from '../../rules/core/placement.ts';
import { type Placement, Position, pieceOn } from '../../rules/core/position.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { rankOf, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { startPosition } from '../../rules/notation/start.ts';

/** Numbers that look random and are the same each time. */
export class Dice {
  #state: number;

  /** @param seed equal texts give equal numbers */
  constructor(seed: string) {
    this.#state = [...seed].reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
      0x811c9dc5,
    );
  }

  /** A whole number from 0 to below `count`. */
  below(count: number): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % count;
  }

  /** One of the items; undefined if there are none. */
  pick<Item>(items: ArrayLike<Item>): Item | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }

  /** The first thing that is made in a number of tries. */
  try<Made>(tries: number, make: () => Made | undefined): Made | undefined {
    for (let at = 0; at < tries; at++) {
      const made = make();
      if (made !== undefined) return made;
    }
    return undefined;
  }
}

/** A piece of a side on its square. */
export interface PlacedPiece extends NamedPiece {
  readonly color: Color;
  readonly square: Square;
}

/**
 * A position with Black to move; undefined if the rules know none like it, or two pieces stand on
 * one square.
 * @param hand kinds in Black's hand
 */
export function place(
  variant: Variant,
  pieces: readonly PlacedPiece[],
  hand: readonly number[] = [],
): Position | undefined {
  const board = rulesOf(variant).emptyBoard.slice();
  for (const { color, kind, promoted, square } of pieces) {
    if (board[square] !== EMPTY) return undefined;
    board[square] = pieceCode(color, kind, promoted);
  }
  const hands = new Uint16Array(32);
  for (const kind of hand) {
    const index = handIndex(0, kind);
    hands[index] = (hands[index] ?? 0) + 1;
  }
  const placement: Placement = { board, hands, turn: 'black' };
  return checkPlacement(variant, placement) ? undefined : new Position(variant, placement);
}

/** The pieces on a board. */
export function piecesOf({ variant, ...placement }: Placement & { variant: Variant }) {
  return [...rulesOf(variant).squares].flatMap((square): PlacedPiece[] => {
    const piece = pieceOn(placement, square);
    return piece ? [{ ...piece, square }] : [];
  });
}

/** A side's royal piece where it stands at the start of a game. */
export function kingAtHome(variant: Variant, color: Color): PlacedPiece | undefined {
  const { placement } = startPosition(variant);
  const { royal } = rulesOf(variant);
  const pieces = piecesOf({ variant, ...placement });
  return pieces.find((piece) => piece.kind === royal && piece.color === color);
}

/** Kinds that may be captured. */
export function commonKinds({ pieces }: Variant): number[] {
  return [...pieces.keys()].filter((kind) => pieces[kind]?.role !== 'royal');
}

/** Kinds that can come to a hand. */
export function handKinds(variant: Variant): number[] {
  const { captives } = rulesOf(variant);
  const kinds = new Set(commonKinds(variant).map((kind) => captives[kind] ?? kind));
  return commonKinds(variant).filter((kind) => kinds.has(kind));
}

/** How many of the farthest ranks a kind may not stand on unpromoted, as Black. */
export function deadRanksOf(variant: Variant, kind: number): number {
  const { squares, dead } = rulesOf(variant);
  const alive = [...squares].filter((square) => ((dead[square] ?? 0) & (1 << kind)) === 0);
  return alive.length === 0 ? variant.ranks : Math.min(...alive.map(rankOf)) - 1;
}
