import { Box } from 'ink';
import stringWidth from 'string-width';
import { useServices } from '../app/services-context.ts';
import { cutText, padText, tailText } from '../ink/columns.ts';
import { EdgesLine } from '../ink/edges-line.tsx';
import type { Row } from '../ink/rows.tsx';
import { useCursor } from '../ink/use-cursor.ts';
import { useWindow } from '../ink/window.ts';
import type { TypedText } from './prompt-line.ts';

interface Props {
  /** What stands before the text. */
  readonly label: string;
  readonly line: TypedText;
  /** Columns that are kept for the text, so that what is at the right stands still. Default: none. */
  readonly kept?: number;
  /** What stands at the right, in `columns` at most; the text takes its room. */
  readonly help?: ((columns: number) => Row) | undefined;
}

/** Columns after the caret that stay in sight in a text longer than the line. */
const SEEN_AFTER = 12;

/** A line that is typed, with the terminal's cursor in it. */
export function InputRow({ label, line, kept = 0, help }: Props) {
  const { theme } = useServices();
  const { columns } = useWindow();
  const start = 1 + stringWidth(label);
  const room = columns - start - 1;
  // A text longer than the line is shown around the caret.
  const before = tailText(line.beforeCaret, Math.max(room - SEEN_AFTER, 1));
  const text = cutText(before + line.text.slice(line.beforeCaret.length), room);
  const spaces = padText(text, kept).slice(text.length);
  const cursor = useCursor(Math.min(start + stringWidth(before), columns - 2));
  const left = columns - 3 - start - stringWidth(text) - spaces.length;
  return (
    <Box ref={cursor}>
      <EdgesLine
        left={[
          { text: ` ${label}`, style: theme.title },
          { text, style: line.isSelected ? theme.selected : undefined },
          { text: spaces },
        ]}
        right={(help?.(left) ?? []).map((span) => ({ ...span, style: theme.quiet }))}
      />
    </Box>
  );
}
