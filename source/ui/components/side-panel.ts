import stringWidth from 'string-width';
import { type Color, opposite } from '../../core/color.ts';
import type { Placement } from '../../core/position.ts';
import type { Variant } from '../../core/variant.ts';
import type { PlayedMove } from '../../match/match.ts';
import type { LabelStyle } from '../../notation/labels.ts';
import { handPieces, sideMark } from '../../text/board-lines.ts';
import type { Charset } from '../../text/charset.ts';
import { wrapLines } from '../../text/page.ts';
import { sideName } from '../../text/side-name.ts';
import { cutText, padText, plainRow, type Row, rowWidth, type Span } from '../row.ts';
import type { Theme } from '../theme.ts';

/** What stands at the right of the board. */
export interface SidePanel {
  readonly variant: Variant;
  readonly placement: Placement;
  readonly names: Readonly<Record<Color, string>>;
  readonly moves: readonly PlayedMove[];
  /** The ply that is pointed out in the list; without one it shows the last moves. */
  readonly ply?: number;
  readonly labels: LabelStyle;
  readonly charset: Charset;
  readonly theme: Theme;
  readonly flipped: boolean;
  /** The piece in the mover's hand on which the cursor stands, or that is picked up. */
  readonly handMark?: { readonly color: Color; readonly kind: number } | undefined;
  /** Text between the move list and the lower hand: comments, or a message too long elsewhere. */
  readonly note?: string | undefined;
  readonly columns: number;
  readonly rows: number;
}

/** The two hands beside their edges of the board, the move list between them. */
export function panelRows(panel: SidePanel): Row[] {
  const bottom: Color = panel.flipped ? 'white' : 'black';
  const top = opposite(bottom);
  const upper = [nameRow(panel, top), ...handRows(panel, top), []];
  const lower = [[], ...handRows(panel, bottom), nameRow(panel, bottom)];
  const space = panel.rows - upper.length - lower.length;
  const note = noteRows(panel, space);
  const list = moveListRows(panel, Math.max(space - note.length, 0));
  return [...upper, ...list, ...note, ...lower];
}

function nameRow({ charset, names, columns, theme }: SidePanel, color: Color): Row {
  const mark = sideMark(color, charset);
  const side = charset === 'ascii' ? '' : ` ${sideName(color)}:`;
  return plainRow(cutText(`${mark}${side} ${names[color]}`, columns), theme.title);
}

/** The hand in as many rows as it needs. */
function handRows(panel: SidePanel, color: Color): Row[] {
  const { variant, placement, labels, columns, theme, handMark } = panel;
  const pieces = handPieces(variant, placement, color, labels);
  if (pieces.length === 0) return [plainRow('in hand -')];
  const rows: Span[][] = [[{ text: 'in hand' }]];
  for (const { kind, text } of pieces) {
    const marked = handMark?.color === color && handMark.kind === kind;
    const span: Span = { text, ...(marked && { style: theme.marks.cursor }) };
    const row = rows[rows.length - 1];
    if (rowWidth([...row, span]) + 1 > columns) rows.push([{ text: '  ' }, span]);
    else row.push({ text: ' ' }, span);
  }
  return rows;
}

function noteRows({ note, columns, theme }: SidePanel, space: number): Row[] {
  if (note === undefined || space < 3) return [];
  const lines = wrapLines(note, columns);
  const shown = lines.slice(0, Math.min(lines.length, Math.ceil(space / 2)));
  if (shown.length < lines.length)
    shown[shown.length - 1] = cutText(`${shown.at(-1)} ...`, columns);
  return [[], ...shown.map((line) => plainRow(line, theme.warning))];
}

/** The moves around the one that is shown, as many as there is room for. */
function moveListRows({ moves, ply, columns, theme }: SidePanel, height: number): Row[] {
  const pairs = pairUp(moves);
  const numberColumns = `${pairs.length}`.length + 2;
  const widest = Math.max(0, ...moves.map(({ text }) => stringWidth(text)));
  const inPairs = numberColumns + 2 * widest + 1 <= columns;
  const firstColumns = Math.min(10, columns - numberColumns - (inPairs ? widest : 0));
  const lines = pairs.flatMap(({ number, black, white }): MoveLine[] => {
    const label = `${number}.`;
    if (inPairs) return [{ label, cells: [black, white] }];
    return white
      ? [
          { label, cells: [black] },
          { label: '', cells: [white] },
        ]
      : [{ label, cells: [black] }];
  });
  const current =
    ply === undefined
      ? lines.length
      : lines.findIndex(({ cells }) => cells.some((cell) => cell?.ply === ply));
  const shown = around(lines, Math.max(current, 0), height);
  const rows = shown.map(
    ({ label, cells }): Row => [
      { text: padText(label, numberColumns), style: theme.quiet },
      ...cells.map((played, at): Span => {
        const text = cutText(played?.text ?? (at === 0 ? '...' : ''), columns - numberColumns);
        const cell = at === 0 ? padText(text, firstColumns) : text;
        return { text: cell, ...(played && played.ply === ply && { style: theme.title }) };
      }),
    ],
  );
  return [...rows, ...Array.from({ length: height - rows.length }, () => [])];
}

interface MoveLine {
  readonly label: string;
  readonly cells: readonly (PlayedMove | undefined)[];
}

/** So many of the lines that the current one is among them, with what follows it below. */
function around<Item>(lines: readonly Item[], current: number, height: number): readonly Item[] {
  const below = Math.floor(height / 3);
  const start = Math.max(0, Math.min(current - height + 1 + below, lines.length - height));
  return lines.slice(start, start + height);
}

interface Pair {
  readonly number: number;
  readonly black: PlayedMove | undefined;
  readonly white: PlayedMove | undefined;
}

/** Moves by two, Black's first; where White began, the first pair has only White's. */
function pairUp(moves: readonly PlayedMove[]): Pair[] {
  const offset = moves[0]?.color === 'white' ? 1 : 0;
  const pairs: Pair[] = [];
  for (let index = -offset; index < moves.length; index += 2) {
    pairs.push({ number: pairs.length + 1, black: moves[index], white: moves[index + 1] });
  }
  return pairs;
}
