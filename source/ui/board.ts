import stringWidth from 'string-width';
import { EMPTY } from '../core/piece-code.ts';
import { type Placement, pieceOn } from '../core/position.ts';
import { makeSquare, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { type LabelStyle, pieceLabel, type Reigning } from '../notation/labels.ts';
import { type Coordinates, rankLabel } from '../text/board-lines.ts';
import type { Charset } from '../text/charset.ts';
import type { BoardLayout } from './layout.ts';
import { padText, type Row, type Span, type TextStyle } from './row.ts';
import { MARKS, type Mark, type Theme } from './theme.ts';

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
    return [[{ text: ` ${left}${cells.join(gap)}${right}`, style: theme.frame }]];
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

/** The rows of text that a rank takes, its mark behind the first. */
function rankRows(view: BoardView, frame: Frame, files: readonly number[], rank: number): Row[] {
  const { layout, theme, coordinates, charset } = view;
  const squares = files.map((file) => squareSpans(view, makeSquare(file, rank)));
  const edge: Span[] = layout.frame ? [{ text: frame.vertical, style: theme.frame }] : [];
  const between = layout.lines ? edge : [];
  return Array.from({ length: layout.cellRows }, (_, row): Row => {
    const cells = squares.flatMap((spans, index) => [...(index > 0 ? between : []), spans[row]]);
    const mark = row === 0 ? [{ text: ` ${rankLabel(rank, coordinates, charset)}` }] : [];
    return [{ text: ' ' }, ...edge, ...cells, ...edge, ...mark];
  });
}

/** A square, one span for each row of text that it takes. */
function squareSpans(view: BoardView, square: Square): Span[] {
  const { variant, placement, layout, theme, reigning } = view;
  const marks = view.marks.get(square);
  const piece = placement.board[square] === EMPTY ? undefined : pieceOn(placement, square);
  let style: TextStyle = {};
  let texts: string[] = [];
  if (piece) {
    const label = pieceLabel(variant, piece, layout.labels, { reigning });
    const [first, ...others] = layout.cellRows === 2 ? upright(label, layout.labels) : [label];
    const owner = piece.color === 'white' ? 'v' : ' ';
    texts = [centred(owner, first, layout), ...others.map((text) => centred(' ', text, layout))];
    style = piece.color === 'black' ? theme.own : theme.opponent;
    if (piece.promoted) style = { ...style, ...theme.promoted };
  } else if (marks || !layout.lines) {
    texts = [centred(' ', view.charset === 'ascii' ? '.' : '・', layout)];
    if (!marks) style = theme.quiet;
  }
  for (const mark of MARKS) {
    if (marks?.has(mark)) style = { ...style, ...theme.marks[mark] };
  }
  return Array.from({ length: layout.cellRows }, (_, row) => {
    return { text: padText(texts[row] ?? '', layout.cell), style };
  });
}

/** A label of kanji from top to bottom; others lie. */
function upright(label: string, style: LabelStyle): string[] {
  return style === 'kanji2' ? [...label] : [label];
}

/** A label in the middle of its square, with the mark of its owner before it. */
function centred(owner: string, label: string, { cell }: BoardLayout): string {
  const indent = Math.max(Math.floor((cell - stringWidth(label)) / 2) - 1, 0);
  return ' '.repeat(indent) + owner + label;
}

/** 1 to `count`, or the other way round. */
function ordered(count: number, descending: boolean): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return descending ? numbers.reverse() : numbers;
}
