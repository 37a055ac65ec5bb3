import type { ReactNode } from 'react';
import type { Variant } from '../../rules/core/variant.ts';
import { shownLabels } from '../../text/charset.ts';
import type { Services } from '../app/services.ts';
import { useServices } from '../app/services-context.ts';
import { Sheet } from '../ink/sheet.tsx';
import { useWindow, type WindowSize } from '../ink/window.ts';
import { chooseLayout, type Layout } from './layout.ts';
import { TooSmall } from './too-small.tsx';

interface Props {
  readonly variant: Variant;
  /** Draws the board in the layout that fits. */
  readonly children: (layout: Layout) => ReactNode;
}

/** A board as large as the window allows, or the news that the window is too small. */
export function FittedBoard({ variant, children }: Props) {
  const layout = layoutFor(variant, useServices(), useWindow());
  if (layout === undefined) return <TooSmall />;
  return <Sheet columns={layout.columns}>{children(layout)}</Sheet>;
}

/** The layout of a board as large as a window allows; undefined in a window that is too small. */
export function layoutFor(
  variant: Variant,
  { texts, settings, charset, theme }: Services,
  { columns, rows }: WindowSize,
): Layout | undefined {
  const labels = shownLabels(settings.all.labels, charset);
  return chooseLayout(texts, { variant, labels, hasTiles: theme.hasTiles }, columns, rows);
}
