import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { parseLine } from '../../../source/terminal/cells.ts';
import { Pen } from '../../../source/terminal/pen.ts';
import { readPng } from '../../../source/terminal/png.ts';
import type { Reports, Told } from '../../../source/terminal/reports.ts';
import type { PixelSize } from '../../../source/terminal/scale-picture.ts';
import type { ScreenPictures } from '../../../source/terminal/screen-pictures.ts';
import { PiecePictures } from '../../../source/ui/app/piece-pictures.ts';
import { PROJECT } from '../../helpers/komadai.ts';
import { manualTimers } from '../../helpers/manual-timers.ts';
import { PictureScreen } from '../../helpers/picture-screen.ts';

const PAWN = { name: 'Fu', columns: 8, rows: 5, share: 0.8 };
const QUESTION = '\x1b[16t\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[>q\x1b[c';

const FILE = readFileSync(join(PROJECT, 'pieces/Fu.png'), 'base64');

// What the pictures load by themselves is there at once.
beforeAll(() =>
  Promise.all([
    import('../../../source/terminal/cut-picture.ts'),
    import('../../../source/terminal/sixel.ts'),
  ]),
);

/** A screen that keeps how pictures are shown. */
function chosenPictures() {
  let pictures: ScreenPictures | undefined;
  return {
    get pictures() {
      return pictures;
    },
    choosePictures(chosen: ScreenPictures) {
      pictures = chosen;
    },
  };
}

/** Pictures for a terminal whose answers the test gives. */
function picturesFor(load = async () => new Map([['Fu', FILE]]), isInTmux = false) {
  const { schedule, advance } = manualTimers();
  let unread = '';
  const listeners: { kind: string; listener: (value: never) => unknown }[] = [];
  const tell = (...[kind, value]: Told<Reports>) => {
    for (const one of listeners) if (one.kind === kind) one.listener(value as never);
  };
  let changes = 0;
  const write = (text: string) => {
    unread += text;
  };
  const screen = chosenPictures();
  const pictures = new PiecePictures({
    terminal: {
      write,
      on(kind, listener) {
        listeners.push({ kind, listener });
        return () => {};
      },
    },
    screen,
    schedule,
    isInTmux,
    load,
    changed: () => {
      changes += 1;
    },
  });
  return {
    pictures,
    answer: (text: string) => tell('graphics', text),
    name: (text: string) => tell('name', text),
    screen,
    attributes: (numbers: readonly number[]) => tell('attributes', numbers),
    cellSize: (size: PixelSize) => tell('cellSize', size),
    changes: () => changes,
    /** What has been written since the last call, after all that is due. */
    async read() {
      await new Promise(setImmediate);
      advance(1000);
      const text = unread;
      unread = '';
      return text;
    },
  };
}

/** The pixels of the picture that was sent. */
async function sentSize(text: string): Promise<number[]> {
  const screen = new PictureScreen(80, 24);
  await screen.feed(text);
  const [png = ''] = screen.pictures.values();
  const { width, height } = readPng(Buffer.from(png, 'base64'));
  return [width, height];
}

test('a terminal is asked once, and gets nothing until it answers', async () => {
  const { pictures, answer, changes, read } = picturesFor();
  expect(await read()).toBe('');
  pictures.prepare([PAWN]);
  pictures.prepare([PAWN]);
  expect(await read()).toBe(QUESTION);
  answer('i=31;ENODATA');
  answer('i=7;OK');
  pictures.prepare([PAWN]);
  pictures.measure();
  expect([await read(), changes(), pictures.has([PAWN])]).toEqual(['', 0, false]);
});

test('one that shows pictures gets them in its pixels', async () => {
  const { pictures, answer, cellSize, changes, read } = picturesFor();
  pictures.prepare([PAWN]);
  await read();
  cellSize({ width: 9, height: 18 });
  answer('i=31;OK');
  expect(changes()).toBe(1);
  pictures.prepare([PAWN]);
  expect(await sentSize(await read())).toEqual([72, 90]);
  expect([changes(), pictures.has([PAWN])]).toEqual([2, true]);
});

