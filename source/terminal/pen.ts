import { type CellLine, sameCell } from './cells.ts';
import { blankStyle, changeStyle, isPlainBlank, type SgrStyle } from './sgr.ts';

/** The most unchanged cells between two changed ones that are cheaper to write than to jump. */
const BRIDGE = 3;
/** The least blank cells at the end of a line that are cheaper to erase than to write. */
const ERASE_FROM = 4;
/** The least blank cells that are cheaper to erase within a line than to write. */
const ERASE_WITHIN_FROM = 6;

/** Cells of a row that were written or erased. */
export interface WrittenCells {
  readonly row: number;
  readonly first: number;
  /** The column after the last of them. */
  readonly last: number;
}

/**
 * Collects what is sent to the terminal. It knows the place of the cursor and the style in force,
 * so that each step costs as few bytes as possible.
 */
export class Pen {
  /** What no style can change any more, and the style at its end. */
  #text = '';
  #settled: SgrStyle = '';
  /** Moves and blanks after it, and the style in force: so far only its ground shows. */
  #loose = '';
  #style: SgrStyle = '';
  #row = -1;
  /** -1 if it is not known: at the start, and after the last column. */
  #column = -1;
  readonly #columns: number;
  readonly #ground: SgrStyle;
  readonly #erasesInColour: boolean;
  readonly #erasesAllColours: boolean;

  #written: WrittenCells[] = [];

  /**
   * @param columns width of the screen
   * @param ground the style of blank cells
   * @param erasesInColour whether the terminal erases with the background in force
   */
  constructor(columns: number, ground: SgrStyle = '', erasesInColour = true) {
    this.#columns = columns;
    this.#ground = ground;
    this.#erasesInColour = ground === '' || erasesInColour;
    this.#erasesAllColours = erasesInColour;
  }

  /** Takes what was collected since the last call. It ends in the style of blank cells. */
  take(): string {
    this.#setStyle(this.#ground);
    this.#settle();
    const text = this.#text;
    this.#text = '';
    this.#written = [];
    return text;
  }

  /** The cells that were written since the last call, or since `take`. */
  takeWritten(): readonly WrittenCells[] {
    const written = this.#written;
    this.#written = [];
    return written;
  }

  /** Sends a sequence that moves nothing and changes no style. */
  send(sequence: string): void {
    this.#settle();
    this.#text += sequence;
  }

  /** Puts the ground of a style in force; the ink of what comes next does not matter. */
  setGround(style: SgrStyle): void {
    this.#setStyle(blankStyle(this.#style, style));
  }

