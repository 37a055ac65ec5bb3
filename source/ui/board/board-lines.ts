import { itemAt } from '../../rules/core/item-at.ts';
import type { Square } from '../../rules/core/square.ts';
import type { Charset } from '../../text/charset.ts';
import type { Mark } from '../app/palettes.ts';
import type { Theme } from '../app/theme.ts';
import { joinSpans, type Row, type Span } from '../ink/rows.tsx';
import { innerCorner, innerSignOf, isAbove, type MarkSign, signOf, topMark } from './mark-signs.ts';

/** The characters of the lines of a board. */
interface Frame {
  readonly horizontal: string;
  readonly vertical: string;
  /** Left, middle and right of the top, inner and bottom line. */
  readonly corners: readonly [string, string, string];
}

const BOX: Frame = { horizontal: '─', vertical: '│', corners: ['┌┬┐', '├┼┤', '└┴┘'] };
const ASCII: Frame = { horizontal: '-', vertical: '|', corners: ['+++', '+++', '+++'] };

/** The lines of a board and the signs that marks put in their place. */
export interface BoardLines {
  readonly charset: Charset;
  readonly theme: Theme;
  readonly marks: ReadonlyMap<Square, ReadonlySet<Mark>>;
  /** Columns of a square, and whether it has one row. */
  readonly cell: number;
  readonly isLow: boolean;
  /** Whether the marks of the last move have room in their squares. */
  readonly hasInnerSigns: boolean;
  /** Whether lines part the squares; else they lie only around the board. */
  readonly isRuled: boolean;
}

/** A part of a line with the mark whose sign it is. */
interface Part extends Span {
  readonly mark?: Mark;
}

/** Left edge, lines between squares and right edge of a rank, in the order of its squares. */
export function verticalLines(lines: BoardLines, squares: readonly Square[]): Span[] {
  const { charset, theme, isRuled } = lines;
  const plain: Part = { text: frameOf(charset).vertical, style: theme.frame };
  const parts = Array.from({ length: squares.length + 1 }, () => plain);
  if (!isRuled) return parts;
  for (const [at, square] of squares.entries()) {
    const marked = markedBy(lines, square);
    if (!marked) continue;
    const { mark, sign, style } = marked;
    putOver(parts, at, { text: sign.left, style, mark });
    putOver(parts, at + 1, { text: sign.right, style, mark });
  }
  return parts;
}

/**
 * The line between two ranks, or above the first one or below the last one.
 * @param above the squares of the rank above it, from left to right; undefined for none
 * @param below those of the rank below it
 */
export function horizontalLine(
  lines: BoardLines,
  above: readonly Square[] | undefined,
  below: readonly Square[] | undefined,
): Row {
  const { charset, theme, cell, isRuled } = lines;
  const frame = frameOf(charset);
  const corners = itemAt(frame.corners, above === undefined ? 0 : below === undefined ? 2 : 1);
  const [left = '', middle = '', right = ''] = corners;
  const count = (above ?? below ?? []).length;
  const style = theme.frame;
  // A corner, then by turns a side of a square and a corner.
  const parts = Array.from({ length: 2 * count + 1 }, (_, at): Part => {
    if (at % 2 === 1) return { text: frame.horizontal.repeat(cell), style };
    if (at === 0) return { text: left, style };
    if (at === 2 * count) return { text: right, style };
    return { text: isRuled ? middle : '', style };
  });
  if (!isRuled) return joinSpans(parts);
  const cornerAt = (at: number, corner: string) =>
    above && below && at > 0 && at < 2 * count ? innerCorner(corner) : corner;
  for (const [squares, side] of [
    [above, 'below'],
    [below, 'above'],
  ] as const) {
    for (const [at, square] of (squares ?? []).entries()) {
      const marked = markedBy(lines, square);
      const texts = marked?.sign[side];
      if (!marked || !texts) continue;
      const { mark, style } = marked;
      const [before, along, after] = texts;
      putOver(parts, 2 * at, { text: cornerAt(2 * at, before), style, mark });
      putOver(parts, 2 * at + 1, { text: along.repeat(cell), style, mark });
      putOver(parts, 2 * at + 2, { text: cornerAt(2 * at + 2, after), style, mark });
    }
  }
  return joinSpans(parts);
}

function frameOf(charset: Charset): Frame {
  return charset === 'box' ? BOX : ASCII;
}

interface Marked {
  readonly mark: Mark;
  readonly sign: MarkSign;
  readonly style: Span['style'];
}

/** The sign around a square; undefined if it has none. */
function markedBy(lines: BoardLines, square: Square): Marked | undefined {
  const { marks, theme, charset, isLow, hasInnerSigns } = lines;
  const mark = topMark(marks.get(square));
  if (mark === undefined || mark === 'target' || !theme.hasTiles) return undefined;
  if (hasInnerSigns && innerSignOf(mark, charset)) return undefined;
  const style = theme.square({ marks: new Set([mark]) }).rim;
  return { mark, sign: signOf(mark, charset, isLow), style };
}

/** Puts a part of a sign in the place of a line or of a less important sign. */
function putOver(parts: Part[], at: number, part: Part & { readonly mark: Mark }): void {
  const before = parts[at]?.mark;
  if (before === undefined || !isAbove(before, part.mark)) parts[at] = part;
}
