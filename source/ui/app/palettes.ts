import type { ForegroundColorName } from 'chalk';

/** Reasons to mark a square of the board, the most important last. */
export const MARKS = [
  'last-move',
  'last-capture',
  'target',
  'capture',
  'picked',
  'check',
  'mate',
  'cursor',
] as const;

export type Mark = (typeof MARKS)[number];

/** A colour of terminals with more than 16: `#rrggbb`, and its number where there are 256. */
export type Tone = readonly [rgb: string, number: number];

/** How something looks. If two looks are combined, the later one wins. */
export interface Paint {
  readonly color?: ForegroundColorName | Tone;
  readonly background?: ForegroundColorName | Tone;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
  readonly dim?: boolean;
}

/** Colours of the terminal's own sixteen on its own ground. A `v` shows whose piece it is. */
export interface FlatPalette {
  readonly own: Paint;
  readonly opponent: Paint;
  /** Added to the look of the piece's owner. */
  readonly promoted: Paint;
  readonly frame: Paint;
  readonly title: Paint;
  readonly quiet: Paint;
  readonly warning: Paint;
  readonly chosen: Paint;
  readonly selected: Paint;
  readonly lowTime: Paint;
  readonly banner: Paint;
  readonly winner: Paint;
  /** Added to the look of what stands on the square, and to one another. */
  readonly marks: Readonly<Record<Mark, Paint>>;
}

/** Tones of a board with pieces as tiles, for 256 colours and more. */
export interface TilePalette {
  /** The flat palette for 16 colours. */
  readonly fallback: FlatPaletteName;
  /** The whole window. */
  readonly ground: Tone;
  readonly text: Tone;
  /** Titles, and what stands out. */
  readonly bright: Tone;
  readonly quiet: Tone;
  readonly warning: Tone;
  readonly board: Tone;
  readonly line: Tone;
  /** The stand of captured pieces, and the numbers on it. */
  readonly stand: Tone;
  readonly standInk: Tone;
  /** The line that is chosen in a list. */
  readonly chosen: Tone;
  readonly chosenInk: Tone;
  /** The line with the result of a game. */
  readonly banner: Tone;
  readonly bannerInk: Tone;
  readonly own: TileTones;
  readonly opponent: TileTones;
  /** Each side in a graph on the ground of the window. */
  readonly ownText: Tone;
  readonly opponentText: Tone;
  readonly marks: Readonly<Record<Mark, MarkTones>>;
}

/** How a mark is drawn on the board. */
interface MarkTones {
  /** The square itself: a step from the board that leaves the piece in front. */
  readonly tint: Tone;
  /** What is drawn in or around it, which tells the mark without the tint. */
  readonly sign: Tone;
}

/** A side's pieces. */
interface TileTones {
  readonly tile: Tone;
  readonly ink: Tone;
  readonly promoted: Tone;
}

/** Marks are told apart without colour: bold, underline and inverse stay under NO_COLOR. */
const MONO: FlatPalette = {
  own: {},
  opponent: {},
  promoted: {},
  frame: {},
  title: { bold: true },
  quiet: {},
  warning: { bold: true },
  chosen: { inverse: true },
  selected: { inverse: true },
  lowTime: { bold: true, inverse: true },
  banner: { bold: true, inverse: true },
  winner: { bold: true, underline: true },
  marks: {
    'last-move': { bold: true },
    'last-capture': { bold: true, italic: true },
    target: { underline: true },
    capture: { underline: true, inverse: true },
    picked: { bold: true, underline: true },
    check: { bold: true, inverse: true },
    mate: { bold: true, underline: true, inverse: true },
    // On a king in check it must differ from the mark of the check.
    cursor: { inverse: true, bold: false, underline: false },
  },
};

/**
 * A mark with colour sets both text and background, so that it can be read on every piece and under
 * every other mark. Marks with `inverse` name the two the other way round.
 */
