import type { Color } from '../rules/core/color.ts';
import { fileOf, rankOf, type Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { Coordinates } from '../text/board-lines.ts';
import { type FaceStyle, PIECE_REACH } from './piece.ts';

/** How a position is drawn as SVG. */
export interface SvgStyle extends FaceStyle {
  /** How ranks are marked. Default `letters`. */
  readonly coordinates?: Coordinates;
  /** White at the bottom. */
  readonly flipped?: boolean;
  /** The text for screen readers. */
  readonly title?: string;
  /** Names of the players. */
  readonly white?: string;
  readonly black?: string;
}

/** The places of all parts of a picture, in its own units. */
export interface SvgLayout {
  readonly variant: Variant;
  /** The side at the bottom. */
  readonly bottom: Color;
  readonly width: number;
  readonly height: number;
  /** The left upper corner of the board and its size. */
  readonly board: Box;
  /** The stands of the pieces in hand. */
  readonly stands: Readonly<Record<Color, Box>>;
  /** The middle of the lines of text: above the board, below it, and below that. */
  readonly lines: { readonly top: number; readonly bottom: number; readonly caption: number };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square of the board. */
export const CELL = { width: 50, height: 54 } as const;
/** A stand: its width, the height of a kind of piece on it, the space above and below. */
const STAND = { width: 82, row: 51, padding: 4 } as const;
/** The space at the edges. */
export const MARGIN = 14;
/** Height of a line of text. */
const LINE = 30;

/**
 * The picture of a board of the variant. Its width and height are a good size in pixels.
 * @param hasCaption whether there is a line of text below all
 */
export function svgLayout(variant: Variant, style: SvgStyle, hasCaption: boolean): SvgLayout {
  const names = style.white === undefined && style.black === undefined ? 0 : LINE;
  const kinds = variant.pieces.filter(({ role }) => role !== 'royal').length;
  const board = {
    x: MARGIN + STAND.width + 16,
    y: MARGIN + names + 18,
    width: variant.files * CELL.width,
    height: variant.ranks * CELL.height,
  };
  const stand = { width: STAND.width, height: kinds * STAND.row + 2 * STAND.padding };
  const right = board.x + board.width + 30;
  const below = board.y + board.height + 6;
  const bottom: Color = style.flipped ? 'white' : 'black';
  const upper = { x: MARGIN, y: board.y, ...stand };
  const lower = { x: right, y: board.y + board.height - stand.height, ...stand };
  return {
    variant,
    bottom,
    width: right + STAND.width + MARGIN,
    height: below + names + (hasCaption ? LINE : 0) + 10,
    board,
    stands: bottom === 'black' ? { black: lower, white: upper } : { black: upper, white: lower },
    lines: {
      top: MARGIN + names / 2 - 4,
      bottom: below + LINE / 2,
      caption: below + names + LINE / 2,
    },
  };
}

/** The middle of a square. */
export function squareCentre({ variant, bottom, board }: SvgLayout, square: Square): Point {
  const column = variant.files - fileOf(square);
  const row = rankOf(square) - 1;
  const turned = bottom === 'white';
  return {
    x: board.x + ((turned ? variant.files - 1 - column : column) + 0.5) * CELL.width,
    y: board.y + ((turned ? variant.ranks - 1 - row : row) + 0.5) * CELL.height,
  };
}

/** The middle of a piece in hand, by its place from the top of the stand, 0 for the first. */
export function handCentre({ stands }: SvgLayout, color: Color, place: number): Point {
  const { x, y } = stands[color];
  return { x: x + PIECE_REACH + 7, y: y + STAND.padding + (place + 0.5) * STAND.row };
}

/** The start of the number of equal pieces in hand, seen from the middle of the piece. */
export const COUNT_OFFSET: Point = { x: PIECE_REACH + 3, y: 8 };
