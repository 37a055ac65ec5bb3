import stringWidth from 'string-width';
import { applySgr, onGround, type SgrStyle } from './sgr.ts';

/** A line of the screen by columns. An empty text follows a wide character. */
export interface CellLine {
  readonly texts: readonly string[];
  readonly styles: readonly SgrStyle[];
  /**
   * Whether all terminals agree on the widths of its characters. They do not on emoji, and on
   * accents in East Asian settings; there our columns may not be those of the screen.
   */
  readonly isCertain: boolean;
}

export const BLANK_LINE: CellLine = { texts: [], styles: [], isCertain: true };

const TOKEN = /\x1b\[([\d;]*)m|\x1b\[[\d;?]*[A-Za-z]|([^\x1b]+)|\x1b/g;
/**
 * ASCII; Thai; box lines, blocks and the dots `○●◐`, drawn only if they are narrow; signs of the
 * sides, kana, kanji, hangul, full width.
 */
const CERTAIN =
  /^[\x20-\x7e\u0e01-\u0e3a\u0e3f-\u0e5b\u2500-\u259f\u25cb\u25cf\u25d0\u2616\u2617\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;
const graphemes = new Intl.Segmenter();

/**
 * Reads a line of text with SGR sequences into cells. Cuts it to the width of the screen, and
 * leaves out spaces at its end.
 * @param ground the colours of cells that have none of their own
 */
export function parseLine(line: string, columns: number, ground: SgrStyle = ''): CellLine {
  const texts: string[] = [];
  const styles: SgrStyle[] = [];
  let style: SgrStyle = '';
  let isCertain = true;
  for (const [, parameters, text] of line.matchAll(TOKEN)) {
    if (parameters !== undefined) style = applySgr(style, parameters || '0');
    const shown = onGround(style, ground);
    if (text === undefined) continue;
    isCertain &&= CERTAIN.test(text);
    for (const grapheme of splitText(text)) {
      const width = widthOf(grapheme);
      if (width === 0 || texts.length + width > columns) continue;
      texts.push(grapheme);
      styles.push(shown);
      if (width === 2) {
        texts.push('');
        styles.push(shown);
      }
    }
  }
  let length = texts.length;
  while (length > 0 && texts[length - 1] === ' ' && styles[length - 1] === ground) length--;
  texts.length = length;
  styles.length = length;
  return { texts, styles, isCertain };
}

/**
 * A line with other cells in the place of its own, from a column on.
 * @param ground the style of blank cells
 */
export function putCells(
  line: CellLine,
  column: number,
  { texts, styles, isCertain }: CellLine,
  ground: SgrStyle = '',
): CellLine {
  const put = <Part>(all: readonly Part[], blank: Part, parts: readonly Part[]) => {
    const left = all.slice(0, column);
    while (left.length < column) left.push(blank);
    return [...left, ...parts, ...all.slice(column + parts.length)];
  };
  return {
    texts: put(line.texts, ' ', texts),
    styles: put(line.styles, ground, styles),
    isCertain: line.isCertain && isCertain,
  };
}

/** Whether the cells of a column look the same. A line is blank beyond its end. */
export function sameCell(a: CellLine, b: CellLine, column: number, ground: SgrStyle = ''): boolean {
  return (
    (a.texts[column] ?? ' ') === (b.texts[column] ?? ' ') &&
    (a.styles[column] ?? ground) === (b.styles[column] ?? ground)
  );
}

function splitText(text: string): Iterable<string> {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Printable ASCII takes one column, control characters none. */
function widthOf(grapheme: string): number {
  const code = grapheme.charCodeAt(0);
  if (grapheme.length === 1 && code < 0x7f) return code < 0x20 ? 0 : 1;
  return Math.min(stringWidth(grapheme), 2);
}