const DARK: FlatPalette = {
  ...MONO,
  opponent: { color: 'cyan' },
  promoted: { color: 'redBright' },
  quiet: { dim: true },
  warning: { bold: true, color: 'yellow' },
  winner: { bold: true, underline: true, color: 'yellow' },
  marks: {
    'last-move': { bold: true, color: 'black', background: 'cyanBright' },
    'last-capture': { bold: true, italic: true, color: 'black', background: 'yellow' },
    target: { underline: true, color: 'black', background: 'greenBright' },
    capture: { underline: true, inverse: true, color: 'whiteBright', background: 'red' },
    picked: { bold: true, underline: true, color: 'black', background: 'yellowBright' },
    check: { bold: true, inverse: true, color: 'red', background: 'whiteBright' },
    mate: { bold: true, underline: true, inverse: true, color: 'red', background: 'yellowBright' },
    cursor: {
      inverse: true,
      bold: false,
      underline: false,
      italic: false,
      color: 'white',
      background: 'black',
    },
  },
};

const LIGHT: FlatPalette = {
  ...DARK,
  opponent: { color: 'blue' },
  promoted: { color: 'red' },
  warning: { bold: true, color: 'magenta' },
  winner: { bold: true, underline: true, color: 'blue' },
  marks: {
    ...DARK.marks,
    'last-move': { bold: true, color: 'whiteBright', background: 'blue' },
    'last-capture': { bold: true, italic: true, color: 'whiteBright', background: 'magenta' },
    target: { underline: true, color: 'greenBright', background: 'black' },
    capture: { underline: true, inverse: true, color: 'black', background: 'yellowBright' },
    picked: { bold: true, underline: true, color: 'yellowBright', background: 'blue' },
    cursor: { ...DARK.marks.cursor, color: 'black', background: 'whiteBright' },
  },
};

/** Blue against yellow, bright against dark: never red or green, which look alike to many. */
const SAFE: FlatPalette = {
  ...DARK,
  opponent: { color: 'cyan' },
  promoted: { bold: true, color: 'yellow' },
  marks: {
    ...DARK.marks,
    'last-capture': { bold: true, italic: true, color: 'blue', background: 'yellowBright' },
    target: { underline: true, color: 'black', background: 'whiteBright' },
    capture: { underline: true, inverse: true, color: 'whiteBright', background: 'blue' },
    picked: { bold: true, underline: true, color: 'black', background: 'white' },
    check: { bold: true, inverse: true, color: 'yellowBright', background: 'black' },
    mate: { bold: true, underline: true, inverse: true, color: 'yellow', background: 'black' },
  },
};

/** Palettes for 16 colours and fewer. */
export const FLAT_PALETTES = { dark: DARK, light: LIGHT, safe: SAFE, mono: MONO } as const;

export type FlatPaletteName = keyof typeof FLAT_PALETTES;

/** Kaya, boxwood and vermilion by lamplight. */
const WOOD: TilePalette = {
  fallback: 'dark',
  ground: ['#1d1813', 234],
  text: ['#e3d9c6', 252],
  bright: ['#fff4d8', 230],
  quiet: ['#a2978a', 246],
  warning: ['#f4b15e', 215],
  board: ['#dcb468', 179],
  line: ['#8b6222', 94],
  stand: ['#a97d50', 137],
  standInk: ['#140c04', 16],
  chosen: ['#ddb465', 179],
  chosenInk: ['#140c04', 16],
  banner: ['#9c1f14', 124],
  bannerInk: ['#fff4d8', 230],
  own: { tile: ['#fbe3b7', 223], ink: ['#17100a', 16], promoted: ['#a31409', 124] },
  opponent: { tile: ['#d2c794', 187], ink: ['#473511', 58], promoted: ['#9c1208', 124] },
  ownText: ['#fbe3b7', 223],
  opponentText: ['#c98a4b', 173],
  marks: {
    'last-move': { tint: ['#e6cf54', 221], sign: ['#6b5410', 58] },
    'last-capture': { tint: ['#e8a030', 214], sign: ['#5c3000', 52] },
    target: { tint: ['#bbd07b', 150], sign: ['#2f5c1a', 22] },
    capture: { tint: ['#e69f85', 209], sign: ['#8f160c', 88] },
    picked: { tint: ['#a9c7d8', 152], sign: ['#1f4a6b', 18] },
    check: { tint: ['#f0705a', 210], sign: ['#7c0a0a', 52] },
    mate: { tint: ['#bf7984', 138], sign: ['#4a0620', 16] },
    cursor: { tint: ['#fff8e6', 230], sign: ['#1c1712', 16] },
  },
};

