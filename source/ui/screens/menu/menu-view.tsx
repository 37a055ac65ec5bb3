import { Box } from 'ink';
import { useServices } from '../../app/services-context.ts';
import { Line, Rows } from '../../ink/rows.tsx';
import { Sheet, sheetSize } from '../../ink/sheet.tsx';
import { useWindow } from '../../ink/window.ts';
import { ListView, type ListViewProps } from '../list/list-view.tsx';
import { drawnName, NAME_COLUMNS } from './drawn-name.ts';

/** Rows of a list around its lines, an empty row and two of words below them included. */
const AROUND = 8;
/** Rows of the drawn name with the empty one below it. */
const NAME_ROWS = 5;
const MARGIN = 4;

/** The menu under the drawn name, in the middle of the window. */
export function MenuView(props: ListViewProps) {
  const { charset, theme } = useServices();
  const window = useWindow();
  const rows = props.state.items.length + AROUND;
  const hasName = window.rows > rows + NAME_ROWS && window.columns >= NAME_COLUMNS + MARGIN;
  if (!hasName) {
    return (
      <Sheet {...sheetSize(window)}>
        <ListView {...props} />
      </Sheet>
    );
  }
  return (
    <Box flexDirection="column">
      <Rows rows={drawnName(charset, theme)} />
      <Line text="" />
      <Line text="" />
      <Sheet columns={NAME_COLUMNS + MARGIN} rows={rows}>
        <ListView {...props} />
      </Sheet>
    </Box>
  );
}
