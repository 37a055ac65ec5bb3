import { MIN_COLUMNS, MIN_ROWS } from '../layout.ts';
import { cutText, plainRow } from '../row.ts';
import { Line } from './lines.tsx';

/** The one line of a window that has no room for the board. */
export function TooSmall({ columns }: { readonly columns: number }) {
  const text = `The board needs a window of ${MIN_COLUMNS}x${MIN_ROWS}.`;
  return <Line row={plainRow(cutText(text, columns - 1))} />;
}
