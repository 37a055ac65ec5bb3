import { Box } from 'ink';
import type { ReactNode } from 'react';
import { wrapLines } from '../../text/page.ts';
import type { Message } from '../message.ts';
import { cutText, plainRow, type Row, spreadRow } from '../row.ts';
import type { Services } from '../services.ts';
import { Lines } from './lines.tsx';
import { type GameView, gameRows } from './side-panel.ts';

interface Props {
  readonly services: Services;
  /** All but how boards are drawn on every screen. */
  readonly view: Omit<GameView, 'note' | 'charset' | 'theme' | 'coordinates' | 'reigning'>;
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
export function BoardScreen(props: Props) {
  const { services, view, title, place, below = [], status, bottom } = props;
  const { theme, charset, settings } = services;
  const { coordinates, reigning } = settings.all;
  const { layout } = view;
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
      charset,
      theme,
      coordinates,
      reigning,
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
