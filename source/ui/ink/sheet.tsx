import { Box } from 'ink';
import { type ReactNode, useContext, useMemo } from 'react';
import stringWidth from 'string-width';
import type { Look } from '../../text/charset.ts';
import { wrapLines } from '../../text/page.ts';
import { cutText } from './columns.ts';
import { type Row, Rows } from './rows.tsx';
import { useMouse } from './use-mouse.ts';
import { WindowContext, type WindowSize } from './window.ts';

/** Lines of text longer than this are hard to read, and lists need no more. */
export const WIDEST = 100;
const HIGHEST = 40;

/** The size of a sheet of text in a window. */
export function sheetSize({ columns, rows }: WindowSize): WindowSize {
  return { columns: Math.min(columns, WIDEST), rows: Math.min(rows, HIGHEST) };
}

interface Props extends Partial<WindowSize> {
  readonly children: ReactNode;
}

/** A part of the window, which is the whole window to what is drawn in it. */
export function Sheet({ columns, rows, children }: Props) {
  const window = useContext(WindowContext);
  const part = useMemo(
    () => ({ ...window, columns: columns ?? window.columns, rows: rows ?? window.rows }),
    [window, columns, rows],
  );
  return (
    <WindowContext value={part}>
      <Box
        width={part.columns}
        {...(rows !== undefined && { height: rows - 1 })}
        flexShrink={0}
        flexDirection="column"
      >
        {children}
      </Box>
    </WindowContext>
  );
}

/** The rows of a sheet that is lower than the window though it has little to show. */
const LOW = 26;

interface TextSheetProps {
  /** The rows that its content needs. Default: as many as there are. */
  readonly needed?: number;
  readonly children: ReactNode;
}

/** A sheet of text in the middle of the window. */
export function TextSheet({ needed = HIGHEST, children }: TextSheetProps) {
  const { columns, rows } = sheetSize(useContext(WindowContext));
  return (
    <Sheet columns={columns} rows={Math.min(rows, Math.max(needed, LOW))}>
      {children}
    </Sheet>
  );
}

interface CentredProps {
  /** What a step of the wheel does, wherever the mouse is. */
  readonly wheel: (step: 1 | -1) => void;
  /** What stands below it. One row is free there; more take them from what is drawn. */
  readonly below: readonly Row[];
  readonly children: ReactNode;
}

/** What is drawn in the middle of the window. */
export function Centred({ wheel, below, children }: CentredProps) {
  const window = useContext(WindowContext);
  const rows = window.rows - Math.max(below.length - 1, 0);
  const above = useMemo(() => ({ ...window, rows }), [window, rows]);
  const box = useMouse({ wheel });
  return (
    <Box ref={box} width={window.columns} flexDirection="column">
      <Box height={rows - 1} flexDirection="column" justifyContent="center" alignItems="center">
        <WindowContext value={above}>{children}</WindowContext>
      </Box>
      <Rows rows={below} />
    </Box>
  );
}

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
