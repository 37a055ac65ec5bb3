import { legalMoves } from '../core/generate.ts';
import { dropKind, isDrop, isPromotion, type Move, moveFrom, moveTo } from '../core/move.ts';
import { EMPTY, KIND_MASK, PROMOTED } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { formatSquare } from './square.ts';

/** A legal move and how it is printed. */
export interface PrintedMove {
  readonly move: Move;
  readonly text: string;
}

/**
 * A move in Hodges notation: `P-7f`, `YB6i-5h`, `Bx2b+`, `S*5e`. The origin is printed only where
 * another legal move of a like piece goes to the same square, the suffix only where the move
 * carries the right to promote.
 * @param position before the move
 */
export function formatHodges(position: Position, move: Move): string {
  const isRival = (other: Move) =>
    !isDrop(other) &&
    moveTo(other) === moveTo(move) &&
    moveFrom(other) !== moveFrom(move) &&
    position.board[moveFrom(other)] === position.board[moveFrom(move)];
  return format(position, move, !isDrop(move) && legalMoves(position).some(isRival));
}

/** All legal moves as `formatHodges` prints them, each text once. */
export function formatHodgesList(position: Position): PrintedMove[] {
  const moves = legalMoves(position);
  const origins = new Map<number, Set<number>>();
  const meeting = (move: Move) => (moveTo(move) << 8) | position.board[moveFrom(move)];
  for (const move of moves) {
    if (isDrop(move)) continue;
    const meetingOrigins = origins.get(meeting(move)) ?? new Set();
    origins.set(meeting(move), meetingOrigins.add(moveFrom(move)));
  }
  return moves.map((move) => {
    const hasRival = !isDrop(move) && (origins.get(meeting(move))?.size ?? 0) > 1;
    return { move, text: format(position, move, hasRival) };
  });
}

function format(position: Position, move: Move, withOrigin: boolean): string {
  const { board, side, rules } = position;
  const { pieces } = rules.variant;
  const to = moveTo(move);
  if (isDrop(move)) return `${pieces[dropKind(move)].hodges}*${formatSquare(to)}`;
  const from = moveFrom(move);
  const code = board[from];
  const plus = code & PROMOTED ? '+' : '';
  const origin = withOrigin ? formatSquare(from) : '';
  const separator = board[to] === EMPTY ? '-' : 'x';
  const inZone = rules.zone[(side << 8) | from] | rules.zone[(side << 8) | to];
  const hasRight = rules.canPromote[code] !== 0 && inZone !== 0;
  const suffix = hasRight ? (isPromotion(move) ? '+' : '=') : '';
  return `${plus}${pieces[code & KIND_MASK].hodges}${origin}${separator}${formatSquare(to)}${suffix}`;
}
