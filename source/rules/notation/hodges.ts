import type { Attempt } from '../core/attempt.ts';
import { legalMoves } from '../core/generate.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../core/move.ts';
import { boardMovesTo } from '../core/moves-to.ts';
import { EMPTY } from '../core/piece-code.ts';
import { codeOn, type Position } from '../core/position.ts';
import { pieceData } from '../core/variant.ts';
import { countOrigins, movePartsOf } from './move-parts.ts';
import { formatRank, formatSquare } from './square.ts';

/** A legal move and how it is printed. */
export interface PrintedMove {
  readonly move: Move;
  readonly text: string;
}

/**
 * A move in Hodges notation: `P-7f`, `YB6i-5h`, `Bx2b+`, `S*5e`. It has the origin only if a like
 * piece has another legal move to the same square, and a suffix only if the move carries the right
 * to promote.
 * @param position before the move
 */
export function formatHodges(position: Position, move: Move): string {
  if (isDrop(move)) return format(position, move, 0);
  const like = boardMovesTo(position, codeOn(position, moveFrom(move)), moveTo(move));
  return format(position, move, new Set(like.map(moveFrom)).size);
}

/** All legal moves as `formatHodges` prints them. No text occurs twice. */
export function formatHodgesList(position: Position): PrintedMove[] {
  const moves = legalMoves(position);
  const originsOf = countOrigins(position, moves);
  return moves.map((move) => ({ move, text: format(position, move, originsOf(move)) }));
}

/** What was attempted against the rules, with as much of it as was said: `P*7c`, `S3i-5d`. */
export function formatAttempt({ variant, board }: Position, attempt: Attempt): string {
  const { piece, to, promotion } = attempt;
  const name = piece ? (piece.promoted ? '+' : '') + pieceData(variant, piece.kind).hodges : '';
  if (attempt.drop) return `${name}*${formatSquare(to)}`;
  const { file = '', rank } = attempt.from;
  const origin = `${file}${rank === undefined ? '' : formatRank(rank)}`;
  const suffix = promotion === 'promote' ? '+' : '';
  return `${name}${origin}${board[to] === EMPTY ? '-' : 'x'}${formatSquare(to)}${suffix}`;
}

function format(position: Position, move: Move, origins: number): string {
  const { piece, from, to, captures, promotion } = movePartsOf(position, move);
  const letters = pieceData(position.variant, piece.kind).hodges;
  if (from === undefined) return `${letters}*${formatSquare(to)}`;
  const plus = piece.promoted ? '+' : '';
  const origin = origins > 1 ? formatSquare(from) : '';
  const separator = captures ? 'x' : '-';
  const suffix = promotion ? { promote: '+', decline: '=' }[promotion] : '';
  return `${plus}${letters}${origin}${separator}${formatSquare(to)}${suffix}`;
}
