import { describe, expect, test } from 'vitest';
import { FrameOutput } from '../../source/terminal/frame-output.ts';
import { PictureLayer } from '../../source/terminal/picture-layer.ts';
import type { PlacedPicture } from '../../source/terminal/screen-pictures.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { PictureScreen } from '../helpers/picture-screen.ts';

const SIZE = { columns: 6, rows: 3, share: 1 };
const PAWN = { name: 'pawn', ...SIZE, draw: () => 'A'.repeat(4096) };
const SILVER = { name: 'silver', ...SIZE, draw: () => 'B'.repeat(9000) };
const PICTURES = [PAWN, SILVER];

/** A frame with pictures, and the terminal that shows both. */
function picturesOn(columns = 40, rows = 12) {
  const { schedule, advance } = manualTimers();
  const screen = new PictureScreen(columns, rows);
  let unread = '';
  const write = (text: string) => {
    unread += text;
  };
  const layer = new PictureLayer(write, schedule);
  const output = new FrameOutput({ columns, rows, write }, { pictures: layer });
  /** Lets the terminal read, and gives what it has read. */
  const read = async () => {
    await new Promise(setImmediate);
    const text = unread;
    unread = '';
    await screen.feed(text);
    return text;
  };
  return {
    layer,
    output,
    screen,
    advance,
    read,
    send: async () => {
      let sent = 0;
      layer.send(PICTURES, () => {
        sent += 1;
      });
      advance(1000);
      await read();
      return sent;
    },
    show: (frame: string, ...pictures: PlacedPicture[]) => {
      output.write(frame);
      output.setPictures(pictures);
      return read();
    },
  };
}

function at(name: string, column: number, row: number): PlacedPicture {
  return { name, column, row, ...SIZE };
}

describe('pictures', () => {
  test('are sent once each, whole, and one after the other', async () => {
    const { layer, screen, advance, read, send } = picturesOn();
    let sent = 0;
    layer.send(PICTURES, () => {
      sent += 1;
    });
    expect(await read()).toBe('');
    advance(5);
    await read();
    expect([...screen.pictures.values()]).toEqual([PAWN.draw()]);
    expect([sent, layer.has([PAWN]), layer.has(PICTURES)]).toEqual([0, true, false]);
    advance(5);
    await read();
    expect([...screen.pictures.values()]).toEqual([PAWN.draw(), SILVER.draw()]);
    expect([sent, layer.has(PICTURES)]).toEqual([1, true]);
    await send();
    expect([...screen.sent.values()]).toEqual([1, 1]);
    expect(screen.faults).toEqual([]);
  });

  test('are placed after the cells, and stay without a byte', async () => {
    const { screen, send, show } = picturesOn();
    await send();
    const first = await show('abc', at('pawn', 2, 1), at('pawn', 10, 5), at('silver', 20, 1));
    expect(first.indexOf('abc')).toBeLessThan(first.indexOf('\x1b_G'));
    expect(screen.shown).toEqual(['7301: 10,5 6x3', '7301: 2,1 6x3', '7302: 20,1 6x3']);
    const second = await show('abd', at('pawn', 10, 5), at('silver', 20, 1), at('pawn', 2, 1));
    expect(second).not.toContain('\x1b_G');
    expect(screen.faults).toEqual([]);
  });

  test('move with one command, and are removed with one', async () => {
    const { screen, send, show } = picturesOn();
    await send();
    await show('', at('pawn', 2, 1), at('pawn', 10, 5), at('silver', 20, 1));
    const move = await show('', at('pawn', 2, 1), at('pawn', 10, 9), at('silver', 20, 1));
    expect(screen.shown).toEqual(['7301: 10,9 6x3', '7301: 2,1 6x3', '7302: 20,1 6x3']);
    expect(move.length).toBeLessThan(60);
    // The silver takes the pawn.
    const capture = await show('', at('pawn', 2, 1), at('silver', 10, 9));
    expect(screen.shown).toEqual(['7301: 2,1 6x3', '7302: 10,9 6x3']);
    expect(capture.length).toBeLessThan(90);
    await show('', at('pawn', 2, 1), at('pawn', 20, 1), at('silver', 10, 9));
    await show('');
    expect(screen.shown).toEqual([]);
    expect(screen.pictures.size).toBe(2);
    expect(screen.faults).toEqual([]);
  });

  test('that the terminal does not have are not shown', async () => {
    const { screen, send, show } = picturesOn();
    expect(await show('abc', at('pawn', 2, 1))).not.toContain('\x1b_G');
    await send();
    await show('abc', at('pawn', 2, 1));
    expect(screen.shown).toEqual(['7301: 2,1 6x3']);
  });

  test('are placed again when the screen is drawn afresh, without being sent', async () => {
    const { screen, output, read, send, show } = picturesOn();
    await send();
    await show('abc', at('pawn', 2, 1), at('silver', 20, 1));
    output.repaint();
    output.setPictures([at('pawn', 4, 2)]);
    await read();
    expect(screen.shown).toEqual(['7301: 4,2 6x3']);
    expect([...screen.sent.values()]).toEqual([1, 1]);
    expect(screen.faults).toEqual([]);
  });

  test('are gone when the terminal is given back, and are sent again after that', async () => {
    const { layer, screen, output, advance, read, send, show } = picturesOn();
    await send();
    await show('abc', at('pawn', 2, 1), at('silver', 20, 1));
    await screen.feed(layer.leave());
    expect([screen.shown, screen.pictures.size]).toEqual([[], 0]);
    expect(layer.has([PAWN])).toBe(false);
    // What is sent to a terminal that is not ours would be lost.
    layer.send(PICTURES, () => {});
    advance(1000);
    expect(await read()).toBe('');
    output.repaint();
    await read();
    advance(1000);
    await show('abc', at('silver', 4, 2));
    expect(screen.shown).toEqual(['7302: 4,2 6x3']);
    expect(screen.faults).toEqual([]);
  });

  test('are sent for each size in which they are shown', async () => {
    const { layer, screen, advance, read, send, show } = picturesOn();
    await send();
    const small = { ...PAWN, columns: 4, rows: 2, draw: () => 'C' };
    expect(layer.has([small])).toBe(false);
    layer.send([small], () => {});
    advance(5);
    await read();
    await show('', at('pawn', 0, 0), { ...at('pawn', 9, 0), columns: 4, rows: 2 });
    expect(screen.shown).toEqual(['7301: 0,0 6x3', '7303: 9,0 4x2']);
  });

  test('may be cleared while the terminal is ours', async () => {
    const { layer, screen, read, send, show } = picturesOn();
    await send();
    await show('', at('pawn', 0, 0));
    layer.clear();
    await read();
    expect([screen.shown, screen.pictures.size]).toEqual([[], 0]);
    await send();
    await show('', at('pawn', 0, 0));
    expect(screen.shown).toEqual(['7301: 0,0 6x3']);
    expect(screen.faults).toEqual([]);
  });

  test('are sent no more once the terminal is given back', async () => {
    const { layer, screen, advance, read } = picturesOn();
    layer.send(PICTURES, () => {});
    advance(5);
    await read();
    await screen.feed(layer.leave());
    advance(1000);
    expect(await read()).toBe('');
    expect(screen.pictures.size).toBe(0);
  });
});

test('the next picture goes where it belongs, whatever the terminal did with its cursor', async () => {
  const { send, show } = picturesOn();
  await send();
  const text = await show('a', at('pawn', 0, 0), at('silver', 0, 0));
  expect(text).toMatch(/a=p[^\x1b]*\x1b\\\x1b\[H\x1b_Ga=p/);
});
