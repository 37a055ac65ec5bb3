import type { Branded } from './brand.ts';
import type { Color } from './color.ts';
import type { Square } from './square.ts';

/**
 * What stands on a square, as one byte: 0 for an empty square, else the bit of the owner, the bit
 * `PROMOTED`, and in the low four bits the index of the piece in `variant.pieces`. A wall has the
 * bits of both owners, so that `code & ownBit` is 0 exactly where an own piece may go.
 */
export type PieceCode = Branded<'PieceCode'>;

/** The codes on the squares of a board. A plain number as index gives a plain number. */
export type Board = { [square: Square]: PieceCode; slice(): Board } & Uint8Array;

export const EMPTY = 0 as PieceCode;
export const PROMOTED = 0x10;
export const KIND_MASK = 0x0f;
/** Kind and face: a code without its owner. */
export const FACE_MASK = KIND_MASK | PROMOTED;
export const BLACK_BIT = 0x20;
export const WHITE_BIT = 0x40;
export const WALL = (BLACK_BIT | WHITE_BIT) as PieceCode;

/** Length of an array indexed by piece code. */
export const CODE_SPAN = 128;

/** Black is 0 and White is 1 where a colour indexes an array. */
export type Side = 0 | 1;

export function sideOf(color: Color): Side {
  return color === 'black' ? 0 : 1;
}

export function colorOfSide(side: Side): Color {
  return side === 0 ? 'black' : 'white';
}

/** The index in `Placement.hands` of a kind of piece in a side's hand. */
export function handIndex(side: Side, kind: number): number {
  return (side << 4) | kind;
}

export function pieceCode(color: Color, kind: number, promoted: boolean): PieceCode {
  return ((BLACK_BIT << sideOf(color)) | (promoted ? PROMOTED : 0) | kind) as PieceCode;
}

/** The owner of a code that is neither empty nor a wall. */
export function colorOfCode(code: PieceCode): Color {
  return code & BLACK_BIT ? 'black' : 'white';
}
