import type { NamedPiece } from '../core/attempt.ts';
import { legalMoves } from '../core/generate.ts';
import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import { pieceData, type Variant } from '../core/variant.ts';
import type { PrintedMove } from './hodges.ts';
import { movePartsOf } from './move-parts.ts';
import { distinctMark, formatMark, likeOrigins } from './relative.ts';
import { KANJI_DIGITS } from './square.ts';

const FULL_WIDTH_ZERO = 0xff10;

/**
 * A move as Japanese records write it: `７六歩`, `同銀成`, `５五角打`. If several like pieces reach the
 * square, a mark tells which one moves, `５八金右`, `７二銀引不成`; where no mark can, the origin follows in
 * parentheses, `５五姫(66)`. 打 is written only if a like piece reaches the square too, 成 or 不成 only if
 * the move carries the right to promote.
 *
 * A pinned piece counts as reaching a square here, unlike in Hodges notation: other programs count
 * it, and one mark too many misleads nobody.
 * @param position before the move
 * @param lastTo destination of the last move, for 同
 */
export function formatJapanese(position: Position, move: Move, lastTo?: Square): string {
  const { piece, from, to, promotion } = movePartsOf(position, move);
  const target = to === lastTo ? '同' : japaneseSquare(to);
  const beginning = target + japaneseName(position.variant, piece);
  const origins = likeOrigins(position, piece, to);
  if (from === undefined) return beginning + (origins.length > 0 ? '打' : '');
  const end = promotion ? { promote: '成', decline: '不成' }[promotion] : '';
  if (origins.length === 1) return beginning + end;
  const mark = distinctMark(position, from, to, origins);
  if (mark) return beginning + formatMark(mark) + end;
  return `${beginning}${end}(${fileOf(from)}${rankOf(from)})`;
}

/** All legal moves as `formatJapanese` prints them. No text occurs twice. */
export function formatJapaneseList(position: Position, lastTo?: Square): PrintedMove[] {
  return legalMoves(position).map((move) => ({
    move,
    text: formatJapanese(position, move, lastTo),
  }));
}

/** `７六` */
export function japaneseSquare(square: Square): string {
  return String.fromCharCode(FULL_WIDTH_ZERO + fileOf(square)) + KANJI_DIGITS[rankOf(square) - 1];
}

/** The kanji of a piece in records: one, except for what two tell, like 成銀 for 全 and 香飛, but not 歩兵. */
export function japaneseName(variant: Variant, { kind, promoted }: NamedPiece): string {
  const { role, front, back, jewel } = pieceData(variant, kind);
  if (role === 'royal') return (jewel ?? front).kanji;
  const { kanji, kanji2 } = promoted && back ? back : front;
  const tells = variant.wideKanji && !kanji2.startsWith(kanji);
  return tells || kanji2.startsWith('成') ? kanji2 : kanji;
}
