import { describe, expect, test } from 'vitest';
import { CellPictures, SIXEL_DRAWING } from '../../source/terminal/cell-pictures.ts';
import { CutPicture } from '../../source/terminal/cut-picture.ts';
import { FrameOutput } from '../../source/terminal/frame-output.ts';
import type { PlacedPicture } from '../../source/terminal/screen-pictures.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { readSixel } from '../helpers/read-sixel.ts';

const SIZE = { columns: 2, rows: 2, share: 1 };

/** Two pixels a cell; its left column of cells is seen in part, the right one whole. */
const KING = {
  width: 4,
  height: 4,
  palette: [
    [0, 0, 0, 0],
    [255, 0, 0, 255],
  ],
  pixels: Uint8Array.from('0111'.repeat(4), Number),
} as const;

/** What a sixel sequence has in its first row of pixels, and how many rows. */
function pixelsOf(text: string): [string, number] {
  const { rows } = readSixel(text.slice(text.indexOf('\x1bP')));
  return [(rows[0] ?? []).map((colour) => (colour ? '1' : '0')).join(''), rows.length];
}

function open() {
  const { schedule, advance } = manualTimers();
  let unread = '';
  const write = (text: string) => {
    unread += text;
  };
  const pictures = new CellPictures(SIXEL_DRAWING, write, schedule);
  const output = new FrameOutput({ columns: 20, rows: 6, write }, { pictures });
  let sent = 0;
  pictures.send(
    [
      ...['P', 'S'].map((name) => ({ name, ...SIZE, draw: () => `<${name}>` })),
      { name: 'K', ...SIZE, draw: () => '', cut: () => new CutPicture(KING, SIZE) },
    ],
    () => {
      sent += 1;
    },
  );
  advance(1000);
  return {
    pictures,
    output,
    sent: () => sent,
    show: async (frame: string, ...wanted: PlacedPicture[]) => {
      output.write(frame);
      output.setPictures(wanted);
      await new Promise(setImmediate);
      const text = unread;
      unread = '';
      return text;
    },
  };
}

const at = (name: string, row: number, column: number) => ({ name, row, column, ...SIZE });
const FRAME = '......\n......\n......\n';

describe('pictures in cells', () => {
  test('are ready once all of them are made', () => {
    const { pictures, sent } = open();
    expect([sent(), pictures.has([at('P', 0, 0), at('S', 0, 0)])]).toEqual([1, true]);
    expect(pictures.has([{ ...at('P', 0, 0), columns: 3 }])).toBe(false);
  });

  test('are drawn after the text, and stay without a byte', async () => {
    const { show } = open();
    expect(await show(FRAME, at('P', 1, 2))).toMatch(/\x1b\[2;3H<P>$/);
    expect(await show(FRAME, at('P', 1, 2))).toBe('');
  });

  test('are drawn with the ground of their cells in force', async () => {
    const { show } = open();
    const grounds = '......\n..\x1b[44m  \x1b[m..\n..\x1b[45m  \x1b[m..\n';
    const text = await show(grounds, at('P', 1, 2), at('S', 1, 0));
    expect(text).toMatch(/\x1b\[45m[^m]*<P>.*\x1b\[m[^m]*<S>$/);
  });

  test('are drawn again when one of their cells is written, and only then', async () => {
    const { show } = open();
    await show(FRAME, at('P', 1, 2), at('S', 0, 4));
    const beside = await show('X.....\n......\n......\n', at('P', 1, 2), at('S', 0, 4));
    expect(beside).not.toContain('<');
    const under = await show('X.....\n......\n...X..\n', at('P', 1, 2), at('S', 0, 4));
    expect(under).toMatch(/^[^<]*<P>$/);
  });

  test('that are cut are drawn again in the cells that were written, and hide what is below', async () => {
    const { pictures, output, show } = open();
    expect(pixelsOf(await show(FRAME, at('K', 1, 2)))).toEqual(['0111', 4]);
    const left = await show('......\n..X...\n......\n', at('K', 1, 2));
    expect(left).toMatch(/^\x1b\[2;3HX\x08\x1bP/);
    expect(pixelsOf(left)).toEqual(['0100', 2]);
    expect(await show('......\n..XY..\n......\n', at('K', 1, 2))).toBe('');
    expect(pictures.hiddenIn(1)).toEqual([{ first: 3, last: 4 }]);
    // What was hidden comes up when the picture goes.
    expect(await show('......\n..XY..\n......\n')).toBe('\x1b[2;3HXY\x1b[B\b\b..');
    output.repaint();
    expect(pictures.hiddenIn(1)).toEqual([]);
  });

  test('go when the cells below them are written again', async () => {
    const { show } = open();
    await show(FRAME, at('P', 1, 2));
    const moved = await show(FRAME, at('P', 1, 4));
    expect(moved).toMatch(/^\x1b\[2;3H\.\.\.\x1b\[3;3H\.\.\.\x1b\[A.*<P>$/);
    expect(await show(FRAME)).toBe('\x1b[2;5H.. \x1b[3;5H.. ');
  });

  test('go with what may have spilt below and beside them, unless they are exact', async () => {
    const { show } = open();
    const frame = `${FRAME}......\n`;
    await show(frame, at('P', 1, 2));
    expect(await show(frame)).toBe('\x1b[2;3H...\x1b[3;3H...\x1b[4;3H...');
    await show(frame, at('K', 1, 2));
    expect(await show(frame)).toBe('\x1b[2;3H..\x1b[B\b\b..');
  });

  test('give way to another at the same place', async () => {
    const { show } = open();
    await show(FRAME, at('P', 1, 2));
    expect(await show(FRAME, at('S', 1, 2))).toBe('\x1b[2;3H...\x1b[3;3H...\x1b[2;3H<S>');
  });

  test('are drawn anew after a repaint', async () => {
    const { output, show } = open();
    await show(FRAME, at('P', 1, 2));
    output.repaint();
    expect(await show(FRAME, at('P', 1, 2))).toMatch(/\x1b\[2J[^<]*<P>$/);
  });

  test('leave nothing behind', async () => {
    const { pictures, show } = open();
    await show(FRAME, at('P', 1, 2));
    expect(pictures.leave()).toBe('\x1b[m\x1b[2J');
    expect([pictures.leave(), pictures.has([at('P', 1, 2)])]).toEqual(['', false]);
  });

  test('go from the screen when they are made anew, in other pixels', async () => {
    const { pictures, show } = open();
    await show(FRAME, at('P', 1, 2));
    pictures.clear();
    expect(await show(FRAME, at('P', 1, 2))).toBe('\x1b[2;3H...\x1b[3;3H...');
  });
});
