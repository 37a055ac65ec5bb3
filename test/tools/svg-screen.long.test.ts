import xterm from '@xterm/headless';
import { expect, test } from 'vitest';

interface SvgScreen {
  readonly drawScreen: (
    screen: unknown,
    options: { readonly title: string; readonly cursorShown: boolean },
  ) => string;
}

const SCRIPT: string = new URL('../../tools/pictures/svg-screen.mjs', import.meta.url).href;
const { drawScreen } = (await import(SCRIPT)) as SvgScreen;

/** A cell is 10 by 20. */
const SIZE = { cols: 20, rows: 2, allowProposedApi: true };

async function draw(text: string): Promise<string> {
  const screen = new xterm.Terminal(SIZE);
  await new Promise<void>((resolve) => screen.write(text, resolve));
  return drawScreen(screen, { title: 'a test', cursorShown: false });
}

/** The rectangles on the ground of a picture: `[x, y, width, height]`. */
async function rectangles(text: string): Promise<number[][]> {
  const svg = await draw(text);
  expect(svg).not.toMatch(/[\u2500-\u259f]/);
  const found = svg.matchAll(/M(\S+?) (\S+?)h([\d.]+)v([\d.]+)h-[\d.]+z/g);
  return Array.from(found, ([, ...numbers]) => numbers.map(Number));
}

test.each([
  ['a full block', '█', [[0, 0, 10, 20]]],
  ['the lower half', ' ▄', [[10, 10, 10, 10]]],
  ['an eighth', '▁', [[0, 17.5, 10, 2.5]]],
  ['left eighths', '▎', [[0, 0, 2.5, 20]]],
  ['neighbours of one height are one', '▅▅▅', [[0, 7.5, 30, 12.5]]],
  ['and so are rows', '██\r\n██', [[0, 0, 20, 40]]],
  [
    'of others several',
    '▄█',
    [
      [0, 10, 10, 10],
      [10, 0, 10, 20],
    ],
  ],
  ['a quadrant', '▗', [[5, 10, 5, 10]]],
  [
    'two quadrants',
    '▚',
    [
      [0, 0, 5, 10],
      [5, 10, 5, 10],
    ],
  ],
  [
    'three quadrants: the upper ones are one',
    '▛',
    [
      [0, 0, 10, 10],
      [0, 10, 5, 10],
    ],
  ],
  [
    'inverse: the block is what stays free',
    '\x1b[7m▆▆\x1b[27m',
    [
      [0, 0, 20, 20],
      [0, 5, 20, 15],
    ],
  ],
  ['a box line from end to end', '──', [[0, 10, 20, 1]]],
  ['a heavy one', '━━', [[0, 9, 20, 3]]],
  [
    'a heavy corner is filled',
    '┏',
    [
      [4, 9, 6, 3],
      [4, 9, 3, 11],
    ],
  ],
])('characters are drawn as shapes: %s', async (_, text, expected) => {
  expect(await rectangles(text)).toEqual(expected);
});

test.each([
  ['one of the 16', '31', '#f0565b'],
  ['the cube', '38;5;179', '#d7af5f'],
  ['a grey', '38;5;244', '#808080'],
  ['a true colour', '38;2;1;2;255', '#0102ff'],
])('colours: %s', async (_, sgr, colour) => {
  expect(await draw(`\x1b[${sgr}mx`)).toContain(`fill="${colour}">\n<text`);
});

test('the picture has the ground that the edges of the screen have', async () => {
  const board = '\x1b[48;5;179m';
  const svg = await draw(`\x1b[48;5;230m\x1b[2J${board}${'x'.repeat(15)}`);
  expect(svg).toContain('rx="10" fill="#ffffd7"');
  expect(svg.match(/<path/g)).toHaveLength(1);
  expect(svg).toContain('<path fill="#d7af5f" d="M0 0h150v20h-150z"/>');
});

test('a kanji stands in the middle of its two cells', async () => {
  expect(await draw(' 歩')).toMatch(/<text x="20" y="\S+">歩/);
});
