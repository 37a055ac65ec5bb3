import { Box } from 'ink';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import { cutText, plainRow } from '../row.ts';
import type { PageScreen } from '../screens/page.ts';
import type { Theme } from '../theme.ts';
import { Lines } from './lines.tsx';

interface Props {
  readonly screen: PageScreen;
  readonly theme: Theme;
  readonly size: WindowSize;
}

/** A text, from where it is scrolled to. */
export function PageView({ screen, theme, size }: Props) {
  const width = size.columns - 2;
  const lines = screen.visibleLines(size.columns, size.rows);
  const rows = [
    plainRow(` ${cutText(screen.title, width)}`, theme.title),
    [],
    ...lines.map((line) => plainRow(` ${cutText(line, width)}`)),
    plainRow(` ${keyLine('page', width)}`, theme.quiet),
  ];
  return (
    <Box width={size.columns}>
      <Lines rows={rows} />
    </Box>
  );
}
