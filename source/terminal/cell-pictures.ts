import type { CellLine } from './cells.ts';
import type { CellSpan, CutPicture } from './cut-picture.ts';
import { type Schedule, systemSchedule } from './keys.ts';
import type { Pen, WrittenCells } from './pen.ts';
import {
  drawPlaceholders,
  freePlaceholders,
  MOST_PLACEHOLDERS,
  sendForPlaceholders,
} from './placeholders.ts';
import {
  isAtSamePlace,
  keyOfPicture,
  type PictureSource,
  type PlacedPicture,
  type ScreenPictures,
  type SizedPicture,
} from './screen-pictures.ts';

/** Time between two pictures, for keys and frames. */
const PAUSE_MS = 5;

/** How pictures are drawn into cells. */
export interface CellDrawing {
  /** How many pictures there can be. */
  readonly most: number;
  /** What is sent once for the `index`th picture. @param made what its source has drawn */
  readonly toSend: (index: number, picture: SizedPicture, made: string) => string;
  /** Draws it at its place, over the cells of the screen. */
  readonly draw: (
    pen: Pen,
    picture: PlacedPicture,
    made: { readonly index: number; readonly made: string },
    cells: readonly CellLine[],
  ) => void;
  /** Whether terminals may draw it some pixels lower, and further to the right. Default: no. */
  readonly spills?: boolean;
  /** What makes the terminal forget it. */
  readonly toForget: (index: number) => string;
}

/** Sixels, sent each time. */
export const SIXEL_DRAWING: CellDrawing = {
  most: Number.POSITIVE_INFINITY,
  toSend: () => '',
  spills: true,
  draw(pen, { row, column, rows, columns }, { made }, cells) {
    pen.moveTo(row, column);
    // mlterm gives it to what is clear. The first row may be that of the lines above the square.
    const middle = column + (columns >> 1);
    pen.setGround(cells[row + rows - 1]?.styles[middle] ?? '');
    pen.send(made);
    // Terminals differ in where it leaves the cursor.
    pen.forgetPlace();
  },
  toForget: () => '',
};

/** Characters that stand for pictures, which are sent once. */
export const PLACEHOLDER_DRAWING: CellDrawing = {
  most: MOST_PLACEHOLDERS,
  toSend: sendForPlaceholders,
  draw: (pen, picture, { index }, cells) => drawPlaceholders(pen, index, picture, cells),
  toForget: freePlaceholders,
};

/** A picture that is ready. */
interface Made {
  readonly index: number;
  /** What its source has drawn. */
  readonly made: string;
  readonly cut?: CutPicture | undefined;
}

/**
 * Pictures that become a part of the cells, such as sixels: what writes on a cell takes them away.
 * Draws the part of each picture again whose cells were written.
 */
export class CellPictures implements ScreenPictures {
  readonly #write: (text: string) => void;
  readonly #drawing: CellDrawing;
  readonly #schedule: Schedule;
  /** The pictures that are ready, by name and size, in the order of their numbers. */
  readonly #made = new Map<string, Made>();
  readonly #queue = new Map<string, PictureSource>();
  #shown: readonly PlacedPicture[] = [];
  #wanted: readonly PlacedPicture[] = [];
  #onSent = () => {};
  #away = false;
  #cancelTimer: (() => void) | undefined;

  /** @param write sends text to the terminal */
  constructor(
    drawing: CellDrawing,
    write: (text: string) => void,
    schedule: Schedule = systemSchedule,
  ) {
    this.#drawing = drawing;
    this.#write = write;
    this.#schedule = schedule;
  }

  /** Erasing takes them away like text. */
  readonly isEmpty = true;

