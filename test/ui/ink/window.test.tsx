import { PassThrough } from 'node:stream';
import { Box } from 'ink';
import { render } from 'ink-testing-library';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { MouseEvent } from '../../../source/terminal/reports.ts';
import { render as renderOnTerminal } from '../../../source/ui/ink/render.tsx';
import { Line, RowLine } from '../../../source/ui/ink/rows.tsx';
import { useWindow } from '../../../source/ui/ink/window.ts';
import { draw } from '../../helpers/component.tsx';
import { eventually } from '../../helpers/eventually.ts';

function Size() {
  const { columns, rows } = useWindow();
  return <Line text={`${columns}x${rows}`} />;
}

test('without a terminal a window has 80 columns and 24 rows', () => {
  const { lastFrame, unmount } = render(<Size />);
  onTestFinished(unmount);
  expect(lastFrame()).toBe('80x24');
});

test('a component knows the size of its window, and learns of another', () => {
  const drawn = draw(<Size />, { columns: 60, rows: 20 });
  expect(drawn.lines).toEqual(['60x20']);
  drawn.again({ size: { columns: 40, rows: 16 } });
  expect(drawn.lines).toEqual(['40x16']);
});

test('a terminal that is resized tells its components', async () => {
  const frames: string[] = [];
  const output = Object.assign(new PassThrough(), { columns: 60, rows: 20 });
  output.on('data', (frame) => frames.push(String(frame).trim()));
  const ink = renderOnTerminal(<Size />, {
    output,
    setCursor() {},
    onKey: () => () => {},
    onMouse: () => () => {},
  });
  onTestFinished(() => ink.unmount());
  await eventually(() => expect(frames.at(-1)).toBe('60x20'));
  output.columns = 50;
  output.emit('resize');
  await eventually(() => expect(frames.at(-1)).toBe('50x20'));
});

test('a terminal is no longer listened to after the end', () => {
  const output = Object.assign(new PassThrough(), { columns: 60, rows: 20 });
  const ink = renderOnTerminal(<Size />, {
    output,
    setCursor() {},
    onKey: () => () => {},
    onMouse: () => () => {},
  });
  expect(output.listenerCount('resize')).toBeGreaterThan(0);
  ink.unmount();
  expect(output.listenerCount('resize')).toBe(0);
});

/** A line that goes one row down with each click on it. */
function Falling() {
  const [row, setRow] = useState(0);
  return (
    <Box marginTop={row}>
      <RowLine row={[{ text: 'x', click: () => setRow((last) => last + 1) }]} />
    </Box>
  );
}

test('of clicks that arrive together each meets what the one before has drawn', () => {
  let listener = (_: MouseEvent) => {};
  const frames: string[] = [];
  const output = Object.assign(new PassThrough(), { columns: 60, rows: 20 });
  output.on('data', (frame) => frames.push(String(frame)));
  const ink = renderOnTerminal(<Falling />, {
    output,
    setCursor() {},
    onKey: () => () => {},
    onMouse: (heard) => {
      listener = heard;
      return () => {
        listener = () => {};
      };
    },
  });
  for (const row of [0, 1, 2, 2]) listener({ action: 'press', place: { row, column: 0 } });
  listener({ action: 'release', place: { row: 0, column: 0 } });
  expect(frames.at(-1)).toBe('\n\n\nx');
  ink.unmount();
  const { length } = frames;
  listener({ action: 'press', place: { row: 3, column: 0 } });
  expect(frames).toHaveLength(length);
});
