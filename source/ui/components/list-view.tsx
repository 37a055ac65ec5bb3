import { Box } from 'ink';
import { wrapLines } from '../../text/page.ts';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import { cutText, plainRow, type Row } from '../row.ts';
import type { ListScreen } from '../screens/list.ts';
import type { Theme } from '../theme.ts';
import { Lines } from './lines.tsx';

interface Props {
  readonly screen: ListScreen;
  readonly theme: Theme;
  readonly size: WindowSize;
}

/** The lines around the chosen one, as many as there is room for. */
export function ListView({ screen, theme, size }: Props) {
  const { title, items, index, note, warning, keyHelp } = screen;
  const width = size.columns - 2;
  const head = note ? wrapLines(note, width).map((line) => plainRow(` ${line}`)) : [];
  const foot = warning
    ? wrapLines(warning, width).map((line) => plainRow(` ${line}`, theme.warning))
    : [[]];
  // Title, empty row, key line and two rows that stay free.
  const height = Math.max(size.rows - 5 - head.length - foot.length, 1);
  const top = Math.max(0, Math.min(index - Math.floor(height / 2), items.length - height));
  const shown = items.slice(top, top + height).map(({ text }, at): Row => {
    const chosen = top + at === index;
    const line = `${chosen ? ' > ' : '   '}${cutText(text, width - 2)} `;
    return plainRow(line, chosen ? theme.chosen : undefined);
  });
  const keys = [keyHelp, keyLine('list', width)].filter(Boolean).join('  ');
  const rows: Row[] = [
    plainRow(` ${cutText(title, width)}`, theme.title),
    ...head,
    [],
    ...shown,
    ...foot,
    plainRow(` ${cutText(keys, width)}`, theme.quiet),
  ];
  return (
    <Box width={size.columns}>
      <Lines rows={rows} />
    </Box>
  );
}
