import stringWidth from 'string-width';

/** How a piece of text looks; the same names as the properties of Ink's `Text`. */
export interface TextStyle {
  readonly color?: string;
  readonly backgroundColor?: string;
  readonly bold?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
  readonly dimColor?: boolean;
}

export interface Span {
  readonly text: string;
  readonly style?: TextStyle;
}

/** One line of the screen. */
export type Row = readonly Span[];

export function plainRow(text: string, style?: TextStyle): Row {
  return [{ text, ...(style && { style }) }];
}

/**
 * A text without what would act on the terminal instead of being shown: control characters, line
 * separators and turns of the writing direction.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** Columns that a row takes. */
export function rowWidth(row: Row): number {
  return row.reduce((width, span) => width + stringWidth(span.text), 0);
}

/** The text cut to a width in columns, `..` at its end where something is missing. */
export function cutText(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  return `${sliceColumns(text, Math.max(width - 2, 0))}${'..'.slice(0, Math.max(width, 0))}`;
}

/** The row filled with spaces, or cut, to a width in columns. */
export function fitRow(row: Row, width: number): Row {
  const spans: Span[] = [];
  let left = width;
  for (const span of row) {
    const own = stringWidth(span.text);
    if (own > left) {
      const text = sliceColumns(span.text, left);
      spans.push({ ...span, text });
      left -= stringWidth(text);
      break;
    }
    spans.push(span);
    left -= own;
  }
  return left > 0 ? [...spans, { text: ' '.repeat(left) }] : spans;
}

/** Two texts at the two ends of a line; the right one gives way. */
export function spreadRow(left: Row, right: Row, width: number): Row {
  const space = width - rowWidth(left) - 1;
  if (space < 2) return fitRow(left, width);
  const cut = rowWidth(right) > space ? fitRow(right, space) : right;
  return [...left, { text: ' '.repeat(space + 1 - rowWidth(cut)) }, ...cut];
}

/** Rows beside each other, those at the right from a column on. */
export function joinRows(left: readonly Row[], column: number, right: readonly Row[]): Row[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, at) => [
    ...fitRow(left[at] ?? [], column),
    ...(right[at] ?? []),
  ]);
}

/** Far more than what a column of text takes, in UTF-16 units. */
const UNITS_A_COLUMN = 16;

/** The longest end of the text that takes no more than so many columns. */
export function tailText(text: string, width: number): string {
  // Breaking up a text of thousands of characters takes a second.
  const near = text.slice(-(width + 1) * UNITS_A_COLUMN);
  const segments = [...graphemes.segment(near)].reverse();
  // The first of them may have been cut in two.
  if (near.length < text.length) segments.pop();
  let tail = '';
  let used = 0;
  for (const { segment } of segments) {
    used += stringWidth(segment);
    if (used > width) break;
    tail = segment + tail;
  }
  return tail;
}

export function padText(text: string, width: number): string {
  return text + ' '.repeat(Math.max(width - stringWidth(text), 0));
}

const graphemes = new Intl.Segmenter();

/** The longest beginning of the text that takes no more than so many columns. */
function sliceColumns(text: string, width: number): string {
  let taken = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += stringWidth(segment);
    if (used > width) break;
    taken += segment;
  }
  return taken;
}

const COLOURS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/** The row as a text with SGR sequences, harmless whatever its spans hold. */
export function rowText(row: Row): string {
  return row.map(({ text, style }) => styled(visibleText(text), style)).join('');
}

/** Each attribute with a sequence of its own around the text, as Ink reads them. */
function styled(text: string, style: TextStyle = {}): string {
  const { bold, dimColor, underline, inverse, color, backgroundColor } = style;
  let around = text;
  const wrap = (on: number, off: number) => {
    around = `\x1b[${on}m${around}\x1b[${off}m`;
  };
  if (color) wrap(colourCode(color, 30, 90), 39);
  if (backgroundColor) wrap(colourCode(backgroundColor, 40, 100), 49);
  if (bold) wrap(1, 22);
  if (dimColor) wrap(2, 22);
  if (underline) wrap(4, 24);
  if (inverse) wrap(7, 27);
  return around;
}

/** The code of one of the sixteen named colours, `red` or `redBright`; gray is bright black. */
function colourCode(name: string, base: number, brightBase: number): number {
  if (name === 'gray') return brightBase;
  const bright = name.endsWith('Bright');
  return (bright ? brightBase : base) + COLOURS.indexOf(bright ? name.slice(0, -6) : name);
}
