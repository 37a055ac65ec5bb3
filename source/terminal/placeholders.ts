/**
 * Pictures of kitty's graphics protocol as characters of the screen ("Unicode placeholders"): what
 * stands between the program and the terminal, such as tmux, keeps them like text.
 */
import type { CellLine } from './cells.ts';
import { freePicture, transmitPicture, virtualPlacement } from './graphics.ts';
import type { Pen } from './pen.ts';
import type { PlacedPicture, SizedPicture } from './screen-pictures.ts';
import { inInk } from './sgr.ts';

const PLACEHOLDER = '\u{10eeee}';

/** The marks that tell rows and columns from 0 on (kitty's `rowcolumn-diacritics.txt`). */
const MARKS = [
  ...[0x0305, 0x030d, 0x030e, 0x0310, 0x0312, 0x033d, 0x033e, 0x033f, 0x0346, 0x034a, 0x034b],
  ...[0x034c, 0x0350, 0x0351, 0x0352, 0x0357, 0x035b, 0x0363, 0x0364, 0x0365, 0x0366, 0x0367],
  ...[0x0368, 0x0369, 0x036a, 0x036b, 0x036c, 0x036d, 0x036e, 0x036f],
].map((code) => String.fromCharCode(code));

/** Numbers that are colours of their own on every terminal; the first ones are often changed. */
const FIRST_NUMBER = 100;
const LAST_NUMBER = 255;

/** Hands a sequence through tmux to the terminal, where tmux allows that. */
export function throughTmux(sequence: string): string {
  return `\x1bPtmux;${sequence.replaceAll('\x1b', '\x1b\x1b')}\x1b\\`;
}

/** How many pictures placeholders can tell apart. */
export const MOST_PLACEHOLDERS = LAST_NUMBER - FIRST_NUMBER + 1;

/** What tells the terminal a picture, the `index`th, and that placeholders stand for it. */
export function sendForPlaceholders(index: number, picture: SizedPicture, png: string): string {
  const number = FIRST_NUMBER + index;
  const commands = transmitPicture(number, png) + virtualPlacement(number, picture);
  // tmux takes no sequence that is much longer than one command.
  return (commands.match(/\x1b_[^\x1b]*\x1b\\/g) ?? []).map(throughTmux).join('');
}

/** What makes the terminal forget that picture. */
export function freePlaceholders(index: number): string {
  return throughTmux(freePicture(FIRST_NUMBER + index));
}

/** Writes the placeholders of a picture over the cells of a screen, on the ground that they have. */
export function drawPlaceholders(
  pen: Pen,
  index: number,
  { row: top, column: left, columns, rows }: PlacedPicture,
  cells: readonly CellLine[],
): void {
  for (let row = 0; row < rows; row++) {
    const line = cells[top + row];
    const texts = Array.from({ length: columns }, (_, column) => {
      return `${PLACEHOLDER}${MARKS[row]}${MARKS[column]}`;
    });
    const styles = texts.map((_, column) =>
      inInk(line?.styles[left + column] ?? '', FIRST_NUMBER + index),
    );
    pen.drawCells(top + row, left, { texts, styles, isCertain: true });
  }
}
