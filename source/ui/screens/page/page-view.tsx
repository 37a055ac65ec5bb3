import { Box } from 'ink';
import { useHintRow } from '../../app/hint-row.ts';
import { type BoundKeys, keyLine } from '../../app/keymap.ts';
import { useServices } from '../../app/services-context.ts';
import { cutText } from '../../ink/columns.ts';
import { Line, plainRow, RowLine, Rows } from '../../ink/rows.tsx';
import { useWindow } from '../../ink/window.ts';

interface Props {
  readonly title: string;
  /** The lines that a window of this size shows. */
  readonly lines: (columns: number, rows: number) => readonly string[];
  readonly keys: readonly BoundKeys[];
}

/** The visible part of a text, with a title and the keys. */
export function PageView({ title, lines, keys }: Props) {
  const { theme } = useServices();
  const { columns, rows } = useWindow();
  const hintRow = useHintRow();
  const width = columns - 2;
  return (
    <Box width={columns} flexDirection="column">
      <Line text={` ${cutText(title, width)}`} style={theme.title} />
      <Line text="" />
      <Rows rows={lines(columns, rows).map((line) => plainRow(` ${cutText(line, width)}`))} />
      <RowLine row={[{ text: ' ' }, ...hintRow(keyLine(keys, width))]} />
    </Box>
  );
}
