import stringWidth from 'string-width';
import type { Look } from '../../text/looks.ts';
import { wrapLines } from '../../text/page.ts';
import { cutText } from './columns.ts';
import type { Row } from './rows.tsx';
import type { WindowSize } from './window.ts';

/** News in the middle of a row, or of as many as leave a screen its `least` rows. */
export function newsRows(
  text: string | undefined,
  style: Look,
  window: WindowSize,
  least: number,
): Row[] {
  if (text === undefined) return [];
  const columns = window.columns - 4;
  const most = window.rows - least + 1;
  const lines = wrapLines(text, columns);
  const shown = [...lines.slice(0, most - 1), cutText(lines.slice(most - 1).join(' '), columns)];
  return (lines.length > most ? shown : lines).map((line) => {
    const said = ` ${line} `;
    const left = Math.floor((window.columns - stringWidth(said)) / 2);
    return [{ text: ' '.repeat(left) }, { text: said, style }];
  });
}
