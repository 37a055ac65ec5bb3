import { Box, Text } from 'ink';
import { memo } from 'react';
import stringWidth from 'string-width';
import { visibleText } from '../../clean/clean-text.ts';
import type { Look } from '../../text/charset.ts';
import { useMouse } from './use-mouse.ts';

/** A piece of a line in one style. */
export interface Span {
  readonly text: string;
  readonly style?: Look | undefined;
  /** What a click on it does. Default: nothing. */
  readonly click?: (() => void) | undefined;
}

/** A line of a board, list or graph; its maker counts the cells. */
export type Row = readonly Span[];

/** Columns of a row. */
export function rowWidth(row: Row): number {
  return row.reduce((width, { text }) => width + stringWidth(text), 0);
}

/** Neighbours of one style as one span; none of them takes clicks. */
export function joinSpans(spans: readonly Span[]): Row {
  const row: Span[] = [];
  for (const { text, style } of spans) {
    const last = row.at(-1);
    if (last && last.style === style) row[row.length - 1] = { text: last.text + text, style };
    else row.push({ text, style });
  }
  return row;
}

export function plainRow(text: string, style?: Look): Row {
  return [{ text, style }];
}

/**
 * A text in one line, never wrapped; a box that hides its overflow cuts it. An empty text is an
 * empty line.
 */
export function Line(span: Span) {
  return <RowLine row={[span]} />;
}

/** Lines of spans, one below the other. The same rows are not drawn again. */
export const Rows = memo(({ rows }: { readonly rows: readonly Row[] }) => {
  return (
    <Box flexDirection="column" flexShrink={0}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <RowLine key={index} row={row} />
      ))}
    </Box>
  );
});

interface RowProps {
  readonly row: Row;
}

/** Spans side by side. */
export function RowLine({ row }: RowProps) {
  return row.some(({ click }) => click) ? <ClickedLine row={row} /> : <RowText row={row} />;
}

function ClickedLine({ row }: RowProps) {
  const box = useMouse({ click: ({ column }) => spanAt(row, column)?.click?.() });
  return (
    <Box ref={box} height={1}>
      <RowText row={row} />
    </Box>
  );
}

function spanAt(row: Row, column: number): Span | undefined {
  let end = 0;
  return row.find(({ text }) => {
    end += stringWidth(visibleText(text));
    return column < end;
  });
}

/** Shows only the visible characters of a text, so that no sequence in it reaches the terminal. */
function RowText({ row }: RowProps) {
  return <StyledLine text={styledText(row) || ' '} />;
}

/** Most lines are the same after a key. */
const StyledLine = memo(({ text }: { readonly text: string }) => <Text wrap="end">{text}</Text>);

/** The visible characters of spans in their styles. Neighbours of one look share its sequences. */
export function styledText(row: Row): string {
  let line = '';
  let run = '';
  let look: Look | undefined;
  const end = () => {
    const visible = visibleText(run);
    line += look && visible !== '' ? look(visible) : visible;
  };
  for (const { text, style } of row) {
    if (style !== look) {
      end();
      run = '';
      look = style;
    }
    run += text;
  }
  end();
  return line;
}
