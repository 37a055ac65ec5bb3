import { Box } from 'ink';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services-context.ts';
import { type Preview, previewRows } from '../../board/preview.ts';
import { Rows } from '../../ink/rows.tsx';
import { Sheet } from '../../ink/sheet.tsx';
import { useWindow } from '../../ink/window.ts';

/** Columns between a list and its board. */
const GAP = 4;
/** A narrower board would only be a blot. */
const LEAST_BOARD = 46;
/** A list gives way to such a board. */
const GOOD_BOARD = 68;
/** Columns of the largest board that is shown so. */
const WIDEST_BOARD = 124;

interface Props {
  /** Finds the board of the chosen line; undefined for a list without boards. */
  readonly find: (() => Preview | undefined) | undefined;
  /** The most columns of the list, where a board stands beside it. */
  readonly columns: number;
  /** Those that it keeps in any case. Default: all. */
  readonly least?: number;
  readonly children: ReactNode;
}

/** The columns for a board beside a list of `columns`; undefined where that is too little. */
export function useBoardRoom(columns: number): number | undefined {
  const room = Math.min(useWindow().columns - columns - GAP - 1, WIDEST_BOARD);
  return room < LEAST_BOARD ? undefined : room;
}

/** A list, and beside it the board of its chosen line where the window has room for both. */
export function BesideBoard({ find, columns: most, least = most, children }: Props) {
  const services = useServices();
  const window = useWindow();
  const rows = window.rows - 1;
  const columns = Math.min(most, Math.max(window.columns - GOOD_BOARD - GAP - 1, least));
  const room = useBoardRoom(columns);
  if (!find || room === undefined) return children;
  const preview = find();
  return (
    // All of the height, so that the list stays in its place beside boards of all sizes.
    <Box width={columns + GAP + room} height={rows} columnGap={GAP} alignItems="center">
      <Sheet columns={columns}>{children}</Sheet>
      <Box width={room} flexDirection="column" alignItems="center">
        <Rows rows={preview ? previewRows(preview, services, room, rows - 1) : []} />
      </Box>
    </Box>
  );
}
