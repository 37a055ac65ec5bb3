import type { Charset } from '../../text/charset.ts';
import { wrapLines } from '../../text/page.ts';
import { useServices } from '../app/services-context.ts';
import { plainRow, Rows } from '../ink/rows.tsx';
import { useWindow, type WindowSize } from '../ink/window.ts';
import { MIN_COLUMNS, MIN_ROWS } from './layout.ts';

/** Says that the window is too small, in the longest words that fit into it. */
export function TooSmall() {
  const size = useWindow();
  const { texts, charset, visit } = useServices();
  const lineMode = visit ? 'ssh -T' : '--plain';
  const needed = { columns: MIN_COLUMNS, rows: MIN_ROWS };
  const width = Math.max(size.columns - 1, 1);
  const height = Math.max(size.rows - 1, 1);
  const sentences = texts.settings
    .tooSmallText(sizeText(size, charset), sizeText(needed, charset), lineMode)
    .map((text) => wrapLines(text, width));
  const lines = sentences.find(({ length }) => length <= height) ?? sentences.at(-1) ?? [];
  return <Rows rows={lines.slice(0, height).map((line) => plainRow(line))} />;
}

/** `80×24`. */
function sizeText({ columns, rows }: WindowSize, charset: Charset): string {
  return `${columns}${charset === 'box' ? '×' : 'x'}${rows}`;
}
