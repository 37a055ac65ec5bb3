import { Writable } from 'node:stream';
import { BLANK_LINE, type CellLine, parseLine } from './cells.ts';
import { Pen } from './pen.ts';

/** Where frames end up: the terminal of a session. */
export interface FrameTarget {
  readonly columns: number;
  readonly rows: number;
  readonly write: (text: string) => void;
}

/** A place on the screen, both counted from 0. */
export interface ScreenPlace {
  readonly row: number;
  readonly column: number;
}

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';

/**
 * The stream into which Ink writes whole frames (text, SGR, line feeds; Ink's `debug` mode). Sends
 * only the cells that differ from those on the screen, in one write a tick, and puts the cursor
 * where the screen wants it.
 */
export class FrameOutput extends Writable {
  readonly isTTY = true;
  readonly #target: FrameTarget;
  #pen: Pen;
  /** The lines on the screen and those of the next frame, as text and as cells. */
  #shown: readonly string[] = [];
  #shownCells: readonly CellLine[] = [];
  #next: readonly string[] = [];
  #cursor: ScreenPlace | undefined;
  #cursorShown = false;
  #scheduled = false;
  #blank = true;
  #frozen = false;

  constructor(target: FrameTarget) {
    super({ decodeStrings: false });
    this.#target = target;
    this.#pen = new Pen(target.columns);
  }

  get columns(): number {
    return this.#target.columns;
  }

  get rows(): number {
    return this.#target.rows;
  }

  override _write(frame: string, _encoding: BufferEncoding, done: () => void): void {
    this.#next = frame.replace(/\n$/, '').split('\n');
    this.#schedule();
    done();
  }

  /** Shows the cursor at a place of the frame, or hides it. */
  setCursor(place: ScreenPlace | undefined): void {
    this.#cursor = place;
    this.#schedule();
  }

  /** Draws everything again: after a resize, or when something else wrote on the screen. */
  repaint(): void {
    this.#blank = true;
    this.#schedule();
  }

  /** Tells Ink of a new size, and draws everything again. */
  resize(): void {
    this.repaint();
    this.emit('resize');
  }

  /** Shows nothing from now on: what Ink writes while it is taken down does not count. */
  freeze(): void {
    this.flush();
    this.#frozen = true;
  }

  /** Sends what is due, which happens by itself once a tick. */
  flush(): void {
    this.#scheduled = false;
    if (this.#frozen) return;
    if (this.#blank) this.#startAfresh();
    this.#drawLines();
    this.#placeCursor();
    const text = this.#pen.take();
    if (text !== '') this.#target.write(text);
  }

  #startAfresh(): void {
    this.#pen = new Pen(this.columns);
    this.#pen.send(HIDE_CURSOR);
    this.#cursorShown = false;
    this.#pen.erase();
    this.#shown = [];
    this.#shownCells = [];
    this.#blank = false;
  }

  #drawLines(): void {
    const cells: CellLine[] = [];
    const height = Math.min(Math.max(this.#next.length, this.#shown.length), this.rows);
    for (let row = 0; row < height; row++) {
      const line = this.#next[row] ?? '';
      const before = this.#shownCells[row] ?? BLANK_LINE;
      if (line === (this.#shown[row] ?? '')) {
        cells.push(before);
        continue;
      }
      const after = parseLine(line, this.columns);
      this.#pen.drawLine(row, before, after);
      cells.push(after);
    }
    this.#shown = this.#next;
    this.#shownCells = cells;
  }

  #placeCursor(): void {
    if (this.#cursor) this.#pen.moveTo(this.#cursor.row, this.#cursor.column);
    const isShown = this.#cursor !== undefined;
    if (isShown !== this.#cursorShown) this.#pen.send(isShown ? SHOW_CURSOR : HIDE_CURSOR);
    this.#cursorShown = isShown;
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      if (this.#scheduled) this.flush();
    });
  }
}
