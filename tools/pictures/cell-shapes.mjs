// Characters that are drawn as shapes, since those of a font do not meet in every viewer.

/** The quarters of a cell: upper left, upper right, lower left, lower right. */
const QUARTERS = [
  [0, 0, 0.5, 0.5],
  [0.5, 0, 0.5, 0.5],
  [0, 0.5, 0.5, 0.5],
  [0.5, 0.5, 0.5, 0.5],
];
/** The quarters of U+2596 and of those that follow it. */
const QUADRANTS = ['2', '3', '0', '023', '03', '012', '013', '1', '12', '123'];

/** Block characters as rectangles in parts of their cell: left, top, width, height. */
export const BLOCKS = new Map([
  ['▀', [[0, 0, 1, 0.5]]],
  ...Array.from({ length: 8 }, (_, at) =>
    block(0x2581 + at, [0, 1 - (at + 1) / 8, 1, (at + 1) / 8]),
  ),
  ...Array.from({ length: 7 }, (_, at) => block(0x2589 + at, [0, 0, (7 - at) / 8, 1])),
  ['▐', [[0.5, 0, 0.5, 1]]],
  ['▔', [[0, 0, 1, 1 / 8]]],
  ['▕', [[7 / 8, 0, 1 / 8, 1]]],
  ...QUADRANTS.map((quarters, at) =>
    block(0x2596 + at, ...[...quarters].map((quarter) => QUARTERS[quarter])),
  ),
]);

/** How much of its cell a shade covers. */
export const SHADES = new Map([
  ['░', 0.25],
  ['▒', 0.5],
  ['▓', 0.75],
]);

/** Box lines by the weight in which they leave the middle of their cell: up, right, down, left. */
const BOX_LINES = new Map(
  Object.entries({
    '─': '0101',
    '│': '1010',
    '┌': '0110',
    '┐': '0011',
    '└': '1100',
    '┘': '1001',
    '├': '1110',
    '┤': '1011',
    '┬': '0111',
    '┴': '1101',
    '┼': '1111',
    '╭': '0110',
    '╮': '0011',
    '╰': '1100',
    '╯': '1001',
    '━': '0202',
    '┃': '2020',
    '┏': '0220',
    '┓': '0022',
    '┗': '2200',
    '┛': '2002',
    '┣': '2220',
    '┫': '2022',
    '┳': '0222',
    '┻': '2202',
    '╋': '2222',
    '┠': '2120',
    '┨': '2021',
    '┯': '0212',
    '┷': '1202',
    '┿': '1212',
    '╂': '2121',
    '┝': '1210',
    '┥': '1012',
    '┰': '0121',
    '┸': '2101',
    '╴': '0001',
    '╵': '1000',
    '╶': '0100',
    '╷': '0010',
    '╸': '0002',
    '╹': '2000',
    '╺': '0200',
    '╻': '0020',
  }),
);
/** Corners that are round. */
const ROUND = '╭╮╰╯';

/**
 * A box line: `{up, right, down, left}`, each 0, 1 or 2 for a heavy one, and `round`; undefined for
 * what is none.
 */
export function boxLine(text) {
  const weights = BOX_LINES.get(text);
  if (!weights) return undefined;
  const [up, right, down, left] = [...weights].map(Number);
  return { up, right, down, left, round: ROUND.includes(text) };
}

/** Whether a character is drawn as a shape. */
export function isShape(text) {
  return BLOCKS.has(text) || SHADES.has(text) || BOX_LINES.has(text);
}

function block(code, ...parts) {
  return [String.fromCodePoint(code), parts];
}
