import stringWidth from 'string-width';
import { applySgr, type Style } from './sgr.ts';

/** A line of the screen by columns. Behind a wide character stands an empty text. */
export interface CellLine {
  readonly texts: readonly string[];
  readonly styles: readonly Style[];
  /**
   * Whether all terminals agree on the widths of its characters. Where they do not (emoji, accents
   * in East Asian settings), a column of ours need not be one of the screen.
   */
  readonly isCertain: boolean;
}

export const BLANK_LINE: CellLine = { texts: [], styles: [], isCertain: true };

const TOKEN = /\x1b\[([\d;]*)m|\x1b\[[\d;?]*[A-Za-z]|([^\x1b]+)|\x1b/g;
/** ASCII, box lines (drawn where they are narrow), the signs of the sides, kana, kanji, full width. */
const CERTAIN = /^[\x20-\x7e\u2500-\u257f\u2616\u2617\u3000-\u30ff\u4e00-\u9fff\uff01-\uff60]*$/;
const graphemes = new Intl.Segmenter();

/**
 * Reads a line of text with SGR sequences into cells. What is wider than the screen is cut, spaces
 * at the end are left out.
 */
export function parseLine(line: string, columns: number): CellLine {
  const texts: string[] = [];
  const styles: Style[] = [];
  let style: Style = '';
  let isCertain = true;
  for (const [, parameters, text] of line.matchAll(TOKEN)) {
    if (parameters !== undefined) style = applySgr(style, parameters || '0');
    if (text === undefined) continue;
    isCertain &&= CERTAIN.test(text);
    for (const grapheme of splitText(text)) {
      const width = widthOf(grapheme);
      if (width === 0 || texts.length + width > columns) continue;
      texts.push(grapheme);
      styles.push(style);
      if (width === 2) {
        texts.push('');
        styles.push(style);
      }
    }
  }
  let length = texts.length;
  while (length > 0 && texts[length - 1] === ' ' && styles[length - 1] === '') length--;
  texts.length = length;
  styles.length = length;
  return { texts, styles, isCertain };
}

/** Whether the cells of a column look the same; beyond its end a line is blank. */
export function sameCell(a: CellLine, b: CellLine, column: number): boolean {
  return (
    (a.texts[column] ?? ' ') === (b.texts[column] ?? ' ') &&
    (a.styles[column] ?? '') === (b.styles[column] ?? '')
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
