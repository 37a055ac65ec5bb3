import stringWidth from 'string-width';
import type { PromptLine } from '../prompt-line.ts';
import { cutText, plainRow, tailText } from '../row.ts';
import type { Theme } from '../theme.ts';
import { useCursor } from './cursor.ts';
import { Line } from './lines.tsx';

interface Props {
  readonly label: string;
  readonly line: PromptLine;
  readonly theme: Theme;
  /** Of the window. */
  readonly columns: number;
  /** Where on the screen it stands. */
  readonly row: number;
}

/** Columns behind the caret that stay in sight in a text longer than the line. */
const SEEN_BEHIND = 8;

/** A line that is typed, with the terminal's cursor in it. */
export function InputRow({ label, line, theme, columns, row }: Props) {
  const start = 1 + stringWidth(label);
  const room = columns - start - 1;
  const before = tailText(line.beforeCaret, Math.max(room - SEEN_BEHIND, 1));
  const text = cutText(before + line.text.slice(line.beforeCaret.length), room);
  useCursor(row, Math.min(start + stringWidth(before), columns - 2));
  return <Line row={[...plainRow(` ${label}`, theme.title), ...plainRow(text)]} />;
}
