import { Box } from 'ink';
import stringWidth from 'string-width';
import type { Look } from '../../text/looks.ts';
import { wrapLines } from '../../text/page.ts';
import { type Row, Rows } from './rows.tsx';
import { useWindow } from './window.ts';

interface Props {
  readonly text: string;
  readonly style: Look;
}

/** News over the first row of its box, which is as wide as the window; a narrow one takes more rows. */
export function NewsRow({ text, style }: Props) {
  const { columns } = useWindow();
  const rows = wrapLines(text, columns - 4).map((line): Row => {
    const said = ` ${line} `;
    const left = Math.floor((columns - stringWidth(said)) / 2);
    const right = columns - left - stringWidth(said);
    return [{ text: ' '.repeat(left) }, { text: said, style }, { text: ' '.repeat(right) }];
  });
  return (
    <Box position="absolute">
      <Rows rows={rows} />
    </Box>
  );
}
