import stringWidth from 'string-width';
import { itemAt } from '../../rules/core/item-at.ts';
import { numbersTo } from '../../rules/core/numbers-to.ts';
import { EMPTY } from '../../rules/core/piece-code.ts';
import { type Piece, type Placement, pieceOn } from '../../rules/core/position.ts';
import { makeSquare, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { pieceLabel, type Reigning } from '../../rules/notation/labels.ts';
import { type Coordinates, rankLabel } from '../../text/board-lines.ts';
import type { Charset } from '../../text/charset.ts';
import type { Mark } from '../app/palettes.ts';
import type { PictureFit } from '../app/piece-pictures.ts';
import type { SquareLooks, Theme } from '../app/theme.ts';
import { padText } from '../ink/columns.ts';
import type { Row } from '../ink/rows.tsx';
import { type BoardLines, horizontalLine, verticalLines } from './board-lines.ts';
import type { BoardLayout } from './layout.ts';
import {
  type InnerSign,
  innerSignOf,
  type MarkSign,
  narrowSign,
  signOf,
  topMark,
} from './mark-signs.ts';
import { isMiddleRow, outlineRows, type Tile, type TileCell, tileRows } from './piece-tile.ts';

/** What is drawn and how. */
export interface BoardView {
  readonly variant: Variant;
  readonly placement: Placement;
  readonly layout: BoardLayout;
  readonly charset: Charset;
  readonly theme: Theme;
  /** White at the bottom. */
  readonly flipped: boolean;
  readonly coordinates: Coordinates;
  readonly reigning: Reigning;
  readonly marks: ReadonlyMap<Square, ReadonlySet<Mark>>;
  /** The places of pictures that stand for labels. Default: none. */
  readonly hasPictures?: PictureFit | undefined;
}

/** The board with its coordinates, row by row. */
export function boardRows(view: BoardView): Row[] {
  const { variant, layout } = view;
  const files = ordered(variant.files, !view.flipped).slice(-layout.files);
  const ranks = ordered(variant.ranks, view.flipped);
  const lines: BoardLines = {
    ...view,
    cell: layout.cell,
    isLow: layout.cellRows === 1,
    isRuled: layout.lines,
    hasInnerSigns: hasInnerSigns(layout),
  };
  const rankSquares = ranks.map((rank) => files.map((file) => makeSquare(file, rank)));
  const line = (below: number): Row[] => {
    return [[{ text: ' ' }, ...horizontalLine(lines, rankSquares[below - 1], rankSquares[below])]];
  };
  const rows: Row[] = [fileRow(layout, files), ...(layout.frame ? line(0) : [])];
  for (const [index, rank] of ranks.entries()) {
    if (layout.lines && index > 0) rows.push(...line(index));
    rows.push(...rankRows(view, lines, itemAt(rankSquares, index), rank));
  }
  return [...rows, ...(layout.frame ? line(ranks.length) : [])];
}

function fileRow({ cell, lines, frame }: BoardLayout, files: readonly number[]): Row {
  const before = ' '.repeat(Math.floor(cell / 2));
  const digits = files.map((file) => padText(`${before}${file}`, cell)).join(lines ? ' ' : '');
  return [{ text: `${frame ? '  ' : ' '}${digits}`.trimEnd() }];
}

/** The rows of text that a rank takes, its mark beside the middle one. */
function rankRows(
  view: BoardView,
  lines: BoardLines,
  squares: readonly Square[],
  rank: number,
): Row[] {
  const { layout, coordinates, charset } = view;
  const { cellRows } = layout;
  const squareRowsOfRank = squares.map((square) => squareRows(view, square));
  const edges = verticalLines(lines, squares);
  return Array.from({ length: cellRows }, (_, row): Row => {
    const cells = squareRowsOfRank.flatMap((rows, index) => [
      ...((index === 0 ? layout.frame : layout.lines) ? [itemAt(edges, index)] : []),
      ...itemAt(rows, row),
    ]);
    const end = layout.frame ? [itemAt(edges, squares.length)] : [];
    const isMiddle = row === Math.floor((cellRows - 1) / 2);
    const mark = isMiddle ? [{ text: ` ${rankLabel(rank, coordinates, charset)}` }] : [];
    return [{ text: ' ' }, ...cells, ...end, ...mark];
  });
}

/** The rows of text of a square, each as wide as it is. */
function squareRows(view: BoardView, square: Square): Row[] {
  const { cell, cellRows } = view.layout;
  const rows = drawnRows(view);
  const free = (cellRows - rows) / 2;
  if (free === 0) return contentRows(view, square);
  // What is drawn lies in its middle.
  const { ground } = view.theme.square({ marks: view.marks.get(square) });
  const around = Array.from({ length: free }, (): Row => {
    return [{ text: ' '.repeat(cell), style: ground }];
  });
  return [
    ...around,
    ...contentRows({ ...view, layout: { ...view.layout, cellRows: rows } }, square),
    ...around,
  ];
}

/** The rows of a square that characters fill. */
function drawnRows({ layout: { cellRows } }: BoardView): TileCell['rows'] {
  return cellRows > 5 ? 5 : (cellRows as TileCell['rows']);
}

/** Rows of the squares in which pieces without tiles are outlines. */
export const OUTLINED_ROWS = 3;

/** The rows of text of what stands on a square. */
function contentRows(view: BoardView, square: Square): Row[] {
  const { placement, layout, theme } = view;
  const marks = view.marks.get(square);
  if (placement.board[square] === EMPTY) return emptyRows(view, marks);
  const piece = pieceOn(placement, square) as Piece;
  const owner = piece.color === 'black' ? 'own' : 'opponent';
  const looks = theme.square({ owner, promoted: piece.promoted, marks });
  const label = pieceLabel(view.variant, piece, layout.labels, { reigning: view.reigning });
  const isUp = piece.color === (view.flipped ? 'white' : 'black');
  if (view.hasPictures) {
    const inner = signInSquare(view, marks);
    return inner ? signedRows(inner, layout, looks) : filledRows([], layout, looks);
  }
  const tile: Tile = { label: upright(label, layout), isUp };
  const { charset } = view;
  const cell = { columns: layout.cell, rows: drawnRows(view), sides: layout.tileSides, charset };
  if (theme.hasTiles) return tileRows(tile, { ...cell, sign: signInSquare(view, marks) }, looks);
  const mark = topMark(marks);
  if (layout.cellRows >= OUTLINED_ROWS) {
    const ends = mark && signOf(mark, charset, true);
    return outlineRows(tile, { ...cell, sign: ends && [ends.left, ends.right] }, looks);
  }
  const [first, ...others] = tile.label.map((text, at) => {
    return centred(at === 0 && !isUp ? 'v' : ' ', text, layout);
  });
  if (layout.cellRows === 1) return filledRows([withSign(first ?? '', mark, view)], layout, looks);
  const rows = filledRows([first ?? '', ...others], layout, looks);
  return mark ? rows.map((row) => withSides(row, signOf(mark, charset, true))) : rows;
}

/** A row of a high square with the sign of its mark at the sides that are free. */
function withSides(row: Row, { left, right }: MarkSign): Row {
  return row.map(({ text, style }, at) => {
    const first = at === 0 && text.startsWith(' ') ? left + text.slice(1) : text;
    const isEnd = at === row.length - 1 && first.endsWith(' ');
    return { text: isEnd ? first.slice(0, -1) + right : first, style };
  });
}

/** Whether a piece leaves the sides of its square free. */
function hasInnerSigns({ lines, cell, cellRows, labels }: BoardLayout): boolean {
  const isNarrow = labels === 'kanji' || labels === 'kanji2' || labels === 'letters';
  return lines && (cellRows === 1 || (isNarrow && cell >= 6));
}

/** The sign of a marked square beside the piece on it; undefined if it lies around the square. */
function signInSquare(
  { layout, charset }: BoardView,
  marks: ReadonlySet<Mark> | undefined,
): InnerSign | undefined {
  const mark = topMark(marks);
  if (mark === undefined) return undefined;
  if (!layout.lines) return [narrowSign(mark, charset)];
  return hasInnerSigns(layout) ? innerSignOf(mark, charset) : undefined;
}

/** An empty square; where no lines part the squares, a sign helps to count them. */
function emptyRows(view: BoardView, marks: ReadonlySet<Mark> | undefined): Row[] {
  const { layout, theme } = view;
  const looks = theme.square({ marks });
  if (marks?.has('target') && (theme.hasTiles || layout.cellRows > 1)) {
    return dotRows(view, theme.hasTiles ? looks : { ...looks, sign: looks.ground });
  }
  const hasSides = layout.lines && (theme.hasTiles || layout.cellRows > 1);
  const inner = hasSides ? signInSquare(view, marks) : undefined;
  if (inner) return signedRows(inner, layout, looks);
  const isSigned = theme.hasTiles ? !layout.lines : marks !== undefined || !layout.lines;
  const dot = isSigned ? centred(' ', view.charset === 'ascii' ? '.' : '・', layout) : '';
  // The dot alone is the sign of a target.
  const mark = theme.hasTiles || marks?.has('target') ? undefined : topMark(marks);
  const sign = withSign(dot, mark, view);
  const above = isSigned ? Array.from({ length: (layout.cellRows - 1) >> 1 }, () => '') : [];
  return filledRows([...above, sign], layout, isSigned || theme.hasTiles ? looks : undefined);
}

/** The text of a square in a theme without tiles, with the sign of its mark in a free column. */
function withSign(text: string, mark: Mark | undefined, { layout, charset }: BoardView): string {
  if (mark === undefined) return text;
  const sign = narrowSign(mark, charset);
  if (stringWidth(text) < layout.cell) return padText(text, layout.cell - 1) + sign;
  return text.startsWith(' ') ? sign + text.slice(1) : text;
}

/** The rows of an empty square with a sign at its sides. */
function signedRows(
  [left, right = ' ']: InnerSign,
  { cell, cellRows }: BoardLayout,
  { sign: style }: SquareLooks,
): Row[] {
  const signed = `${left}${' '.repeat(cell - 2)}${right}`;
  return Array.from({ length: cellRows }, (_, row): Row => {
    return [{ text: isMiddleRow(row, cellRows) ? signed : ' '.repeat(cell), style }];
  });
}

/** Texts one below the other in the rows of a square. */
function filledRows(
  sentences: readonly string[],
  { cell, cellRows }: BoardLayout,
  looks: SquareLooks | undefined,
): Row[] {
  return Array.from({ length: cellRows }, (_, row): Row => {
    const text = sentences[row] ?? '';
    // No line under the empty part of a high square, which it would part.
    const [before = '', shown = ''] =
      cellRows > 1 || text === ''
        ? (/^( *)([^ ]*)/.exec(text)?.slice(1) ?? [])
        : ['', padText(text, cell)];
    const after = padText(text, cell).slice(before.length + shown.length);
    return [
      { text: before, style: looks?.ground },
      { text: shown, style: looks?.face },
      { text: after, style: looks?.ground },
    ].filter(({ text }) => text !== '');
  });
}

/** The halves of a dot that lies across two rows. */
const DOT = { box: ['▄▄', '▀▀'], frame: ['▗▖', '▝▘'], ascii: ['..', "''"] } as const;

/** The dot on an empty square to which a piece can go. */
function dotRows({ layout, charset }: BoardView, { ground, sign }: SquareLooks): Row[] {
  const { cell, cellRows } = layout;
  // Half and whole blocks are as wide as a line, which is two columns in some terminals.
  const [upper, lower] = DOT[charset];
  // One column wide in a square of one row, in the middle of an odd number of columns as well.
  const low = cell % 2 === 0 ? '▐▌' : '█';
  const middle = { box: cellRows === 1 ? low : '██', frame: upper, ascii: '::' }[charset];
  const before = ' '.repeat(Math.floor((cell - middle.length) / 2));
  const after = ' '.repeat(cell - middle.length - before.length);
  return Array.from({ length: cellRows }, (_, row): Row => {
    const text =
      cellRows === 2 ? ([upper, lower][row] ?? '') : row === (cellRows - 1) / 2 ? middle : '  ';
    return [
      { text: before, style: ground },
      { text, style: sign },
      { text: after, style: ground },
    ];
  });
}

/** Two kanji stand one below the other if the square has the rows; other labels lie in one. */
function upright(label: string, { labels, cellRows }: BoardLayout): Tile['label'] {
  const [upper = '', lower] = cellRows > 1 && labels === 'kanji2' ? [...label] : [label];
  return lower === undefined ? [upper] : [upper, lower];
}

/** A label in the middle of its square, after the sign of its owner. */
function centred(owner: string, label: string, { cell }: BoardLayout): string {
  const indent = Math.max(Math.floor((cell - stringWidth(label)) / 2) - 1, 0);
  return ' '.repeat(indent) + owner + label;
}

/** The numbers from 1 to `count`, or backwards. */
function ordered(count: number, descending: boolean): number[] {
  const numbers = numbersTo(count);
  return descending ? numbers.reverse() : numbers;
}
