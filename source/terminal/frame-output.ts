import { Writable } from 'node:stream';
import { BLANK_LINE, type CellLine, parseLine, putCells } from './cells.ts';
import type { CellSpan } from './cut-picture.ts';
import { Pen } from './pen.ts';
import type { PlacedPicture, ScreenPictures } from './screen-pictures.ts';
import type { ScreenPlace } from './screen-place.ts';
import type { SgrStyle } from './sgr.ts';

/** The terminal that shows the frames. */
interface FrameTarget {
  readonly columns: number;
  readonly rows: number;
  readonly write: (text: string) => void;
  /** Shows a whole frame at once. Default: `write`. */
  readonly writeFrame?: (text: string) => void;
}

/** A text with SGR sequences that stands over a frame. */
export interface PlacedText extends ScreenPlace {
  readonly text: string;
}

/** What is known of the terminal beside its size. */
interface FrameOptions {
  /** Whether it erases with the background in force. Default: yes. */
  readonly erasesInColour?: boolean;
  /** What is drawn over the cells. Default: nothing. */
  readonly pictures?: ScreenPictures;
  /** Texts over the cells of the frame, as they are at the moment. Default: none. */
  readonly texts?: () => readonly PlacedText[];
}

const HIDE_CURSOR = '\x1b[?25l';
const PLAIN = '\x1b[m';
const SHOW_CURSOR = '\x1b[?25h';

/**
 * The stream of whole frames that Ink writes (text, SGR, line feeds; Ink's `debug` mode). Sends
 * only the cells that differ from those on the screen, in one write a tick, and puts the cursor in
 * its place.
 */
export class FrameOutput extends Writable {
  readonly isTTY = true;
  readonly #target: FrameTarget;
  #pictures: ScreenPictures | undefined;
  #wantedPictures: readonly PlacedPicture[] = [];
  /** Places of pictures of another protocol than the one that is chosen now. */
  #leftPlaces: readonly PlacedPicture[] = [];
  readonly #texts: () => readonly PlacedText[];
  #pen: Pen;
  /**
   * The lines on the screen and those of the next frame, as text and as cells. The texts over a
   * line on the screen follow it.
   */
  #shown: readonly string[] = [];
  #shownCells: readonly CellLine[] = [];
  #next: readonly string[] = [];
  /** The lines below texts, by row: the texts may change each second. */
  readonly #under = new Map<number, { readonly line: string; readonly cells: CellLine }>();
  #cursor: ScreenPlace | undefined;
  #cursorShown = false;
  #scheduled = false;
  #blank = true;
  #frozen = false;
  #ground: SgrStyle = '';
  /** The style that the terminal was left in. */
  #inForce: SgrStyle = '';
  readonly #erasesInColour: boolean;