  /**
   * Erases a screen of `rows` rows.
   * @param what `text` leaves pictures alone, which are lost otherwise
   */
  erase(rows: number, what: 'all' | 'text' = 'all'): void {
    this.#setStyle(this.#ground);
    this.#loose += what === 'all' ? '\x1b[H\x1b[2J' : '\x1b[H\x1b[J';
    this.#row = 0;
    this.#column = 0;
    if (this.#erasesInColour) return;
    for (let row = 0; row < rows; row++) {
      this.moveTo(row, 0);
      this.#loose += ' '.repeat(this.#columns);
      this.#column = -1;
    }
  }

  /** From now on the place of the cursor is unknown. */
  forgetPlace(): void {
    this.#row = -1;
    this.#column = -1;
  }

  /** Puts the cursor at a place; rows and columns are counted from 0. */
  moveTo(row: number, column: number): void {
    if (row === this.#row && column === this.#column) return;
    this.#loose += this.#shortestMove(row, column);
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
    const erases = this.#erasesInColour && end - to.texts.length >= ERASE_FROM;
    const written = erases ? to.texts.length : end;
    let column = 0;
    while (column < end) {
      if (sameCell(from, to, column, this.#ground)) {
        column++;
        continue;
      }
      const first = isSecondHalf(to, column) ? column - 1 : column;
      if (erases && first >= written) {
        this.moveTo(row, first);
        this.#writeBlank('\x1b[K', this.#ground);
        this.#written.push({ row, first, last: this.#columns });
        return;
      }
      column = this.#drawRun(row, first, this.#runEnd(from, to, column, written), to);
    }
  }

  /** Writes cells from a column of a row on, whatever stands there. */
  drawCells(row: number, column: number, cells: CellLine): void {
    const before = Array.from({ length: column }, () => '');
    const texts = [...before, ...cells.texts];
    const styles = [...before, ...cells.styles];
    this.#drawRun(row, column, texts.length, { ...cells, texts, styles });
    // Programs between us and the terminal may count marks otherwise.
    this.forgetPlace();
  }

  /** Writes a row with uncertain columns: all of it, and erases the rest of the line. */
  #drawWhole(row: number, line: CellLine): void {
    this.#written.push({ row, first: 0, last: this.#columns });
    this.moveTo(row, 0);
    this.#setStyle(this.#ground);
    if (this.#erasesInColour) this.#loose += '\x1b[K';
    else {
      this.#loose += ' '.repeat(this.#columns);
      this.#column = -1;
    }
    this.#drawRun(row, 0, line.texts.length, line);
    this.#column = -1;
  }

  /** Writes the cells of a row from one column up to another. @returns the column after them */
  #drawRun(row: number, first: number, last: number, line: CellLine): number {
    this.#written.push({ row, first, last });
    this.moveTo(row, first);
    let column = first;
    while (column < last) {
      const text = line.texts[column] ?? ' ';
      const style = line.styles[column] ?? this.#ground;
      const isErasable = this.#erasesAllColours && last - column >= ERASE_WITHIN_FROM;
      if (isErasable && isPlainBlank(style) && isBlank(line, column, last)) {
        this.#writeBlank(`\x1b[${last - column}X`, style);
        // The cursor stays before the cells that are erased.
        this.#column = column;
        return last;
      }
      if (text === ' ') this.#writeBlank(text, style);
      else this.#write(text, style);
      column += line.texts[column + 1] === '' ? 2 : 1;
    }
    this.#column = column < this.#columns ? column : -1;
    return column;
  }

  /** The column after the last of the changed cells that are written in one go. */
  #runEnd(from: CellLine, to: CellLine, column: number, end: number): number {
    let last = column + 1;
    for (let at = column + 1; at < end && at - last < BRIDGE + 1; at++) {
      if (!sameCell(from, to, at, this.#ground)) last = at + 1;
      // A change of style costs more than a jump.
      else if (to.styles[at] !== to.styles[last - 1]) break;
    }
    return isSecondHalf(to, last) ? last + 1 : last;
  }

  #write(text: string, style: SgrStyle): void {
    this.#setStyle(style);
    this.#settle();
    this.#text += text;
  }

  /** Writes what shows only the ground of a style. Its ink may become that of what comes next. */
  #writeBlank(blank: string, style: SgrStyle): void {
    this.#setStyle(blankStyle(this.#style, style));
    this.#loose += blank;
  }

  #setStyle(style: SgrStyle): void {
    if (style === this.#style) return;
    const hasSameGround = blankStyle(this.#style, style) === this.#style;
    if (!hasSameGround) this.#settle();
    this.#style = style;
  }

  /** Keeps what is loose in the style that it has now. */
  #settle(): void {
    this.#text += changeStyle(this.#settled, this.#style) + this.#loose;
    this.#settled = this.#style;
    this.#loose = '';
  }

  #shortestMove(row: number, column: number): string {
    const absolute = row === 0 && column === 0 ? '\x1b[H' : `\x1b[${row + 1};${column + 1}H`;
    if (this.#row < 0 || this.#column < 0) return absolute;
    const relative = stepsOf(row - this.#row, 'B', 'A') + this.#alongTo(column);
    return relative.length < absolute.length ? relative : absolute;
  }

  /** The shortest move within a row. */
  #alongTo(column: number): string {
    const distance = column - this.#column;
    if (column === 0 && distance !== 0) return '\r';
    if (distance < 0 && distance >= -4) return '\b'.repeat(-distance);
    return stepsOf(distance, 'C', 'D');
  }
}

/** The sequence of some steps onwards, or backwards where there are fewer than none. */
function stepsOf(distance: number, onwards: string, backwards: string): string {
  if (distance === 0) return '';
  const count = Math.abs(distance);
  return `\x1b[${count === 1 ? '' : count}${distance > 0 ? onwards : backwards}`;
}

/** Whether a wide character begins in the column before. */
function isSecondHalf(line: CellLine, column: number): boolean {
  return line.texts[column] === '';
}

/** Whether a line has spaces of one style from one column up to another. */
function isBlank(line: CellLine, first: number, last: number): boolean {
  const style = line.styles[first];
  for (let column = first; column < last; column++) {
    if ((line.texts[column] ?? ' ') !== ' ' || line.styles[column] !== style) return false;
  }
  return true;
}