  has(pictures: readonly SizedPicture[]): boolean {
    return pictures.every((picture) => this.#made.has(keyOfPicture(picture)));
  }

  send(pictures: readonly PictureSource[], onSent: () => void): void {
    for (const picture of pictures) {
      const key = keyOfPicture(picture);
      if (!this.#made.has(key)) this.#queue.set(key, picture);
    }
    this.#onSent = onSent;
    this.#makeLater();
  }

  want(pictures: readonly PlacedPicture[]): void {
    this.#wanted = pictures;
  }

  startAfresh(): void {
    this.#shown = [];
    this.#away = false;
    this.#makeLater();
  }

  leftPlaces(): readonly PlacedPicture[] {
    const drawable = this.#drawable;
    return this.#shown
      .filter((picture) => !drawable.some((other) => isSame(picture, other)))
      .map((picture) => (this.#isExact(picture) ? picture : withSpill(picture)));
  }

  hiddenIn(row: number): readonly CellSpan[] {
    return this.#drawable.flatMap((picture) => {
      const { cut } = this.#made.get(keyOfPicture(picture)) ?? {};
      const isIn = cut && row >= picture.row && row < picture.row + picture.rows;
      if (!isIn || !this.#isShown(picture)) return [];
      return cut.solidIn(row - picture.row).map(({ first, last }) => {
        return { first: picture.column + first, last: picture.column + last };
      });
    });
  }

  draw(pen: Pen, cells: readonly CellLine[]): void {
    const written = pen.takeWritten();
    const drawable = this.#drawable;
    for (const picture of drawable) {
      const over = written.filter((spans) => isOver(picture, spans));
      const isShown = this.#isShown(picture);
      const ready = this.#made.get(keyOfPicture(picture));
      if ((isShown && over.length === 0) || !ready) continue;
      const { row, column } = picture;
      const part = isShown
        ? ready.cut?.draw((y, x) => over.some((spans) => isAmong(row + y, column + x, spans)))
        : ready.cut?.draw();
      if (!ready.cut) this.#drawing.draw(pen, picture, ready, cells);
      else if (part) {
        const place = { ...picture, row: row + part.row, rows: picture.rows - part.row };
        this.#drawing.draw(pen, place, { ...ready, made: part.text }, cells);
      }
    }
    this.#shown = drawable;
  }

  /** Whether a picture lies in its cells to the pixel. */
  #isExact(picture: PlacedPicture): boolean {
    return !this.#drawing.spills || this.#made.get(keyOfPicture(picture))?.cut !== undefined;
  }

  #isShown(picture: PlacedPicture): boolean {
    return this.#shown.some((other) => isSame(picture, other));
  }

  clear(): void {
    this.#write(this.#forget());
  }

  leave(): string {
    const isClean = this.#shown.length === 0;
    this.#shown = [];
    this.#away = true;
    return this.#forget() + (isClean ? '' : '\x1b[m\x1b[2J');
  }

  /** @returns what makes the terminal forget them too */
  #forget(): string {
    const text = [...this.#made.values()]
      .map(({ index }) => this.#drawing.toForget(index))
      .join('');
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#queue.clear();
    this.#made.clear();
    return text;
  }

  get #drawable(): readonly PlacedPicture[] {
    return this.#wanted.filter((picture) => this.#made.has(keyOfPicture(picture)));
  }

  #makeLater(): void {
    if (this.#away || this.#queue.size === 0) return;
    this.#cancelTimer ??= this.#schedule(() => this.#makeNext(), PAUSE_MS);
  }

  #makeNext(): void {
    this.#cancelTimer = undefined;
    const [key, picture] = this.#queue.entries().next().value ?? [];
    if (key === undefined || picture === undefined) return;
    this.#queue.delete(key);
    const [index, cut] = [this.#made.size, picture.cut?.()];
    if (index < this.#drawing.most) {
      const made = cut ? '' : picture.draw();
      this.#made.set(key, { index, made, cut });
      this.#write(this.#drawing.toSend(index, picture, made));
    }
    if (this.#queue.size === 0) this.#onSent();
    else this.#makeLater();
  }
}

/** A picture with the cells into which it may spill. */
function withSpill(picture: PlacedPicture): PlacedPicture {
  return { ...picture, rows: picture.rows + 1, columns: picture.columns + 1 };
}

function isSame(a: PlacedPicture, b: PlacedPicture): boolean {
  return isAtSamePlace(a, b) && keyOfPicture(a) === keyOfPicture(b);
}

function isAmong(row: number, column: number, cells: WrittenCells): boolean {
  return row === cells.row && column >= cells.first && column < cells.last;
}

/** Whether cells that were written lie under a picture. */
function isOver(picture: PlacedPicture, { row, first, last }: WrittenCells): boolean {
  const { column, columns } = picture;
  const isInRows = row >= picture.row && row < picture.row + picture.rows;
  return isInRows && first < column + columns && last > column;
}
