import type { TextStyle } from './row.ts';

/** What a square of the board is pointed out for, the most important last. */
export const MARKS = ['last-move', 'target', 'picked', 'check', 'cursor'] as const;

export type Mark = (typeof MARKS)[number];

/** Every colour and emphasis of the screens, by meaning. */
export interface Theme {
  readonly own: TextStyle;
  readonly opponent: TextStyle;
  readonly promoted: TextStyle;
  readonly frame: TextStyle;
  readonly title: TextStyle;
  readonly quiet: TextStyle;
  readonly warning: TextStyle;
  readonly chosen: TextStyle;
  readonly marks: Readonly<Record<Mark, TextStyle>>;
}

/** Marks are told apart without colour: bold, underline and inverse stay under NO_COLOR. */
const WITHOUT_COLOUR: Theme = {
  own: {},
  opponent: {},
  promoted: {},
  frame: {},
  title: { bold: true },
  quiet: {},
  warning: { bold: true },
  chosen: { inverse: true },
  marks: {
    'last-move': { bold: true },
    target: { underline: true },
    picked: { bold: true, underline: true },
    check: { bold: true, inverse: true },
    cursor: { inverse: true },
  },
};

const COLOURED: Theme = {
  ...WITHOUT_COLOUR,
  opponent: { color: 'cyan' },
  promoted: { color: 'red' },
  quiet: { dimColor: true },
  frame: { dimColor: true },
  warning: { color: 'yellow', bold: true },
  marks: {
    ...WITHOUT_COLOUR.marks,
    'last-move': { bold: true, backgroundColor: 'blue' },
    target: { underline: true, backgroundColor: 'green' },
    check: { bold: true, inverse: true, color: 'red' },
  },
};

export function themeFor(colour: boolean): Theme {
  return colour ? COLOURED : WITHOUT_COLOUR;
}
