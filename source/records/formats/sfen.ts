import { formatSfen } from '../../rules/notation/sfen.ts';
import type { PositionFormat } from './format.ts';

/** A position in one line; files of such lines are read as USI. */
export const sfen: PositionFormat<'sfen'> = {
  id: 'sfen',
  holds: 'position',
  write: async ({ variant, placement, ply }) =>
    `${formatSfen(variant, { placement, moveNumber: ply + 1 })}\n`,
};
