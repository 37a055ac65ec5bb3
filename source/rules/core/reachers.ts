import { attackersOf } from './attacks.ts';
import { type Color, opposite } from './color.ts';
import { exposesKing } from './exposes-king.ts';
import { legalMoves } from './generate.ts';
import { isDrop, makeMove, moveFrom, moveTo } from './move.ts';
import { EMPTY, type Side, sideOf } from './piece-code.ts';
import { Position } from './position.ts';
import { placeOf, type Square } from './square.ts';

/** A piece that reaches a square. */
export interface Reacher {
  readonly square: Square;
  /** Whether its move there would leave its king in check: it is pinned, or the king itself. */
  readonly isHeld: boolean;
}

/**
 * The pieces of a side that reach a square by their moves, whatever stands on it. A slide ends at
 * the first piece in its way. In the order in which boards are read.
 */
export function reachersOf(position: Position, square: Square, color: Color): Reacher[] {
  const seen = asTurnOf(position, color);
  return inOrder(attackersOf(seen, square, sideOf(color))).map((from) => ({
    square: from,
    isHeld: exposesKing(seen, makeMove(from, square)),
  }));
}

/** A piece that can be taken. */
export interface Target {
  readonly square: Square;
  /** The pieces that can take it, by legal moves. */
  readonly takers: readonly Square[];
  /** Whether a piece of its own side reaches its square. */
  readonly isDefended: boolean;
}

/**
 * The pieces that a side could take if it were to move, the undefended ones first, else in the
 * order in which boards are read. A royal piece is none of them.
 */
export function targetsOf(position: Position, color: Color): Target[] {
  const seen = asTurnOf(position, color);
  const enemy = (sideOf(color) ^ 1) as Side;
  const takers = new Map<Square, Set<Square>>();
  for (const move of legalMoves(seen)) {
    const to = moveTo(move);
    if (isDrop(move) || seen.board[to] === EMPTY || to === seen.kings[enemy]) continue;
    takers.set(to, (takers.get(to) ?? new Set()).add(moveFrom(move)));
  }
  return inOrder(takers.keys())
    .map((square) => ({
      square,
      takers: inOrder(takers.get(square) ?? []),
      isDefended: attackersOf(seen, square, enemy).length > 0,
    }))
    .sort((one, other) => Number(one.isDefended) - Number(other.isDefended));
}

/** A position as it would be if a side were to move. The position of that side is itself. */
export function asTurnOf(position: Position, color: Color): Position {
  if (position.turn === color) return position;
  return new Position(position.variant, { ...position.snapshot(), turn: opposite(position.turn) });
}

function inOrder(squares: Iterable<Square>): Square[] {
  return [...squares].sort((one, other) => placeOf(one) - placeOf(other));
}
