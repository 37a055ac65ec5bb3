import type { PixelSize } from './scale-picture.ts';
import type { ScreenPlace } from './screen-place.ts';

/** Whether the background of a terminal is light or dark. */
export type Ground = 'light' | 'dark';

/** What the mouse did: its left button, or a step of its wheel. */
export type MouseAction = 'press' | 'release' | 'wheel-up' | 'wheel-down';

/** What the mouse did, and where it points. */
export interface MouseEvent {
  readonly action: MouseAction;
  readonly place: ScreenPlace;
}

/** What a terminal tells beside keys, by kind. */
export interface Reports {
  /** Where its cursor is: the answer to `ESC [ 6 n`. */
  readonly cursor: ScreenPlace;
  /** What the mouse does. Told while `mouse` is switched on. */
  readonly mouse: MouseEvent;
  /** An answer about pictures: `i=31;OK`. */
  readonly graphics: string;
  /** The pixels of a character: the answer to `ESC [ 16 t`. */
  readonly cellSize: PixelSize;
  /** The pixels that sixels can fill: the answer to XTSMGRAPHICS. */
  readonly sixelSpace: PixelSize;
  /** What it can do: the answer to DA1. */
  readonly attributes: readonly number[];
  /** Its name and version: the answer to XTVERSION. */
  readonly name: string;
  /** Its background: the answer to OSC 11. */
  readonly background: Ground;
  /** It has become light or dark. Told while `ground` is switched on. */
  readonly ground: Ground;
  /** It can show a frame when that is complete. */
  readonly synchronizes: true;
  /** Whether the window has the focus now. Told while `focus` is switched on. */
  readonly focus: boolean;
  /** An answer about notifications: `i=komadai:p=?;p=title`. */
  readonly notifications: string;
}

/** A kind of some values together with a value of it. */
export type Told<Values> = {
  [Kind in keyof Values]: [kind: Kind, value: Values[Kind]];
}[keyof Values];

export type Report = Told<Reports>;

/** What a report looks like, and what its parts tell; undefined for nothing. */
type ReportRow = readonly [RegExp, (...parts: [string, string, string]) => Report | undefined];

/** Buttons without Shift, Alt or Ctrl. */
const PRESSES: Readonly<Record<string, MouseAction>> = {
  0: 'press',
  64: 'wheel-up',
  65: 'wheel-down',
};

const CSI_REPORTS: readonly ReportRow[] = [
  [/^(\d+);(\d+)R$/, (row, column) => ['cursor', { row: +row - 1, column: +column - 1 }]],
  [/^6;(\d+);(\d+)t$/, (height, width) => ['cellSize', { width: +width, height: +height }]],
  [/^\?2;0;(\d+);(\d+)S$/, (width, height) => ['sixelSpace', { width: +width, height: +height }]],
  [/^\?([\d;]+)c$/, (attributes) => ['attributes', attributes.split(';').map(Number)]],
  [/^\?997;([12])n$/, (ground) => ['ground', ground === '1' ? 'dark' : 'light']],
  [/^\?2026;[12]\$y$/, () => ['synchronizes', true]],
  [/^([IO])$/, (change) => ['focus', change === 'I']],
  [/^<(\d+);(\d{1,5});(\d{1,5})M$/, (button, column, row) => mouse(PRESSES[button], column, row)],
  [/^<\d+;(\d{1,5});(\d{1,5})m$/, (column, row) => mouse('release', column, row)],
];

const STRING_REPORTS: readonly ReportRow[] = [
  [/^_G(.*)$/, (answer) => ['graphics', answer]],
  [/^P>\|(.*)$/, (name) => ['name', name]],
  [/^\]99;(.*)$/, (answer) => ['notifications', answer]],
  [/^\]11;(.*)$/, background],
];

/** The report of a whole `ESC [` sequence; undefined for another sequence. */
export function reportOfCsi(parameters: string, final: string): Report | undefined {
  return reportIn(CSI_REPORTS, parameters + final);
}

/** The report of a whole string with its head, such as `]11;rgb:ffff/ffff/ffff`. */
export function reportOfString(text: string): Report | undefined {
  return reportIn(STRING_REPORTS, text);
}

function mouse(action: MouseAction | undefined, column: string, row: string): Report | undefined {
  return action && ['mouse', { action, place: { row: +row - 1, column: +column - 1 } }];
}

function reportIn(rows: readonly ReportRow[], text: string): Report | undefined {
  for (const [pattern, read] of rows) {
    const [whole, first = '', second = '', third = ''] = pattern.exec(text) ?? [];
    if (whole !== undefined) return read(first, second, third);
  }
  return undefined;
}

/** Asks a terminal for its background (OSC 11). */
export const BACKGROUND_QUESTION = '\x1b]11;?\x1b\\';

/** The report of a background such as `rgb:ffff/ffff/ffff`; undefined for another text. */
function background(colour: string): Report | undefined {
  const [, ...digits] = /^rgba?:([\da-f]+)\/([\da-f]+)\/([\da-f]+)/i.exec(colour) ?? [];
  if (digits.length === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map(
    (hex) => Number.parseInt(hex, 16) / (16 ** hex.length - 1),
  );
  // How bright it seems to the eye (ITU-R BT.601).
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  return ['background', brightness > 0.5 ? 'light' : 'dark'];
}