  constructor(
    target: FrameTarget,
    { erasesInColour = true, pictures, texts = () => [] }: FrameOptions = {},
  ) {
    super({ decodeStrings: false });
    this.#erasesInColour = erasesInColour;
    this.#target = target;
    this.#pictures = pictures;
    this.#texts = texts;
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

  /** What shows the pictures; undefined until it is chosen. */
  get pictures(): ScreenPictures | undefined {
    return this.#pictures;
  }

  /** Shows pictures by a protocol from now on, which is known when the terminal has answered. */
  choosePictures(pictures: ScreenPictures): void {
    this.#pictures?.clear();
    this.#leftPlaces = this.#pictures?.leftPlaces() ?? [];
    this.#pictures = pictures;
    pictures.want(this.#wantedPictures);
  }

  /** Shows pictures over the frame, in place of those before. */
  setPictures(pictures: readonly PlacedPicture[]): void {
    this.#wantedPictures = pictures;
    this.#pictures?.want(pictures);
    this.#schedule();
  }

  /** Shows the texts over the frame as they are now. */
  updateTexts(): void {
    this.#schedule();
  }

  /** Gives the whole window the colours that a look gives to a text; undefined for its own. */
  setGround(look: ((text: string) => string) | undefined): void {
    const [ground = ''] = look ? parseLine(look('x'), 1).styles : [];
    if (ground === this.#ground) return;
    this.#ground = ground;
    this.repaint();
  }

  /** Draws everything again: after a resize, or when something else wrote on the screen. */
  repaint(): void {
    this.#blank = true;
    this.#schedule();
  }

  /** Tells Ink of a new size, and draws everything again. */
  resize(): void {
    this.#blank = true;
    this.#scheduled = true;
    this.emit('resize');
    // Ink writes the frame before first, whose pictures would lie where they no longer belong.
    setImmediate(() => this.flush());
  }

  /** Shows nothing from now on, since what Ink writes while it ends does not count. */
  freeze(): void {
    this.flush();
    this.#frozen = true;
  }

  /** Sends what is due. This happens by itself once a tick. */
  flush(): void {
    this.#scheduled = false;
    if (this.#frozen) return;
    if (this.#blank) this.#startAfresh();
    this.#drawLines();
    this.#pictures?.draw(this.#pen, this.#shownCells);
    this.#placeCursor();
    const text = this.#pen.take();
    if (text === '') return;
    if (this.#target.writeFrame) this.#target.writeFrame(text);
    else this.#target.write(text);
  }

  #startAfresh(): void {
    this.#pen = new Pen(this.columns, this.#ground, this.#erasesInColour);
    this.#pen.send(this.#inForce === '' ? HIDE_CURSOR : `${PLAIN}${HIDE_CURSOR}`);
    this.#inForce = this.#ground;
    this.#cursorShown = false;
    this.#pen.erase(this.rows, this.#pictures?.isEmpty === false ? 'text' : 'all');
    this.#pictures?.startAfresh(this.#pen);
    this.#leftPlaces = [];
    this.#shown = [];
    this.#shownCells = [];
    this.#under.clear();
    this.#blank = false;
  }

  #drawLines(): void {
    const shown: string[] = [];
    const cells: CellLine[] = [];
    const texts = this.#texts();
    const left = [...this.#leftPlaces, ...(this.#pictures?.leftPlaces() ?? [])];
    this.#leftPlaces = [];
    const height = Math.min(Math.max(this.#next.length, this.#shown.length), this.rows);
    for (let row = 0; row < height; row++) {
      const line = this.#next[row] ?? '';
      const over = texts.filter((text) => text.row === row);
      // Without texts it stays the same string, which is compared at once.
      const whole = over.reduce((all, { column, text }) => `${all}\n${column} ${text}`, line);
      const before = this.#shownCells[row] ?? BLANK_LINE;
      shown.push(whole);
      const isSame = whole === (this.#shown[row] ?? '');
      const covered = left.filter((place) => row >= place.row && row < place.row + place.rows);
      if (isSame && covered.length === 0) {
        cells.push(before);
        continue;
      }
      const hidden = this.#pictures?.hiddenIn(row) ?? [];
      const after = hidden.reduce(
        (cells, span) =>
          putCells(cells, span.first, cellsIn(before, span, this.#ground), this.#ground),
        this.#lineOf(row, line, over),
      );
      this.#pen.drawLine(row, covered.reduce(worn, before), after);
      cells.push(after);
    }
    this.#shown = shown;
    this.#shownCells = cells;
  }

  /** The cells of a line with texts over it. */
  #lineOf(row: number, line: string, over: readonly PlacedText[]): CellLine {
    const known = this.#under.get(row);
    let cells = known?.line === line ? known.cells : parseLine(line, this.columns, this.#ground);
    if (over.length > 0) this.#under.set(row, { line, cells });
    else this.#under.delete(row);
    for (const { column, text } of over) {
      const above = parseLine(text, this.columns - column, this.#ground);
      cells = putCells(cells, column, above, this.#ground);
    }
    return cells;
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

/** Some cells of a line. */
function cellsIn(
  { texts, styles, isCertain }: CellLine,
  { first, last }: CellSpan,
  ground: SgrStyle,
): CellLine {
  const length = last - first;
  return {
    texts: Array.from({ length }, (_, at) => texts[first + at] ?? ' '),
    styles: Array.from({ length }, (_, at) => styles[first + at] ?? ground),
    isCertain,
  };
}

/** A line whose cells below a picture look like no others, so that they are written again. */
function worn(line: CellLine, { column, columns }: PlacedPicture): CellLine {
  const texts = Array.from({ length: columns }, () => '\0');
  const styles = Array.from({ length: columns }, () => '');
  return putCells(line, column, { texts, styles, isCertain: true });
}
