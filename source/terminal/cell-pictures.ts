import type { CellLine } from './cells.ts';
import type { CellSpan, CutPicture } from './cut-picture.ts';
import type { Schedule } from './keys.ts';
import type { Pen, WrittenCells } from './pen.ts';
import { PictureSupply } from './picture-supply.ts';
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

/** How pictures are drawn into cells. */
export interface CellDrawing {
  /** How many pictures there can be. Default: any number. */
  readonly most?: number;
  /**
   * What is sent once for the `index`th picture. Default: nothing, it is sent each time.
   * @param made what its source has drawn
   */
  readonly toSend?: (index: number, picture: SizedPicture, made: string) => string;
  /** Draws it at its place, over the cells of the screen. */
  readonly draw: (
    pen: Pen,
    picture: PlacedPicture,
    made: { readonly index: number; readonly made: string },
    cells: readonly CellLine[],
  ) => void;
  /** Whether terminals may draw it some pixels lower, and further to the right. Default: no. */
  readonly spills?: boolean;
  /** What makes the terminal forget it. Default: it keeps nothing. */
  readonly toForget?: (index: number) => string;
}

/** Sixels. */
export const SIXEL_DRAWING: CellDrawing = {
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
  readonly #made: PictureSupply<Made>;
  #shown: readonly PlacedPicture[] = [];
  #wanted: readonly PlacedPicture[] = [];

  /** @param write sends text to the terminal */
  constructor(drawing: CellDrawing, write: (text: string) => void, schedule?: Schedule) {
    this.#drawing = drawing;
    this.#write = write;
    this.#made = new PictureSupply((picture, index) => {
      if (drawing.most !== undefined && index >= drawing.most) return undefined;
      const cut = picture.cut?.();
      const made = cut ? '' : picture.draw();
      if (drawing.toSend) write(drawing.toSend(index, picture, made));
      return { index, made, cut };
    }, schedule);
  }

  /** Erasing takes them away like text. */
  readonly isEmpty = true;

  has(pictures: readonly SizedPicture[]): boolean {
    return pictures.every((picture) => this.#made.has(picture));
  }

  send(pictures: readonly PictureSource[], onSent: () => void): void {
    this.#made.send(pictures, onSent);
  }

  want(pictures: readonly PlacedPicture[]): void {
    this.#wanted = pictures;
  }

  startAfresh(): void {
    this.#shown = [];
    this.#made.goOn();
  }

  leftPlaces(): readonly PlacedPicture[] {
    const drawable = this.#drawable;
    return this.#shown
      .filter((picture) => !drawable.some((other) => isSame(picture, other)))
      .map((picture) => (this.#isExact(picture) ? picture : withSpill(picture)));
  }

  hiddenIn(row: number): readonly CellSpan[] {
    return this.#drawable.flatMap((picture) => {
      const { cut } = this.#made.get(picture) ?? {};
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
      const ready = this.#made.get(picture);
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
    return !this.#drawing.spills || this.#made.get(picture)?.cut !== undefined;
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
    this.#made.rest();
    return this.#forget() + (isClean ? '' : '\x1b[m\x1b[2J');
  }

  /** @returns what makes the terminal forget them too */
  #forget(): string {
    const forgotten = this.#made.forget();
    return forgotten.map(({ index }) => this.#drawing.toForget?.(index)).join('');
  }

  get #drawable(): readonly PlacedPicture[] {
    return this.#wanted.filter((picture) => this.#made.has(picture));
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
