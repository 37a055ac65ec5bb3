import { shownLabels } from '../../text/charset.ts';
import { boardRows } from '../board.ts';
import { previewLayout } from '../layout.ts';
import type { Row } from '../row.ts';
import type { Preview } from '../screens/form.ts';
import type { Services } from '../services.ts';

/** A board as far as a place on the screen has room for it. */
export interface DrawnPreview {
  readonly rows: readonly Row[];
  /** Whether nothing of it is missing. */
  readonly isWhole: boolean;
}

/** A board in so many columns and rows: its right-hand side and top, as far as there is room. */
export function drawPreview(
  { variant, placement, marks = new Map() }: Preview,
  { settings, charset, theme }: Services,
  columns: number,
  rows: number,
): DrawnPreview {
  const { labels, flip, coordinates, reigning } = settings.all;
  const layout = previewLayout(variant, shownLabels(labels, charset), columns, rows);
  const board = boardRows({
    variant,
    placement,
    layout,
    charset,
    theme,
    flipped: flip === 'white',
    coordinates,
    reigning,
    marks,
  });
  return {
    rows: board.slice(0, Math.max(rows, 0)),
    isWhole: layout.files === variant.files && board.length <= rows,
  };
}
