import { Box } from 'ink';
import { wrapLines } from '../../text/page.ts';
import type { WindowSize } from '../app.ts';
import { cutText, plainRow, type Row, spreadRow } from '../row.ts';
import type { ListScreen } from '../screens/list.ts';
import type { Theme } from '../theme.ts';
import { InputRow } from './input-row.tsx';
import { Line, Lines } from './lines.tsx';

interface Props {
  readonly screen: ListScreen;
  readonly theme: Theme;
  readonly size: WindowSize;
}

/** The lines around the chosen one, as many as there is room for. */
export function ListView({ screen, theme, size }: Props) {
  const { title, count, note, filter, isTyping } = screen;
  const width = size.columns - 2;
  const head = note ? wrapLines(note, width).map((line) => plainRow(` ${line}`)) : [];
  const foot = footRows(screen, theme, width);
  // Title, filter, key line and two rows that stay free.
  const height = Math.max(size.rows - 5 - head.length - foot.length, 1);
  const titleRow = plainRow(` ${cutText(title, width)}`, theme.title);
  const below = [
    ...shownRows(screen, theme, width, height),
    ...foot,
    plainRow(` ${cutText(keysText(screen, width), width)}`, theme.quiet),
  ];
  return (
    <Box width={size.columns} flexDirection="column">
      <Lines
        rows={[spreadRow(titleRow, plainRow(count, theme.quiet), size.columns - 1), ...head]}
      />
      {filter && isTyping ? (
        <InputRow
          label={FILTER_LABEL}
          line={filter}
          theme={theme}
          columns={size.columns}
          row={1 + head.length}
        />
      ) : (
        <Line row={filter && !filter.isEmpty ? filterRow(filter.text, theme, width) : []} />
      )}
      <Lines rows={below} />
    </Box>
  );
}

const FILTER_LABEL = '/ ';

function filterRow(text: string, theme: Theme, width: number): Row {
  return plainRow(` ${cutText(FILTER_LABEL + text, width)}`, theme.quiet);
}

function shownRows(screen: ListScreen, theme: Theme, width: number, height: number): Row[] {
  const { items, index, emptyText } = screen;
  if (items.length === 0 && emptyText) {
    return wrapLines(emptyText, width).map((line) => plainRow(` ${line}`));
  }
  const top = Math.max(0, Math.min(index - Math.floor(height / 2), items.length - height));
  return items.slice(top, top + height).map(({ text }, at): Row => {
    const chosen = top + at === index;
    const line = `${chosen ? ' > ' : '   '}${cutText(text, width - 2)} `;
    return plainRow(line, chosen ? theme.chosen : undefined);
  });
}

/** The question, the warning, or what is to be said of the line that is chosen. */
function footRows({ question, warning, items, index }: ListScreen, theme: Theme, width: number) {
  const text = question?.text ?? warning ?? items[index]?.hint;
  if (!text) return [[]];
  return wrapLines(text, width).map((line) => plainRow(` ${line}`, theme.warning));
}

function keysText(screen: ListScreen, width: number): string {
  if (screen.question) return 'y yes  n no';
  return screen.isTyping ? 'Enter keep  Esc show all' : screen.keyHelp(width);
}
