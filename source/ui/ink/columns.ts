import stringWidth from 'string-width';

/**
 * The text cut to a width in columns, with `..` at the end of a text that was cut. `cli-truncate`
 * cuts kanji one column too late and gives two columns for a width of one.
 */
export function cutText(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  return `${sliceColumns(text, Math.max(width - 2, 0))}${'..'.slice(0, Math.max(width, 0))}`;
}

/** The text with spaces after it, up to a width in columns. */
export function padText(text: string, width: number): string {
  return text + ' '.repeat(Math.max(width - stringWidth(text), 0));
}

/** The text with spaces before it, up to a width in columns. */
export function padBefore(text: string, width: number): string {
  return ' '.repeat(Math.max(width - stringWidth(text), 0)) + text;
}

/** A text in the middle of `columns`, at the left of the middle if it cannot be quite there. */
export function centred(text: string, columns: number): string {
  return padText(' '.repeat(Math.floor((columns - stringWidth(text)) / 2)) + text, columns);
}

/** Far more UTF-16 units than a column of text takes. */
const UNITS_A_COLUMN = 16;

/** The longest end of the text that takes at most `width` columns. */
export function tailText(text: string, width: number): string {
  if (text.length <= width && stringWidth(text) <= width) return text;
  // To break up a text of thousands of characters takes a second.
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

const graphemes = new Intl.Segmenter();

/** The longest beginning of the text that takes at most `width` columns. */
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
