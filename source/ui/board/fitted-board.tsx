import type { ReactNode } from 'react';
import type { Variant } from '../../rules/core/variant.ts';
import { shownLabels } from '../../text/charset.ts';
import { useServices } from '../app/services-context.ts';
import { Sheet } from '../ink/sheet.tsx';
import { useWindow } from '../ink/window.ts';
import { chooseLayout, type Layout } from './layout.ts';
import { TooSmall } from './too-small.tsx';

interface Props {
  readonly variant: Variant;
  /** Draws the board in the layout that fits. */
  readonly children: (layout: Layout) => ReactNode;
}

/** A board as large as the window allows, or the news that the window is too small. */
export function FittedBoard({ variant, children }: Props) {
  const { settings, charset, theme } = useServices();
  const { columns, rows } = useWindow();
  const labels = shownLabels(settings.all.labels, charset);
  const layout = chooseLayout({ variant, labels, hasTiles: theme.hasTiles }, columns, rows);
  if (layout === undefined) return <TooSmall />;
  return <Sheet columns={layout.columns}>{children(layout)}</Sheet>;
}
