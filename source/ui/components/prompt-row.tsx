import stringWidth from 'string-width';
import type { PromptLine } from '../prompt-line.ts';
import { cutText, padText, plainRow, type Row, rowWidth, spreadRow, tailText } from '../row.ts';
import type { Theme } from '../theme.ts';
import { useCursor } from './cursor.ts';
import { Line } from './lines.tsx';

interface Props {
  /** Whose move is typed. */
  readonly label: string;
  readonly line: PromptLine;
  readonly theme: Theme;
  /** Of the window. */
  readonly columns: number;
  /** Where on the screen it stands. */
  readonly row: number;
  /** What stands at the right, in so many columns at most. */
  readonly help: (columns: number) => string;
}

/** The prompt of a board: what is typed, with the terminal's cursor in it, and help beside it. */
export function PromptRow({ label, line, theme, columns, row, help }: Props) {
  const lead = ` ${label}> `;
  const room = columns - lead.length - 1;
  // A text that is longer than the line is shown from where the caret can be seen.
  const before = tailText(line.beforeCaret, Math.max(room - 12, 1));
  const after = line.text.slice(line.beforeCaret.length);
  const text = cutText(before + after, room);
  const column = lead.length + stringWidth(before);
  useCursor(row, Math.min(column, columns - 2));
  // Room for a move, so that the keys stand still while it is typed.
  const typed = padText(text, Math.min(12, Math.floor(columns / 5)));
  const left: Row = [{ text: lead, style: theme.title }, { text: typed }];
  const right = plainRow(help(columns - 3 - rowWidth(left)), theme.quiet);
  return <Line row={spreadRow(left, right, columns - 1)} />;
}
