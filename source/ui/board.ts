import { EMPTY } from '../core/piece-code.ts';
import { type Placement, pieceOn } from '../core/position.ts';
import { makeSquare, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { pieceLabel, type Reigning } from '../notation/labels.ts';
import { type Coordinates, rankLabel } from '../text/board-lines.ts';
import type { Charset } from '../text/charset.ts';
import type { Layout } from './layout.ts';
import { padText, type Row, type Span, type TextStyle } from './row.ts';
import { MARKS, type Mark, type Theme } from './theme.ts';

/** What is drawn and how. */
export interface BoardView {
  readonly variant: Variant;
  readonly placement: Placement;
  readonly layout: Layout;
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
  const files = ordered(variant.files, !view.flipped);
  const ranks = ordered(variant.ranks, view.flipped);
  const line = ([left, middle, right]: string): Row => {
    const separator = layout.lines ? middle : frame.horizontal;
    const gap = layout.lines ? separator : '';
    const cells = files.map(() => frame.horizontal.repeat(layout.cell));
    return [{ text: ` ${left}${cells.join(gap)}${right}`, style: theme.frame }];
  };
  const rows: Row[] = [fileRow(view, files), line(frame.corners[0])];
  for (const [index, rank] of ranks.entries()) {
    if (layout.lines && index > 0) rows.push(line(frame.corners[1]));
    rows.push(rankRow(view, frame, files, rank));
  }
  rows.push(line(frame.corners[2]));
  return rows;
}

function fileRow({ layout }: BoardView, files: readonly number[]): Row {
  const before = Math.floor(layout.cell / 2);
  const cells = files.map((file) => padText(`${' '.repeat(before)}${file}`, layout.cell));
  return [{ text: `  ${cells.join(layout.lines ? ' ' : '')}`.trimEnd() }];
}

function rankRow(view: BoardView, frame: Frame, files: readonly number[], rank: number): Row {
  const { layout, theme } = view;
  const edge: Span = { text: frame.vertical, style: theme.frame };
  const spans: Span[] = [{ text: ' ' }, edge];
  for (const [index, file] of files.entries()) {
    if (layout.lines && index > 0) spans.push(edge);
    spans.push(squareSpan(view, makeSquare(file, rank)));
  }
  spans.push(edge, { text: ` ${rankLabel(rank, view.coordinates, view.charset)}` });
  return spans;
}

function squareSpan(view: BoardView, square: Square): Span {
  const { variant, placement, layout, theme } = view;
  const marks = view.marks.get(square);
  const code = placement.board[square];
  const piece = code === EMPTY ? undefined : pieceOn(placement, square);
  let style: TextStyle = {};
  let text = ' ';
  if (piece) {
    const { reigning } = view;
    text = piece.color === 'white' ? 'v' : ' ';
    text += pieceLabel(variant, piece, layout.labels, { reigning });
    style = piece.color === 'black' ? theme.own : theme.opponent;
    if (piece.promoted) style = { ...style, ...theme.promoted };
  } else if (marks || !layout.lines) {
    text += view.charset === 'ascii' ? '.' : '・';
    if (!marks) style = theme.quiet;
  }
  for (const mark of MARKS) {
    if (marks?.has(mark)) style = { ...style, ...theme.marks[mark] };
  }
  return { text: padText(text, layout.cell), style };
}

/** 1 to `count`, or the other way round. */
function ordered(count: number, descending: boolean): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return descending ? numbers.reverse() : numbers;
}
