import stringWidth from 'string-width';
import { type Color, opposite } from '../../core/color.ts';
import { handPieces, sideMark } from '../../text/board-lines.ts';
import { wrapLines } from '../../text/page.ts';
import { sideName } from '../../text/side-name.ts';
import { type BoardView, boardRows } from '../board.ts';
import { breakHand, type HandLead, handLead, WIDE_PANEL } from '../hand-lines.ts';
import type { Layout } from '../layout.ts';
import {
  cutText,
  fitRow,
  joinRows,
  padText,
  plainRow,
  type Row,
  rowWidth,
  type Span,
} from '../row.ts';
import type { ClockFace } from './clock-faces.ts';
import { type MoveList, moveListRows } from './move-list.ts';

/** A board with what belongs to it. */
export interface GameView extends BoardView, MoveList {
  readonly layout: Layout;
  readonly names: Readonly<Record<Color, string>>;
  /** What the clocks show, in a game that has some. */
  readonly clocks?: Readonly<Record<Color, ClockFace>> | undefined;
  /** The piece in the mover's hand on which the cursor stands, or that is picked up. */
  readonly handMark?: { readonly color: Color; readonly kind: number } | undefined;
  /** Rows behind the move list, in so many columns and in no more rows than are free. */
  readonly aside?: (columns: number, space: number) => readonly Row[];
  /** Text between the move list and the lower hand: comments, or a message too long elsewhere. */
  readonly note?: Span;
}

/** Rows of the move list that what stands under it leaves. */
const KEPT_MOVES = 3;

const NO_LEAD: HandLead = { first: '', next: '' };

/** Columns of a space and a name that are worth showing, were it cut. */
const LEAST_NAME = 5;

/** The board with the hands beside it, above and below it: all between title and status line. */
export function gameRows(view: GameView): Row[] {
  const { layout } = view;
  const board = boardRows(view);
  if (layout.hands === 'panel') return joinRows(board, layout.boardColumns + 1, panelRows(view));
  return [handRow(view, upperSide(view)), ...board, handRow(view, opposite(upperSide(view)))];
}

function upperSide({ flipped }: GameView): Color {
  return flipped ? 'black' : 'white';
}

/** A side's hand in one row over the whole width, its clock at the end. */
function handRow(view: GameView, color: Color): Row {
  const { columns } = view.layout;
  const mark = { text: ` ${sideMark(color, view.charset)} ` };
  const [long, short] = [handLead(columns), NO_LEAD].map((lead): Row => {
    return [mark, ...handRows(view, color, lead, Number.POSITIVE_INFINITY)[0]];
  });
  const face = view.clocks?.[color];
  if (face === undefined) return fitRow(long, columns - 1);
  // A clock must not hide what is in hand.
  const room = columns - 2;
  const clock = clockSpan(face, room - rowWidth(short));
  const left = room - stringWidth(clock.text);
  return [...fitRow(rowWidth(long) <= left ? long : short, left), { text: ' ' }, clock];
}

/** What a clock shows in so many columns. */
function clockSpan({ text, short, style }: ClockFace, columns: number): Span {
  const shown = stringWidth(text) <= columns ? text : short;
  return { text: shown, ...(style && { style }) };
}

/** The two hands beside their edges of the board, moves and note between them. */
function panelRows(view: GameView): Row[] {
  const { panelColumns: columns, boardRows: height } = view.layout;
  const lead = handLead(columns);
  const top = upperSide(view);
  const bottom = opposite(top);
  // A position that was entered can have more in hand than the board of the variant ever gives.
  const most = Math.floor(height / 2) - 1;
  const upper = [nameRow(view, top), ...handRows(view, top, lead, columns).slice(0, most)];
  const lower = [...handRows(view, bottom, lead, columns).slice(0, most), nameRow(view, bottom)];
  return [...upper, ...middleRows(view, height - upper.length - lower.length), ...lower];
}

/** Moves, what follows them and note in so many rows, an empty one above and below. */
function middleRows(view: GameView, height: number): Row[] {
  if (height < 3) return Array.from({ length: height }, () => []);
  const { panelColumns } = view.layout;
  const aside = view.aside?.(panelColumns, Math.max(height - 2 - KEPT_MOVES, 0)) ?? [];
  const left = height - 2 - aside.length;
  const note = noteRows(view, left);
  const moves = moveListRows(view, panelColumns, left - note.length);
  return [[], ...moves, ...aside, ...note, []];
}

/** Whose hand it is, with the clock at the right; that is shown whole before the name is. */
function nameRow(view: GameView, color: Color): Row {
  const { charset, names, layout, theme } = view;
  const { panelColumns } = layout;
  const face = view.clocks?.[color];
  const mark = sideMark(color, charset);
  const isShort = charset === 'ascii' || panelColumns < WIDE_PANEL;
  const long = isShort ? `${mark} ${names[color]}` : `${mark} ${sideName(color)}: ${names[color]}`;
  if (face === undefined) return plainRow(cutText(long, panelColumns), theme.title);
  const clock = clockSpan(face, panelColumns);
  const room = panelColumns - stringWidth(clock.text);
  const label = labelWithin(long, `${mark} ${names[color]}`, mark, room - 1);
  return [{ text: padText(label, room), style: theme.title }, clock].filter(
    ({ text }) => text !== '',
  );
}

/** The longest of the texts that has room, the second one also where it must be cut. */
function labelWithin(long: string, short: string, mark: string, room: number): string {
  if (stringWidth(long) <= room) return long;
  if (room >= stringWidth(mark) + LEAST_NAME) return cutText(short, room);
  return stringWidth(mark) <= room + 1 ? mark : '';
}

/** The hand in as many rows as it needs. */
function handRows(view: GameView, color: Color, lead: HandLead, columns: number): Row[] {
  const { variant, placement, layout, theme, handMark } = view;
  const pieces = handPieces(variant, placement, color, layout.labels);
  if (pieces.length === 0) return [plainRow(`${lead.first}-`)];
  return breakHand(pieces, lead, columns).map((line, index) => [
    { text: index === 0 ? lead.first : lead.next },
    ...line.flatMap(({ kind, text }, at): Span[] => {
      const marked = handMark?.color === color && handMark.kind === kind;
      const span: Span = { text, ...(marked && { style: theme.marks.cursor }) };
      return at === 0 ? [span] : [{ text: ' ' }, span];
    }),
  ]);
}

/** The note in so many rows: whole if it can be, else as much as leaves room for some moves. */
function noteRows({ note, layout }: GameView, space: number): Row[] {
  if (note === undefined || space < 2) return [];
  const lines = wrapLines(note.text, layout.panelColumns);
  const shown = lines.length < space ? lines : lines.slice(0, Math.max(space - 1 - KEPT_MOVES, 1));
  if (shown.length < lines.length) {
    shown[shown.length - 1] = cutText(`${shown.at(-1)} ...`, layout.panelColumns);
  }
  return [[], ...shown.map((line) => plainRow(line, note.style))];
}
