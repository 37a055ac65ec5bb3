import { attackersOf } from '../core/attacks.ts';
import type { NamedPiece, Origin } from '../core/attempt.ts';
import { pieceCode } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import { squareAt } from './square.ts';

/** Where the piece stands that moves, from the mover's side; 直: it goes straight forward. */
export type SideMark = '右' | '左' | '直';
/** How it moves, from the mover's side: forward, sideways or backward. */
export type MotionMark = '上' | '寄' | '引';

/**
 * What Japanese notation says of a move that a like piece, of the same kind and face, could make
 * too. Both parts together are written side first: `右上`.
 */
export interface RelativeMark {
  readonly side?: SideMark;
  readonly motion?: MotionMark;
}

/**
 * By side: the directions in which a square sees what comes to it forward, straight or askew, as
 * bits over `DIRECTIONS`.
 */
const FORWARD_INTO = [(1 << 1) | (1 << 5) | (1 << 7), (1 << 0) | (1 << 4) | (1 << 6)];

/**
 * The squares from which the mover's pieces as named reach a square: the pieces among which a mark
 * chooses. Pinned pieces count, as in the records of others, who ask for no more than the reach.
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
 * Which of these origins a mark means: none, one or several. Right and left are the sides of the
 * destination for pieces that may take 直 (see `isShort`) and where only one file is in question;
 * for the others, like dragons and horses, they are the piece farthest on that side.
 * @param origins as `likeOrigins` gives them
 */
export function markedOrigins(
  position: Position,
  origins: readonly Square[],
  to: Square,
  { side, motion }: RelativeMark,
): Square[] {
  const moving = origins.filter((from) => !motion || motionOf(position, from, to) === motion);
  if (side === undefined || moving.length === 0) return moving;
  if (side === '直') return moving.filter((from) => isStraight(position, from, to));
  const sign = side === '右' ? 1 : -1;
  const distance = (from: Square) => sign * filesToRight(position, from, to);
  const distances = moving.map(distance);
  const farthest = Math.max(...distances);
  const isRelative = !isShort(position, moving[0]) && farthest > Math.min(...distances);
  return moving.filter((from) => (isRelative ? distance(from) === farthest : distance(from) > 0));
}

/**
 * The marks that are true of a move among these origins, those to prefer first: the motion, then
 * the side, then both.
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
 * The mark by which a move is told from those of like pieces: the first of `marksOf` that means no
 * other origin, as the Japan Shogi Association asks for it
 * (https://www.shogi.or.jp/faq/kihuhyouki.html). Undefined where no mark tells them apart.
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
 * Where a piece would stand to which a mark fits, were there one that reaches the square: on the
 * file next to it on that side, on the rank next to it. Off the board that is nowhere, told as the
 * square itself.
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
 * Whether a piece goes forward by single steps only, as golds and silvers do. Such a piece takes
 * 直, so that three abreast are told apart; lances, rooks, bishops, dragons and horses never do.
 */
function isShort({ board, rules, side }: Position, from: Square): boolean {
  return (rules.slidesInto[board[from]] & FORWARD_INTO[side]) === 0;
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
