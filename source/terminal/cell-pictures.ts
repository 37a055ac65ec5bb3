import { type Schedule, systemSchedule } from './keys.ts';
import type { Pen, WrittenCells } from './pen.ts';
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

/**
 * Pictures that become a part of the cells, such as sixels: what writes on a cell takes them away.
 * Draws each picture again whose cells were written.
 */
export class CellPictures implements ScreenPictures {
  readonly #schedule: Schedule;
  /** What draws each picture at the cursor, by name and size. */
  readonly #sequences = new Map<string, string>();
  readonly #queue = new Map<string, PictureSource>();
  #shown: readonly PlacedPicture[] = [];
  #wanted: readonly PlacedPicture[] = [];
  #onSent = () => {};
  #cancelTimer: (() => void) | undefined;

  constructor(schedule: Schedule = systemSchedule) {
    this.#schedule = schedule;
  }

  /** Erasing takes them away like text. */
  readonly isEmpty = true;

  has(pictures: readonly SizedPicture[]): boolean {
    return pictures.every((picture) => this.#sequences.has(keyOfPicture(picture)));
  }

  send(pictures: readonly PictureSource[], onSent: () => void): void {
    for (const picture of pictures) {
      const key = keyOfPicture(picture);
      if (!this.#sequences.has(key)) this.#queue.set(key, picture);
    }
    this.#onSent = onSent;
    this.#makeLater();
  }

  want(pictures: readonly PlacedPicture[]): void {
    this.#wanted = pictures;
  }

  startAfresh(): void {
    this.#shown = [];
  }

  leftPlaces(): readonly PlacedPicture[] {
    return this.#shown.filter((picture) => !this.#drawable.some((other) => isSame(picture, other)));
  }

  draw(pen: Pen): void {
    const written = pen.takeWritten();
    const drawable = this.#drawable;
    for (const picture of drawable) {
      const isShown = this.#shown.some((other) => isSame(picture, other));
      if (isShown && !written.some((cells) => isOver(picture, cells))) continue;
      pen.moveTo(picture.row, picture.column);
      pen.send(this.#sequences.get(keyOfPicture(picture)) ?? '');
      // Terminals differ in where it leaves the cursor.
      pen.forgetPlace();
    }
    this.#shown = drawable;
  }

  clear(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#queue.clear();
    this.#sequences.clear();
  }

  leave(): string {
    const isClean = this.#shown.length === 0;
    this.#shown = [];
    return isClean ? '' : '\x1b[m\x1b[2J';
  }

  get #drawable(): readonly PlacedPicture[] {
    return this.#wanted.filter((picture) => this.#sequences.has(keyOfPicture(picture)));
  }

  #makeLater(): void {
    if (this.#queue.size === 0) return;
    this.#cancelTimer ??= this.#schedule(() => this.#makeNext(), PAUSE_MS);
  }

  #makeNext(): void {
    this.#cancelTimer = undefined;
    const [key, picture] = this.#queue.entries().next().value ?? [];
    if (key === undefined || picture === undefined) return;
    this.#queue.delete(key);
    this.#sequences.set(key, picture.draw());
    if (this.#queue.size === 0) this.#onSent();
    else this.#makeLater();
  }
}

function isSame(a: PlacedPicture, b: PlacedPicture): boolean {
  return isAtSamePlace(a, b) && keyOfPicture(a) === keyOfPicture(b);
}

/** Whether cells that were written lie under a picture. */
function isOver(picture: PlacedPicture, { row, first, last }: WrittenCells): boolean {
  const { column, columns } = picture;
  const isInRows = row >= picture.row && row < picture.row + picture.rows;
  return isInRows && first < column + columns && last > column;
}
