import { Box } from 'ink';
import type { ReactNode } from 'react';
import { wrapLines } from '../../text/page.ts';
import type { Message } from '../message.ts';
import { cutText, plainRow, type Row, spreadRow } from '../row.ts';
import { Lines } from './lines.tsx';
import { type GameView, gameRows } from './side-panel.ts';

interface Props {
  readonly view: Omit<GameView, 'note'>;
  readonly title: string;
  /** At the right of the title. */
  readonly place: string;
  /** Rows under the board, before the status; fewer than those of the layout's status. */
  readonly below?: readonly Row[];
  /** What stands under them; in the panel, where the rows have no room for all of it. */
  readonly status: Message;
  /** The last row, which stands so many rows below the top of the screen. */
  readonly bottom: (row: number) => ReactNode;
}

/** A title, the board with what belongs to it, a few words on it, and a row for the keyboard. */
export function BoardScreen({ view, title, place, below = [], status, bottom }: Props) {
  const { layout, theme } = view;
  const { columns } = layout;
  const style = status.tone === 'warning' ? theme.warning : undefined;
  const lines = wrapLines(status.text, columns - 2);
  const fits = lines.length <= layout.statusRows - below.length;
  const shown = fits ? lines : [cutText(status.text, columns - 2)];
  const head = spreadRow(plainRow(` ${title}`, theme.title), plainRow(place), columns - 1);
  const rows: Row[] = [
    ...(layout.title ? [head] : []),
    ...gameRows({
      ...view,
      ...(!fits && { note: { text: status.text, ...(style && { style }) } }),
    }),
    ...below,
    ...shown.map((line) => plainRow(` ${line}`, style)),
  ];
  return (
    <Box flexDirection="column" width={columns}>
      <Lines rows={rows} />
      {bottom(rows.length)}
    </Box>
  );
}
