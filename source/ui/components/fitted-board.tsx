import type { ReactNode } from 'react';
import type { Variant } from '../../core/variant.ts';
import { shownLabels } from '../../text/charset.ts';
import type { WindowSize } from '../app.ts';
import { chooseLayout, type Layout } from '../layout.ts';
import type { Services } from '../services.ts';
import { TooSmall } from './too-small.tsx';

interface Props {
  readonly services: Services;
  readonly variant: Variant;
  readonly size: WindowSize;
  /** Draws the board in the layout that fits. */
  readonly children: (layout: Layout) => ReactNode;
}

/** A board as large as the window has room for; where it has too little, that is said. */
export function FittedBoard({ services, variant, size, children }: Props) {
  const wished = shownLabels(services.settings.all.labels, services.charset);
  const layout = chooseLayout(variant, wished, size.columns, size.rows);
  return layout === undefined ? <TooSmall columns={size.columns} /> : children(layout);
}
