import { COLORS, type Color } from '../core/color.ts';
import { type Ending, endOfPosition } from '../core/game.ts';
import { isInCheck } from '../core/generate.ts';
import type { StandingPiece } from '../core/illegal.ts';
import { type Move, moveTo } from '../core/move.ts';
import { Position as CorePosition, type Piece, type Placement, pieceOn } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import { pieceData } from '../core/variant.ts';
import { isSquareOf } from './squares.ts';
import type { CheckedVariant } from './variants.ts';

/** What a position has beside its pieces. */
interface PositionFacts {
  readonly variant: CheckedVariant;
  readonly moveNumber: number;
  readonly lastMove?: Move | undefined;
}

let make: (placement: Placement, facts: PositionFacts) => Position;
let open: (position: Position) => CorePosition;

/**
 * A position of a game. It never changes: `play` gives the next one.
 *
 * @example
 * ```ts
 * const position: Position = startPosition(variants.yari);
 * position.turn; // => 'black'
 * position.moveNumber; // => 1
 * position.inCheck; // => false
 * position.inHand('black', 4); // => 0
 * position.pieces().length; // => 28
 * ```
 */
export class Position {
  readonly #core: CorePosition;
  readonly variant: CheckedVariant;
  /** The number of the next move, as SFEN counts. */
  readonly moveNumber: number;
  /** The move that led here, where one was played. */
  readonly lastMove: Move | undefined;

  private constructor(placement: Placement, { variant, moveNumber, lastMove }: PositionFacts) {
    this.#core = new CorePosition(variant, placement);
    this.variant = variant;
    this.moveNumber = moveNumber;
    this.lastMove = lastMove;
    Object.freeze(this);
  }

  static {
    make = (placement, facts) => new Position(placement, facts);
    open = (position) => position.#core;
  }

  /** The side to move. */
  get turn(): Color {
    return this.#core.turn;
  }

  /** Whether the side to move is in check. */
  get inCheck(): boolean {
    return isInCheck(this.#core);
  }

  /** How the position ends the game, by mate for instance; undefined where the game goes on. */
  get ending(): Ending | undefined {
    return endOfPosition(this.#core);
  }

  /**
   * The piece on a square, undefined where it is empty. Throws `RangeError` for a number that is no
   * square of the board.
   */
  pieceOn(square: Square): Piece | undefined {
    if (!isSquareOf(this.variant, square)) throw new RangeError(`no square ${square}`);
    return pieceOn(this.#core, square);
  }

  /** All pieces on the board, rank by rank from the top, each rank from file 1. */
  pieces(): StandingPiece[] {
    return [...this.#core.rules.squares].flatMap((square) => {
      const piece = pieceOn(this.#core, square);
      return piece ? [{ ...piece, square }] : [];
    });
  }

  /**
   * How many pieces of a kind a side has in hand. Throws `RangeError` where there is no such kind.
   * @param kind index in `variant.pieces`
   */
  inHand(color: Color, kind: number): number {
    if (!COLORS.includes(color)) throw new RangeError(`no side ${color}`);
    pieceData(this.variant, kind);
    return this.#core.inHand(color, kind);
  }
}

/**
 * A position of its own: what becomes of the placement later does not touch it.
 * @internal
 */
export function positionFrom(placement: Placement, facts: PositionFacts): Position {
  return make(placement, facts);
}

/**
 * What the rules work on. Whoever plays on it takes that back.
 * @internal
 */
export function coreOf(position: Position): CorePosition {
  return open(position);
}

/**
 * The destination of the move that led to a position.
 * @internal
 */
export function lastToOf({ lastMove }: Position): Square | undefined {
  return lastMove === undefined ? undefined : moveTo(lastMove);
}
