import { fileOf, makeSquare, rankOf, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { BoardLayout } from './layout.ts';

/** A rectangle of the screen in characters, its place counted from 0. */
interface Area {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** A board as it is drawn. */
export interface DrawnBoard {
  readonly variant: Variant;
  readonly layout: BoardLayout;
  /** White at the bottom. */
  readonly flipped: boolean;
}

/** The columns before the squares: the margin and the frame. */
function squaresLeft({ frame }: BoardLayout): number {
  return frame ? 2 : 1;
}

/** The rows before the squares: the digits of the files and the frame. */
function squaresTop({ frame }: BoardLayout): number {
  return frame ? 2 : 1;
}

/** The area of a square in the block of `boardRows`, without the lines around it. */
export function squareArea({ variant, layout, flipped }: DrawnBoard, square: Square): Area {
  const { cell, cellRows, lines } = layout;
  const [file, rank] = [fileOf(square), rankOf(square)];
  const gap = lines ? 1 : 0;
  const across = flipped ? file - 1 - (variant.files - layout.files) : layout.files - file;
  const down = flipped ? variant.ranks - rank : rank - 1;
  return {
    column: squaresLeft(layout) + across * (cell + gap),
    row: squaresTop(layout) + down * (cellRows + gap),
    columns: cell,
    rows: cellRows,
  };
}

/** The square at a place of the block of `boardRows`; undefined on lines and beside the board. */
export function squareAtPlace(
  board: DrawnBoard,
  { column, row }: { readonly column: number; readonly row: number },
): Square | undefined {
  const { variant, layout, flipped } = board;
  const gap = layout.lines ? 1 : 0;
  const across = Math.floor((column - squaresLeft(layout)) / (layout.cell + gap));
  const down = Math.floor((row - squaresTop(layout)) / (layout.cellRows + gap));
  const file = flipped ? across + 1 + (variant.files - layout.files) : layout.files - across;
  const rank = flipped ? variant.ranks - down : down + 1;
  if (across < 0 || across >= layout.files || rank < 1 || rank > variant.ranks) return undefined;
  const square = makeSquare(file, rank);
  const area = squareArea(board, square);
  const isInside = column < area.column + area.columns && row < area.row + area.rows;
  return isInside ? square : undefined;
}
