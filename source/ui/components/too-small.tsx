import { MIN_COLUMNS, MIN_ROWS } from '../layout.ts';
import { cutText, plainRow } from '../row.ts';
import { Line } from './lines.tsx';

const SIZE = `${MIN_COLUMNS}x${MIN_ROWS}`;
const TEXTS = [`The board needs a window of ${SIZE}.`, `It needs ${SIZE}.`];

/** The one line of a window that has no room for the board. */
export function TooSmall({ columns }: { readonly columns: number }) {
  const text = TEXTS.find(({ length }) => length < columns) ?? SIZE;
  return <Line row={plainRow(cutText(text, columns - 1))} />;
}
