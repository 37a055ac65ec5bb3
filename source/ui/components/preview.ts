import { shownLabels } from '../../text/charset.ts';
import { boardRows } from '../board.ts';
import { chooseLayout, MIN_ROWS } from '../layout.ts';
import type { Row } from '../row.ts';
import type { Preview } from '../screens/form.ts';
import type { Services } from '../services.ts';

/** The top of a board, as far as there is room for it. */
export function previewRows(
  { variant, placement }: Preview,
  { settings, charset, theme }: Services,
  columns: number,
  rows: number,
): Row[] {
  const { labels, flip, coordinates, reigning } = settings.all;
  const wished = shownLabels(labels, charset);
  const layout = chooseLayout(variant, wished, columns, MIN_ROWS);
  if (layout === undefined) return [];
  const board = boardRows({
    variant,
    placement,
    layout,
    charset,
    theme,
    flipped: flip === 'white',
    coordinates,
    reigning,
    marks: new Map(),
  });
  return board.slice(0, Math.max(rows, 0));
}
