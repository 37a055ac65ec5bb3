import type { NamedPiece } from '../core/attempt.ts';
import { legalMoves } from '../core/generate.ts';
import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import type { PrintedMove } from './hodges.ts';
import { countOrigins, type MoveParts, movePartsOf } from './move-parts.ts';
import { KANJI_DIGITS } from './square.ts';

const FULL_WIDTH_ZERO = 0xff10;

/**
 * A move as Japanese records write it: `７六歩`, `同銀成`, `５五角打`. Where several like pieces can
 * go to the square, the origin stands behind in parentheses, `５八金(49)`; 打 is written only
 * where the piece could also move there, 成 or 不成 only where the move carries the right to
 * promote.
 * @param position before the move
 * @param lastTo destination of the last move, for 同
 */
export function formatJapanese(position: Position, move: Move, lastTo?: Square): string {
  const originsOf = countOrigins(position, legalMoves(position));
  return format(position.variant, movePartsOf(position, move), originsOf(move), lastTo);
}

/** All legal moves as `formatJapanese` prints them, each text once. */
export function formatJapaneseList(position: Position, lastTo?: Square): PrintedMove[] {
  const { variant } = position;
  const moves = legalMoves(position);
  const originsOf = countOrigins(position, moves);
  return moves.map((move) => {
    const parts = movePartsOf(position, move);
    return { move, text: format(variant, parts, originsOf(move), lastTo) };
  });
}

function format(
  variant: Variant,
  { piece, from, to, promotion }: MoveParts,
  origins: number,
  lastTo: Square | undefined,
): string {
  const beginning = `${to === lastTo ? '同' : squareText(to)}${pieceText(variant, piece)}`;
  if (from === undefined) return beginning + (origins > 0 ? '打' : '');
  const end = promotion ? { promote: '成', decline: '不成' }[promotion] : '';
  return beginning + end + (origins > 1 ? `(${fileOf(from)}${rankOf(from)})` : '');
}

function squareText(square: Square): string {
  return String.fromCharCode(FULL_WIDTH_ZERO + fileOf(square)) + KANJI_DIGITS[rankOf(square) - 1];
}

/** One kanji where that is how the piece is written in records, which is 成銀 and not 全. */
function pieceText(variant: Variant, { kind, promoted }: NamedPiece): string {
  const { role, front, back, jewel } = variant.pieces[kind];
  if (role === 'royal') return (jewel ?? front).kanji;
  const { kanji, kanji2 } = promoted && back ? back : front;
  return variant.wideKanji || kanji2.startsWith('成') ? kanji2 : kanji;
}