/** How many cells nothing is seen of below the pictures of a screen. */
function hidden({ pictures }: { readonly pictures: ScreenPictures | undefined }): number {
  const spans = Array.from({ length: 24 }, (_, row) => pictures?.hiddenIn(row) ?? []).flat();
  return spans.reduce((sum, { first, last }) => sum + last - first, 0);
}

test.each([
  ['foot(1.13.1)', true],
  ['xterm.js(5.6.0)', true],
  ['XTerm(379)', false],
])('pictures of sixels are cut for %s: %s', async (terminalName, isCut) => {
  const { pictures, attributes, name, screen, read } = picturesFor();
  pictures.prepare([PAWN]);
  name(terminalName);
  attributes([62, 4, 22]);
  pictures.prepare([PAWN]);
  await read();
  screen.pictures?.want([{ ...PAWN, row: 1, column: 2 }]);
  screen.pictures?.draw(new Pen(80), []);
  expect(hidden(screen) > 0).toBe(isCut);
});

test('one that draws sixels gets them with the cells, and kitty pictures if it has those as well', async () => {
  const { pictures, answer, attributes, cellSize, changes, screen, read } = picturesFor();
  pictures.prepare([PAWN]);
  await read();
  cellSize({ width: 10, height: 20 });
  attributes([62, 22]);
  expect(changes()).toBe(0);
  attributes([62, 4, 22]);
  expect([changes(), pictures.fit]).toEqual([1, 'above']);
  pictures.prepare([PAWN]);
  // They are ready, and wait for a frame.
  expect([await read(), pictures.has([PAWN])]).toEqual(['', true]);
  const pen = new Pen(80);
  screen.pictures?.want([{ ...PAWN, row: 1, column: 2 }]);
  screen.pictures?.draw(pen, []);
  expect(pen.take()).toMatch(/^\x1b\[2;3H\x1bP0;1;0q"1;1;80;100#0;2;/);
  expect(hidden(screen)).toBe(0);
  answer('i=31;OK');
  expect([changes(), pictures.fit, pictures.has([PAWN])]).toEqual([3, 'over', false]);
  attributes([62, 4]);
  expect(pictures.fit).toBe('over');
});

test.each(['iTerm2 3.3.12', 'WezTerm 20240203', 'mintty 3.6.4'])(
  '%s gets pictures on the ground of their cells, and sixels where it has them',
  async (text) => {
    const { pictures, attributes, name, screen, changes, read } = picturesFor();
    pictures.prepare([PAWN]);
    await read();
    name(text);
    await vi.waitFor(() => expect([changes(), pictures.fit]).toEqual([1, 'inside']));
    pictures.prepare([PAWN]);
    await read();
    const pen = new Pen(80);
    screen.pictures?.want([{ ...PAWN, row: 1, column: 2 }]);
    screen.pictures?.draw(pen, [
      parseLine('', 80),
      parseLine(`\x1b[48;5;179m${' '.repeat(20)}`, 80),
    ]);
    const drawn = pen.take();
    const [, png = ''] =
      /^\x1b\[2;3H\x1b\]1337;File=inline=1;width=8;height=5;preserveAspectRatio=0;doNotMoveCursor=1:([^\x07]*)\x07$/.exec(
        drawn,
      ) ?? [];
    const { palette, pixels } = readPng(Buffer.from(png, 'base64'));
    // The corner is clear in the file.
    expect(palette[pixels[0] ?? -1]).toEqual([215, 175, 95, 255]);
    expect(palette.every(([, , , opacity]) => opacity === 255)).toBe(true);
    expect(drawn.length).toBeLessThan(3000);
    expect(screen.pictures?.leave()).toBe('\x1b[m\x1b[2J');
    attributes([62, 4]);
    expect(pictures.fit).toBe('above');
    name(text);
    await read();
    expect(pictures.fit).toBe('above');
  },
);

test('a terminal of another name gets nothing for it', async () => {
  const { pictures, name, changes, read } = picturesFor();
  pictures.prepare([PAWN]);
  name('XTerm(390)');
  await read();
  expect(changes()).toBe(0);
});

const FAR_QUESTION =
  '\x1bPtmux;\x1b\x1b_Gi=32,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\x1b\\\x1b\x1b[>q\x1b\\';

test('a terminal behind tmux that knows placeholders gets the picture through it', async () => {
  const { pictures, answer, name, screen, read } = picturesFor(undefined, true);
  pictures.prepare([PAWN]);
  expect(await read()).toBe(`\x1b[16t\x1b[c${FAR_QUESTION}`);
  answer('i=32;OK');
  expect(pictures.has([PAWN])).toBe(false);
  name('kitty(0.41.1)');
  pictures.prepare([PAWN]);
  const sent = await read();
  expect(sent).toMatch(/^\x1bPtmux;\x1b\x1b_Ga=t,t=d,f=100,i=100,q=2,m=[01];/);
  expect(sent).toContain('\x1b\x1b_Ga=p,U=1,i=100,c=8,r=5,q=2\x1b\x1b\\\x1b\\');
  expect(pictures.fit).toBe('inside');
  const pen = new Pen(80);
  screen.pictures?.want([{ ...PAWN, row: 1, column: 2 }]);
  screen.pictures?.draw(pen, [parseLine('', 80), parseLine(`\x1b[44m${' '.repeat(20)}`, 80)]);
  const drawn = pen.take();
  const first = '\x1b[2;3H\x1b[38;5;100;44m\u{10eeee}\u0305\u0305\u{10eeee}\u0305\u030d';
  expect(drawn.slice(0, first.length)).toBe(first);
  expect(drawn.match(/\u{10eeee}/gu)).toHaveLength(40);
  expect(screen.pictures?.leave()).toMatch(
    /^\x1bPtmux;\x1b\x1b_Ga=d,d=I,i=100,q=2\x1b\x1b\\\x1b\\/,
  );
});

test.each(['kitty(0.26.5)', 'WezTerm 20240203', 'tmux 3.4'])(
  'a terminal behind tmux that may not know them gets nothing: %s',
  async (text) => {
    const { pictures, answer, name, changes } = picturesFor(undefined, true);
    pictures.prepare([PAWN]);
    answer('i=32;OK');
    name(text);
    expect(changes()).toBe(0);
  },
);

test('one that does not tell the pixels of a character tells those of the window', async () => {
  const { pictures, attributes, cellSize, read } = picturesFor();
  pictures.prepare([PAWN]);
  await read();
  attributes([62, 4]);
  expect(await read()).toBe('\x1b[?2;1;0S');
  cellSize({ width: 8, height: 15 });
  pictures.measure();
  expect(await read()).toContain('\x1b[?2;1;0S');
});

test('one that tells them is not asked for more', async () => {
  const { pictures, attributes, cellSize, read } = picturesFor();
  pictures.prepare([PAWN]);
  await read();
  cellSize({ width: 8, height: 15 });
  attributes([62, 4]);
  expect(await read()).not.toContain('\x1b[?2;1;0S');
});

test('other pixels mean other pictures; the same ones mean none', async () => {
  const { pictures, answer, cellSize, changes, read } = picturesFor();
  pictures.prepare([PAWN]);
  answer('i=31;OK');
  pictures.prepare([PAWN]);
  // The pixels of a terminal that does not tell them.
  await read();
  pictures.measure();
  expect(await read()).toBe('\x1b[16t');
  cellSize({ width: 10, height: 20 });
  expect([await read(), changes(), pictures.has([PAWN])]).toEqual(['', 2, true]);
  cellSize({ width: 8, height: 16 });
  expect(await read()).toMatch(/^\x1b_Ga=d,d=I,[^\x1b]*\x1b\\$/);
  expect([changes(), pictures.has([PAWN])]).toEqual([3, false]);
  pictures.prepare([PAWN]);
  expect(await sentSize(await read())).toEqual([64, 80]);
});

test('where the file is missing the pieces stay characters', async () => {
  const { pictures, answer, changes, read } = picturesFor(() => Promise.reject(new Error('gone')));
  pictures.prepare([PAWN]);
  answer('i=31;OK');
  await read();
  pictures.prepare([PAWN]);
  expect([await read(), changes(), pictures.has([PAWN])]).toEqual(['', 1, false]);
});
