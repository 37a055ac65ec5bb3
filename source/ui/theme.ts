import type { TextStyle } from './row.ts';

/** What a square of the board is pointed out for, the most important last. */
export const MARKS = ['last-move', 'target', 'picked', 'check', 'cursor'] as const;

export type Mark = (typeof MARKS)[number];

/** Every colour and emphasis of the screens, by meaning. */
export interface Theme {
  readonly own: TextStyle;
  readonly opponent: TextStyle;
  /** Added to the style of the piece's owner. */
  readonly promoted: TextStyle;
  readonly frame: TextStyle;
  readonly title: TextStyle;
  readonly quiet: TextStyle;
  readonly warning: TextStyle;
  readonly chosen: TextStyle;
  /** A clock that has little left. */
  readonly lowTime: TextStyle;
  /** Added to the style of what stands on the square, and to one another. */
  readonly marks: Readonly<Record<Mark, TextStyle>>;
}

/** Marks are told apart without colour: bold, underline and inverse stay under NO_COLOR. */
const MONO: Theme = {
  own: {},
  opponent: {},
  promoted: {},
  frame: {},
  title: { bold: true },
  quiet: {},
  warning: { bold: true },
  chosen: { inverse: true },
  lowTime: { bold: true, inverse: true },
  marks: {
    'last-move': { bold: true },
    target: { underline: true },
    picked: { bold: true, underline: true },
    check: { bold: true, inverse: true },
    // On a king in check it must differ from the mark of that.
    cursor: { inverse: true, bold: false },
  },
};

/**
 * A mark with colour gives both of them, text and background, so that it can be read on every
 * piece and under every other mark. Those with `inverse` give them the other way round.
 */
const DARK: Theme = {
  ...MONO,
  opponent: { color: 'cyan' },
  promoted: { color: 'red' },
  quiet: { dimColor: true },
  warning: { bold: true, color: 'yellow' },
  marks: {
    'last-move': { bold: true, color: 'whiteBright', backgroundColor: 'blue' },
    target: { underline: true, color: 'black', backgroundColor: 'green' },
    picked: { bold: true, underline: true, color: 'black', backgroundColor: 'yellow' },
    check: { bold: true, inverse: true, color: 'red', backgroundColor: 'whiteBright' },
    cursor: { inverse: true, color: 'white', backgroundColor: 'black' },
  },
};

const LIGHT: Theme = {
  ...DARK,
  opponent: { color: 'blue' },
  warning: { bold: true, color: 'magenta' },
  marks: {
    ...DARK.marks,
    'last-move': { bold: true, color: 'black', backgroundColor: 'cyan' },
    cursor: { inverse: true, color: 'black', backgroundColor: 'whiteBright' },
  },
};

/** Blue against yellow, bright against dark: never red or green, which look alike to many. */
const SAFE: Theme = {
  ...DARK,
  opponent: { color: 'cyan' },
  promoted: { bold: true, color: 'yellow' },
  marks: {
    'last-move': { bold: true, color: 'whiteBright', backgroundColor: 'blue' },
    target: { underline: true, color: 'black', backgroundColor: 'cyan' },
    picked: { bold: true, underline: true, color: 'black', backgroundColor: 'white' },
    check: { bold: true, inverse: true, color: 'yellowBright', backgroundColor: 'black' },
    cursor: { inverse: true, color: 'white', backgroundColor: 'black' },
  },
};

const THEMES = { dark: DARK, light: LIGHT, safe: SAFE, mono: MONO } as const;

export type ThemeName = keyof typeof THEMES;

/** @param colour whether colours may be used at all; `mono` where not */
export function themeFor(name: ThemeName, colour: boolean): Theme {
  return colour ? THEMES[name] : MONO;
}
