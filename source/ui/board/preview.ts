import type { Placement } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { shownLabels } from '../../text/charset.ts';
import type { Services } from '../app/services.ts';
import type { Row } from '../ink/rows.tsx';
import { boardRows } from './board.ts';
import { previewLayout, sampleLayout } from './layout.ts';

/** A position to look at while values are chosen. */
export interface Preview {
  readonly variant: Variant;
  readonly placement: Placement;
  /** Whether files may be cut off for want of room. Default: the board is shown whole. */
  readonly isCut?: boolean;
}

/** The board of a preview in at most `columns` and `rows`; nothing if it has no room. */
export function previewRows(
  { variant, placement, isCut = false }: Preview,
  { settings, charset, theme }: Services,
  columns: number,
  rows: number,
): readonly Row[] {
  const { coordinates } = settings;
  const { labels, flip, reigning } = settings.all;
  const choose = isCut ? sampleLayout : previewLayout;
  const wished = {
    variant,
    labels: shownLabels(labels, charset),
    hasTiles: theme.hasTiles,
  };
  const layout = choose(wished, columns, rows);
  if (layout === undefined) return [];
  return boardRows({
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
}
