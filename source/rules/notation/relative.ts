import { attackersOf } from '../core/attacks.ts';
import type { NamedPiece, Origin } from '../core/attempt.ts';
import { DIRECTIONS } from '../core/betza.ts';
import { pieceCode, type Side } from '../core/piece-code.ts';
import { codeOn, type Position } from '../core/position.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import { squareAt } from './square.ts';

/** The place of the moving piece, seen by the mover; 直: it goes straight forward. */
export type SideMark = '右' | '左' | '直';
/** The direction of the move, seen by the mover: forward, sideways or backward. */
export type MotionMark = '上' | '寄' | '引';

/**
 * What Japanese notation says of a move that a like piece, of the same kind and face, could also
 * make. If both parts are used, the side comes first: `右上`.
 */
export interface RelativeMark {
  readonly side?: SideMark;
  readonly motion?: MotionMark;
}

/** The largest difference of squares that is a move along a rank. */
const SIDEWAYS = 8;

/**
 * Indexed by side: the directions in which a square sees what comes to it by a forward move,
 * straight or diagonal, as bits over `DIRECTIONS`.
 */
const FORWARD_INTO: Readonly<Record<Side, number>> = [forwardInto(1), forwardInto(-1)];

/**
 * The squares of the mover's like pieces that reach a square; a mark chooses among them. Pinned
 * pieces count, as in the records of others.
 */
export function likeOrigins(
  position: Position,
  { kind, promoted }: NamedPiece,
  to: Square,
): Square[] {
  const { board, side, turn } = position;
  const code = pieceCode(turn, kind, promoted);
  return attackersOf(position, to, side).filter((from) => board[from] === code);
}

/**
 * The origins that a mark means: none, one or several. For pieces that may take 直 (see `isShort`),
 * and where only one file is in question, right and left are sides of the destination. For others,
 * like dragons and horses, they mean the piece farthest on that side.
 * @param origins as `likeOrigins` gives them
 */
export function markedOrigins(
  position: Position,
  origins: readonly Square[],
  to: Square,
  { side, motion }: RelativeMark,
): Square[] {
  const moving = origins.filter((from) => !motion || motionOf(position, from, to) === motion);
  const [first] = moving;
  if (side === undefined || first === undefined) return moving;
  if (side === '直') return moving.filter((from) => isStraight(position, from, to));
  const sign = side === '右' ? 1 : -1;
  const distance = (from: Square) => sign * filesToRight(position, from, to);
  const distances = moving.map(distance);
  const farthest = Math.max(...distances);
  const isRelative = !isShort(position, first) && farthest > Math.min(...distances);
  return moving.filter((from) => (isRelative ? distance(from) === farthest : distance(from) > 0));
}

/**
 * The marks that are true of a move among these origins, in order of preference: the motion, the
 * side, both.
 */
export function marksOf(
  position: Position,
  from: Square,
  to: Square,
  origins: readonly Square[],
): RelativeMark[] {
  const motion = motionOf(position, from, to);
  const sides = sideMarks(position, from, to);
  const marks = [
    { motion },
    ...sides.map((side) => ({ side })),
    ...sides.map((side) => ({ side, motion })),
  ];
  return marks.filter((mark) => markedOrigins(position, origins, to, mark).includes(from));
}

/**
 * The mark that tells a move from those of like pieces: the first of `marksOf` that means no other
 * origin, as the Japan Shogi Association asks for (https://www.shogi.or.jp/faq/kihuhyouki.html).
 * Undefined where no mark tells them apart.
 */
export function distinctMark(
  position: Position,
  from: Square,
  to: Square,
  origins: readonly Square[],
): RelativeMark | undefined {
  return marksOf(position, from, to, origins).find(
    (mark) => markedOrigins(position, origins, to, mark).length === 1,
  );
}

/**
 * A square on which a piece would fit a mark if it reached the destination: on the next file to
 * that side, on the next rank. A square off the board is told as the destination itself.
 */
export function originByMark(
  { side: mover, variant }: Position,
  to: Square,
  { side, motion = side === '直' ? '上' : undefined }: RelativeMark,
): Origin {
  const forward = mover === 0 ? 1 : -1;
  const file = fileOf(to) - (side ? forward * { 右: 1, 左: -1, 直: 0 }[side] : 0);
  const rank = rankOf(to) + (motion ? forward * { 上: 1, 寄: 0, 引: -1 }[motion] : 0);
  const isOnBoard = squareAt(variant, file, rank) !== undefined;
  if (!isOnBoard) return { file: fileOf(to), rank: rankOf(to) };
  return { ...(side && { file }), ...(motion && { rank }) };
}

/** `右`, `上` or, with both parts, `右上`. */
export function formatMark({ side, motion }: RelativeMark): string {
  return `${side ?? ''}${motion ?? ''}`;
}

function sideMarks(position: Position, from: Square, to: Square): readonly SideMark[] {
  if (!isShort(position, from)) return ['右', '左'];
  if (isStraight(position, from, to)) return ['直'];
  const files = filesToRight(position, from, to);
  return files === 0 ? [] : [files > 0 ? '右' : '左'];
}

/**
 * Whether a piece goes forward by single steps only, like golds and silvers. Such a piece takes 直,
 * so that three abreast are told apart; lances, rooks, bishops, dragons and horses never do.
 */
function isShort(position: Position, from: Square): boolean {
  const { rules, side } = position;
  const slides = rules.slidesInto[codeOn(position, from)] ?? 0;
  return (slides & FORWARD_INTO[side]) === 0;
}

function forwardInto(back: 1 | -1): number {
  return DIRECTIONS.reduce(
    (mask, delta, at) => (back * delta > SIDEWAYS ? mask | (1 << at) : mask),
    0,
  );
}

function isStraight(position: Position, from: Square, to: Square): boolean {
  return filesToRight(position, from, to) === 0 && motionOf(position, from, to) === '上';
}

function motionOf({ side }: Position, from: Square, to: Square): MotionMark {
  const ranks = (rankOf(from) - rankOf(to)) * (side === 0 ? 1 : -1);
  if (ranks === 0) return '寄';
  return ranks > 0 ? '上' : '引';
}

/** How many files the origin lies to the right of the destination, as the mover sees it. */
function filesToRight({ side }: Position, from: Square, to: Square): number {
  return (fileOf(to) - fileOf(from)) * (side === 0 ? 1 : -1);
}
