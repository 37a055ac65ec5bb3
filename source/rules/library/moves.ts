import { legalMoves as coreLegalMoves } from '../core/generate.ts';
import { type IllegalFault, whyIllegal } from '../core/illegal.ts';
import {
  DROP_FLAG,
  dropKind,
  isDrop,
  isPromotion,
  type Move,
  moveFrom,
  moveTo,
  PROMOTION_FLAG,
} from '../core/move.ts';
import { perft as corePerft, perftDivide as corePerftDivide } from '../core/perft.ts';
import type { Position as CorePosition } from '../core/position.ts';
import { failure, type Result, success } from '../core/result.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { coreOf, type Position, positionFrom } from './position.ts';
import { isSquareOf } from './squares.ts';

/**
 * Why a move cannot be played: it breaks a rule, or it is a number that is no move on this board.
 *
 * @example
 * ```ts
 * const position = startPosition(variants.shogi);
 * const square = (file: number, rank: number) => {
 *   const result = squareAt(variants.shogi, file, rank);
 *   if (!result.ok) throw new Error(result.fault.code);
 *   return result.value;
 * };
 * const refused = play(position, makeMove(square(8, 8), square(2, 2)));
 * const fault: MoveFault | undefined = refused.ok ? undefined : refused.fault;
 * fault?.code; // => 'blocked'
 * ```
 */
export type MoveFault = IllegalFault | { readonly code: 'not-a-move' };

/**
 * What a move does. `kind` is the index of the dropped piece in `variant.pieces`.
 *
 * @example
 * ```ts
 * const kinds = (parts: MoveParts) => (parts.drop ? parts.kind : formatSquare(parts.from));
 * const move = parseUsi(startPosition(variants.shogi), '7g7f');
 * move.ok && kinds(moveParts(move.value)); // => '7g'
 * ```
 */
export type MoveParts =
  | {
      readonly drop: false;
      readonly from: Square;
      readonly to: Square;
      readonly promotes: boolean;
    }
  | { readonly drop: true; readonly kind: number; readonly to: Square };

/**
 * The parts of a move. `makeMove` and `makeDrop` go the other way. Throws `RangeError` for a number
 * that is no move on any board.
 *
 * @example
 * ```ts
 * const [move] = legalMoves(startPosition(variants.dobutsu));
 * move && moveParts(move).drop; // => false
 * move && formatSquare(moveParts(move).to); // => '3c'
 * ```
 */
export function moveParts(move: Move): MoveParts {
  if (!isMove(move)) throw new RangeError(`no move ${move}`);
  const to = moveTo(move);
  if (isDrop(move)) return { drop: true, kind: dropKind(move), to };
  return { drop: false, from: moveFrom(move), to, promotes: isPromotion(move) };
}

/**
 * All legal moves of a position, in no order that a caller may count on.
 *
 * @example
 * ```ts
 * legalMoves(startPosition(variants.shogi)).length; // => 30
 * ```
 */
export function legalMoves(position: Position): Move[] {
  return coreLegalMoves(coreOf(position));
}

/**
 * The position after a move. The one before stays as it is.
 *
 * @example
 * ```ts
 * const position = startPosition(variants.shogi);
 * const [move] = legalMoves(position);
 * const next = play(position, move!);
 * next.ok && next.value.turn; // => 'white'
 * position.turn; // => 'black'
 * ```
 */
export function play(position: Position, move: Move): Result<Position, MoveFault> {
  const core = coreOf(position);
  const fault = faultOfMove(core, move);
  if (fault) return failure(fault);
  return success(positionAfter(position, move));
}

/**
 * The position after a legal move.
 * @internal
 */
export function positionAfter(position: Position, move: Move): Position {
  const core = coreOf(position);
  const { variant, moveNumber } = position;
  core.play(move);
  const next = positionFrom(core, { variant, moveNumber: moveNumber + 1, lastMove: move });
  core.undo();
  return next;
}

/**
 * The number of lines of `depth` legal moves, by which move generators are compared. Throws
 * `RangeError` for a depth that is no whole number from 0 on.
 *
 * @param bulk counts the moves of the last ply instead of playing them
 *
 * @example
 * ```ts
 * perft(startPosition(variants.shogi), 3); // => 25470
 * perft(startPosition(variants.yari), 3, false); // => 7960
 * ```
 */
export function perft(position: Position, depth: number, bulk = true): number {
  checkDepth(depth, 0);
  return corePerft(coreOf(position), depth, bulk);
}

/**
 * What `perft` counts after each legal move. Throws `RangeError` for a depth that is no whole
 * number from 1 on.
 *
 * @example
 * ```ts
 * const lines = perftDivide(startPosition(variants.ogi), 2);
 * lines.length; // => 25
 * lines.reduce((sum, [, nodes]) => sum + nodes, 0); // => 625
 * ```
 */
export function perftDivide(position: Position, depth: number): [move: Move, nodes: number][] {
  checkDepth(depth, 1);
  return corePerftDivide(coreOf(position), depth);
}

function checkDepth(depth: number, least: number): void {
  if (!Number.isInteger(depth) || depth < least) throw new RangeError(`perft: depth ${depth}`);
}

function isMove(move: Move): boolean {
  return Number.isInteger(move) && move > 0 && move < DROP_FLAG + PROMOTION_FLAG;
}

/**
 * Whether a number is a move over the squares and with the kinds of a variant, legal or not.
 * @internal
 */
export function isMoveOf(variant: Variant, move: Move): boolean {
  if (!isMove(move) || !isSquareOf(variant, moveTo(move))) return false;
  return isDrop(move)
    ? variant.pieces[dropKind(move)] !== undefined
    : isSquareOf(variant, moveFrom(move));
}

/**
 * Throws `RangeError` for a move that is not legal.
 * @internal
 */
export function assertLegal(position: Position, move: Move): void {
  const fault = faultOfMove(coreOf(position), move);
  if (fault) throw new RangeError(`move ${move}: ${fault.code}`);
}

/**
 * Why a move cannot be played; undefined for a legal one.
 * @internal
 */
export function faultOfMove(core: CorePosition, move: Move): MoveFault | undefined {
  if (coreLegalMoves(core).includes(move)) return undefined;
  if (!isMoveOf(core.variant, move)) return { code: 'not-a-move' };
  const to = moveTo(move);
  if (isDrop(move)) {
    return whyIllegal(core, {
      drop: true,
      piece: { kind: dropKind(move), promoted: false },
      to,
    });
  }
  const from = moveFrom(move);
  return whyIllegal(core, {
    drop: false,
    from: { file: fileOf(from), rank: rankOf(from) },
    to,
    capture: false,
    promotion: isPromotion(move) ? 'promote' : 'decline',
  });
}
