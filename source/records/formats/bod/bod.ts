import type { PositionFormat } from '../format.ts';
import { isDiagramRow } from './diagram-cells.ts';

/** Fewer rows between bars are something else. */
const FEWEST_ROWS = 5;

/** The diagrams of text that Japanese programs exchange. */
export const bod: PositionFormat<'bod'> = {
  id: 'bod',
  holds: 'position',
  isLikely: (text) => text.split('\n').filter(isDiagramRow).length >= FEWEST_ROWS,
  read: async ({ text }) => [(await import('./diagram-read.ts')).readBod(text)],
  async write({ variant, placement, ply, lastMove }) {
    const { formatDiagram } = await import('./diagram.ts');
    return formatDiagram(variant, placement, ply > 0 ? { ply, lastMove } : {});
  },
};
