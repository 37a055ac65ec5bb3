import { Writable } from 'node:stream';

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
const ERASE_SCREEN = '\x1b[H\x1b[2J';
const ERASE_LINE_END = '\x1b[K';

/**
 * The stream into which Ink writes whole frames (text, SGR, line feeds; Ink's `debug` mode). Sends
 * only the lines that differ from those on the screen, in one write a tick, and puts the cursor
 * where the screen wants it.
 */
export class FrameOutput extends Writable {
  readonly isTTY = true;
  readonly #target: FrameTarget;
  #shown: readonly string[] = [];
  #next: readonly string[] = [];
  #cursor: ScreenPlace | undefined;
  #shownCursor: string | undefined;
  #scheduled = false;
  #blank = true;
  #frozen = false;

  constructor(target: FrameTarget) {
    super({ decodeStrings: false });
    this.#target = target;
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
    let text = '';
    if (this.#blank) {
      text += ERASE_SCREEN;
      this.#shown = [];
      this.#shownCursor = undefined;
      this.#blank = false;
    }
    const height = Math.min(Math.max(this.#next.length, this.#shown.length), this.rows);
    for (let row = 0; row < height; row++) {
      const line = this.#next[row] ?? '';
      if (line === (this.#shown[row] ?? '')) continue;
      text += `${moveTo({ row, column: 0 })}${line}${ERASE_LINE_END}`;
    }
    this.#shown = this.#next;
    const cursor = this.#cursor ? moveTo(this.#cursor) + SHOW_CURSOR : HIDE_CURSOR;
    if (text !== '' || cursor !== this.#shownCursor) {
      this.#target.write((text === '' ? '' : HIDE_CURSOR + text) + cursor);
    }
    this.#shownCursor = cursor;
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      if (this.#scheduled) this.flush();
    });
  }
}

function moveTo({ row, column }: ScreenPlace): string {
  return `\x1b[${row + 1};${column + 1}H`;
}