/** Stone and night sky. */
const SLATE: TilePalette = {
  fallback: 'dark',
  ground: ['#101317', 233],
  text: ['#d5dae0', 252],
  bright: ['#ffffff', 231],
  quiet: ['#98a0aa', 247],
  warning: ['#f0c674', 222],
  board: ['#2a323c', 236],
  line: ['#5b6a7a', 241],
  stand: ['#3a434e', 238],
  standInk: ['#f2f5f8', 255],
  chosen: ['#9fc6ea', 153],
  chosenInk: ['#0b0e12', 16],
  banner: ['#9fc6ea', 153],
  bannerInk: ['#0b0e12', 16],
  own: { tile: ['#f1f0ec', 255], ink: ['#101216', 16], promoted: ['#b8101a', 124] },
  opponent: { tile: ['#bcdaf5', 153], ink: ['#0a1420', 16], promoted: ['#9c0d18', 124] },
  ownText: ['#f1f0ec', 255],
  opponentText: ['#6fa8dc', 110],
  marks: {
    'last-move': { tint: ['#524f2a', 239], sign: ['#e0d068', 186] },
    'last-capture': { tint: ['#765017', 94], sign: ['#ffe2a8', 230] },
    target: { tint: ['#376144', 65], sign: ['#9fe0aa', 157] },
    capture: { tint: ['#6c3a49', 95], sign: ['#ffb0a8', 224] },
    picked: { tint: ['#295086', 25], sign: ['#a5d2f7', 195] },
    check: { tint: ['#6c1613', 52], sign: ['#ff9d94', 217] },
    mate: { tint: ['#692a69', 53], sign: ['#f3b2f3', 219] },
    cursor: { tint: ['#5a646e', 243], sign: ['#ffffff', 231] },
  },
};

/** Ink on paper. */
const PAPER: TilePalette = {
  fallback: 'light',
  ground: ['#fafaf7', 231],
  text: ['#2c2b28', 236],
  bright: ['#000000', 16],
  quiet: ['#66645e', 241],
  warning: ['#a3201a', 124],
  board: ['#e6e2d5', 255],
  line: ['#8f8a7c', 246],
  stand: ['#dfdbce', 254],
  standInk: ['#1d1b17', 16],
  chosen: ['#2c2b28', 236],
  chosenInk: ['#fafaf7', 231],
  banner: ['#a3201a', 124],
  bannerInk: ['#ffffff', 231],
  own: { tile: ['#fff6c9', 230], ink: ['#141310', 16], promoted: ['#b3160c', 124] },
  opponent: { tile: ['#b8b6ae', 250], ink: ['#141310', 16], promoted: ['#8f0e07', 88] },
  ownText: ['#2c2b28', 236],
  opponentText: ['#8a6d3b', 94],
  marks: {
    'last-move': { tint: ['#ebde8c', 186], sign: ['#6b5a10', 58] },
    'last-capture': { tint: ['#e8b868', 179], sign: ['#6b3a08', 52] },
    target: { tint: ['#c1dda6', 151], sign: ['#2c6420', 22] },
    capture: { tint: ['#e4ada2', 224], sign: ['#a3201c', 88] },
    picked: { tint: ['#a8cdec', 153], sign: ['#1d4f7c', 18] },
    check: { tint: ['#f58a7c', 210], sign: ['#8c0c0c', 52] },
    mate: { tint: ['#cf86a8', 175], sign: ['#52093a', 53] },
    cursor: { tint: ['#ffffff', 195], sign: ['#1d1a16', 16] },
  },
};

/** Palettes for 256 colours and more. */
export const TILE_PALETTES = { wood: WOOD, slate: SLATE, paper: PAPER } as const;

export type TilePaletteName = keyof typeof TILE_PALETTES;
