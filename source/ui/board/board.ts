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
import type { SquareLooks, Theme } from '../app/theme.ts';
import { padText } from '../ink/columns.ts';
import type { Row, Span } from '../ink/rows.tsx';
import type { BoardLayout } from './layout.ts';
import { outlineRows, type Tile, tileRows } from './piece-tile.ts';

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
  /** Whether pictures lie over the squares in place of labels. Default: no. */
  readonly hasPictures?: boolean;
}

interface Frame {
  readonly horizontal: string;
  readonly vertical: string;
  /** Left, middle and right of the top, inner and bottom line. */
  readonly corners: readonly [string, string, string];
}

const BOX: Frame = { horizontal: '─', vertical: '│', corners: ['┌┬┐', '├┼┤', '└┴┘'] };
const ASCII: Frame = { horizontal: '-', vertical: '|', corners: ['+++', '+++', '+++'] };

/** The board with its coordinates, row by row. */
export function boardRows(view: BoardView): Row[] {
  const { variant, layout, theme } = view;
  const frame = view.charset === 'box' ? BOX : ASCII;
  const files = ordered(variant.files, !view.flipped).slice(-layout.files);
  const ranks = ordered(variant.ranks, view.flipped);
  const line = ([left, middle, right]: string): Row[] => {
    if (!layout.frame) return [];
    const gap = layout.lines ? middle : '';
    const cells = files.map(() => frame.horizontal.repeat(layout.cell));
    return [[{ text: ' ' }, { text: `${left}${cells.join(gap)}${right}`, style: theme.frame }]];
  };
  const rows: Row[] = [fileRow(layout, files), ...line(frame.corners[0])];
  for (const [index, rank] of ranks.entries()) {
    if (layout.lines && index > 0) rows.push(...line(frame.corners[1]));
    rows.push(...rankRows(view, frame, files, rank));
  }
  return [...rows, ...line(frame.corners[2])];
}

function fileRow({ cell, lines, frame }: BoardLayout, files: readonly number[]): Row {
  const before = ' '.repeat(Math.floor(cell / 2));
  const digits = files.map((file) => padText(`${before}${file}`, cell)).join(lines ? ' ' : '');
  return [{ text: `${frame ? '  ' : ' '}${digits}`.trimEnd() }];
}

/** The rows of text that a rank takes, its mark beside the middle one. */
function rankRows(view: BoardView, frame: Frame, files: readonly number[], rank: number): Row[] {
  const { layout, theme, coordinates, charset } = view;
  const { cellRows } = layout;
  const squares = files.map((file) => squareRows(view, makeSquare(file, rank)));
  const edge: Span[] = layout.frame ? [{ text: frame.vertical, style: theme.frame }] : [];
  const between = layout.lines ? edge : [];
  return Array.from({ length: cellRows }, (_, row): Row => {
    const cells = squares.flatMap((rows, index) => [
      ...(index > 0 ? between : []),
      ...itemAt(rows, row),
    ]);
    const isMiddle = row === Math.floor((cellRows - 1) / 2);
    const mark = isMiddle ? [{ text: ` ${rankLabel(rank, coordinates, charset)}` }] : [];
    return [{ text: ' ' }, ...edge, ...cells, ...edge, ...mark];
  });
}

/** The rows of text of a square, each as wide as it is. */
function squareRows(view: BoardView, square: Square): Row[] {
  const { placement, layout, theme } = view;
  const marks = view.marks.get(square);
  if (placement.board[square] === EMPTY) return emptyRows(view, marks);
  const piece = pieceOn(placement, square) as Piece;
  const owner = piece.color === 'black' ? 'own' : 'opponent';
  const looks = theme.square({ owner, promoted: piece.promoted, marks });
  const label = pieceLabel(view.variant, piece, layout.labels, { reigning: view.reigning });
  const isUp = piece.color === (view.flipped ? 'white' : 'black');
  if (view.hasPictures) return filledRows([], layout, looks);
  const tile: Tile = { label: upright(label, layout), isUp };
  const cell = { columns: layout.cell, rows: layout.cellRows, charset: view.charset };
  if (theme.hasTiles) return tileRows(tile, cell, looks);
  if (layout.cellRows === 3) return outlineRows(tile, cell, looks);
  const sentences = tile.label.map((text, at) =>
    centred(at === 0 && !isUp ? 'v' : ' ', text, layout),
  );
  return filledRows(sentences, layout, looks);
}

/** An empty square; where no lines part the squares, a sign helps to count them. */
function emptyRows(view: BoardView, marks: ReadonlySet<Mark> | undefined): Row[] {
  const { layout, theme } = view;
  const looks = theme.square({ marks });
  if (theme.hasTiles && marks?.has('target')) return dotRows(view, looks);
  const isTrace = theme.hasTiles && marks?.size === 1 && marks.has('last-move');
  if (isTrace) return traceRows(view, looks);
  const isSigned = theme.hasTiles ? !layout.lines : marks !== undefined || !layout.lines;
  const sign = isSigned ? centred(' ', view.charset === 'ascii' ? '.' : '・', layout) : '';
  const above = layout.cellRows === 3 && isSigned ? [''] : [];
  return filledRows([...above, sign], layout, isSigned || theme.hasTiles ? looks : undefined);
}

/**
 * The shape of the piece that has left a square; in large cells a row smaller than a piece. Beside
 * pictures, the whole square.
 */
function traceRows(view: BoardView, looks: SquareLooks): Row[] {
  const { layout, placement, flipped, charset } = view;
  if (view.hasPictures) return filledRows([], layout, { ...looks, ground: looks.face });
  const isUp = placement.turn === (flipped ? 'black' : 'white');
  const { cell: columns, cellRows } = layout;
  const rows = cellRows === 3 ? 2 : cellRows;
  const drawn = tileRows({ label: ['  '], isUp }, { columns, rows, charset }, looks);
  const above: Row = [{ text: ' '.repeat(columns), style: looks.ground }];
  return cellRows === 3 ? [above, ...drawn] : drawn;
}

/** Texts one below the other in the rows of a square. */
function filledRows(
  sentences: readonly string[],
  { cell, cellRows }: BoardLayout,
  looks: SquareLooks | undefined,
): Row[] {
  return Array.from({ length: cellRows }, (_, row): Row => {
    const text = sentences[row] ?? '';
    return [{ text: padText(text, cell), style: text === '' ? looks?.ground : looks?.face }];
  });
}

/** The halves of a dot that lies across two rows. */
const DOT = { box: ['▄▄', '▀▀'], frame: ['▗▖', '▝▘'], ascii: ['..', "''"] } as const;

/** The dot on an empty square to which a piece can go. */
function dotRows({ layout, charset }: BoardView, { ground, dot }: SquareLooks): Row[] {
  const { cell, cellRows } = layout;
  // Half and whole blocks are as wide as a line, which is two columns in some terminals.
  const [upper, lower] = DOT[charset];
  const middle = { box: '██', frame: upper, ascii: '::' }[charset];
  const before = ' '.repeat(Math.floor((cell - 2) / 2));
  const after = ' '.repeat(cell - 2 - before.length);
  return Array.from({ length: cellRows }, (_, row): Row => {
    const text =
      cellRows === 2 ? ([upper, lower][row] ?? '') : row === (cellRows - 1) / 2 ? middle : '  ';
    return [
      { text: before, style: ground },
      { text, style: dot },
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
