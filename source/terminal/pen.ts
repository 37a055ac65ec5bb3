import { type CellLine, sameCell } from './cells.ts';
import { changeStyle, type Style } from './sgr.ts';

/** Unchanged cells between two changed ones that are cheaper to write again than to jump over. */
const BRIDGE = 3;
/** Blank cells at the end of a line from which on erasing is cheaper than writing spaces. */
const ERASE_FROM = 4;

/**
 * Collects what is sent to the terminal, and knows where its cursor then stands and what style is
 * in force, so that each step costs as few bytes as possible.
 */
export class Pen {
  #text = '';
  #row = -1;
  /** -1 where it is not known: at the start, and behind the last column. */
  #column = -1;
  #style: Style = '';
  readonly #columns: number;

  /** @param columns width of the screen */
  constructor(columns: number) {
    this.#columns = columns;
  }

  /** What was collected since the last call. The style in force at its end is the default. */
  take(): string {
    this.#setStyle('');
    const text = this.#text;
    this.#text = '';
    return text;
  }

  /** Sends a sequence that moves nothing and changes no style. */
  send(sequence: string): void {
    this.#text += sequence;
  }

  /** Erases the screen. */
  erase(): void {
    this.#text += '\x1b[H\x1b[2J';
    this.#row = 0;
    this.#column = 0;
  }

  /** Puts the cursor somewhere, rows and columns counted from 0. */
  moveTo(row: number, column: number): void {
    if (row === this.#row && column === this.#column) return;
    this.#text += this.#shortestMove(row, column);
    this.#row = row;
    this.#column = column;
  }

  /** Writes the cells of a row that differ from those on the screen. */
  drawLine(row: number, from: CellLine, to: CellLine): void {
    if (!from.isCertain || !to.isCertain) {
      this.#drawWhole(row, to);
      return;
    }
    const end = Math.max(from.texts.length, to.texts.length);
    const erases = end - to.texts.length >= ERASE_FROM;
    const written = erases ? to.texts.length : end;
    let column = 0;
    while (column < end) {
      if (sameCell(from, to, column)) {
        column++;
        continue;
      }
      const first = isSecondHalf(to, column) ? column - 1 : column;
      if (erases && first >= written) {
        this.moveTo(row, first);
        this.#setStyle('');
        this.#text += '\x1b[K';
        return;
      }
      column = this.#drawRun(row, first, runEnd(from, to, column, written), to);
    }
  }

  /** Writes a row of which columns cannot be relied on: from its start, with nothing behind it. */
  #drawWhole(row: number, line: CellLine): void {
    this.moveTo(row, 0);
    this.#setStyle('');
    this.#text += '\x1b[K';
    this.#drawRun(row, 0, line.texts.length, line);
    this.#column = -1;
  }

  /** Writes the cells of a row from one column up to another, and returns the column behind. */
  #drawRun(row: number, first: number, last: number, line: CellLine): number {
    this.moveTo(row, first);
    let column = first;
    while (column < last) {
      const text = line.texts[column] ?? ' ';
      this.#setStyle(line.styles[column] ?? '');
      this.#text += text;
      column += line.texts[column + 1] === '' ? 2 : 1;
    }
    this.#column = column < this.#columns ? column : -1;
    return column;
  }

  #setStyle(style: Style): void {
    this.#text += changeStyle(this.#style, style);
    this.#style = style;
  }

  #shortestMove(row: number, column: number): string {
    const absolute = row === 0 && column === 0 ? '\x1b[H' : `\x1b[${row + 1};${column + 1}H`;
    if (row !== this.#row || this.#column < 0) return absolute;
    const distance = column - this.#column;
    if (column === 0) return '\r';
    if (distance < 0 && distance >= -4) return '\b'.repeat(-distance);
    const step = Math.abs(distance);
    const relative = `\x1b[${step === 1 ? '' : step}${distance < 0 ? 'D' : 'C'}`;
    return relative.length < absolute.length ? relative : absolute;
  }
}

/** Whether a wide character begins in the column before. */
function isSecondHalf(line: CellLine, column: number): boolean {
  return line.texts[column] === '';
}

/** The column behind the last of the changed cells that are written in one go. */
function runEnd(from: CellLine, to: CellLine, column: number, end: number): number {
  let last = column + 1;
  for (let at = column + 1; at < end && at - last < BRIDGE + 1; at++) {
    if (!sameCell(from, to, at)) last = at + 1;
  }
  return isSecondHalf(to, last) ? last + 1 : last;
}
