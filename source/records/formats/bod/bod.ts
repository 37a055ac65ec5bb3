import { formatSfen } from '../../../rules/notation/sfen.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import type { PositionFormat } from '../format.ts';
import { isDiagramRow } from './diagram-cells.ts';

/** A position in one line; files of such lines are read as USI. */
export const sfen: PositionFormat<'sfen'> = {
  id: 'sfen',
  holds: 'position',
  write: async ({ variant, placement, ply }) =>
    `${formatSfen(variant, { placement, moveNumber: ply + 1 })}\n`,
};

/** Fewer rows between bars are something else; of a large board one may be missing. */
const FEWEST_ROWS = 5;

/** Whether some game has as many ranks as there are rows. */
function isBoard(rows: number): boolean {
  return rows >= FEWEST_ROWS || VARIANTS.some(({ ranks }) => ranks === rows);
}

/** The diagrams of text that Japanese programs exchange. */
export const bod: PositionFormat<'bod'> = {
  id: 'bod',
  holds: 'position',
  isLikely: (text) => isBoard(text.split('\n').filter(isDiagramRow).length),
  read: async ({ text }) => [(await import('./diagram-read.ts')).readBod(text)],
  async write({ variant, placement, ply, lastMove }) {
    const { formatDiagram } = await import('./diagram.ts');
    return formatDiagram(variant, placement, ply > 0 ? { ply, lastMove } : {});
  },
};
