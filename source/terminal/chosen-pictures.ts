import type { CellLine } from './cells.ts';
import type { CellSpan } from './cut-picture.ts';
import type { Pen } from './pen.ts';
import type {
  PictureSource,
  PlacedPicture,
  ScreenPictures,
  SizedPicture,
} from './screen-pictures.ts';

/** The pictures of a screen whose protocol is known only after the terminal has answered. */
export class ChosenPictures implements ScreenPictures {
  #chosen: ScreenPictures | undefined;
  #wanted: readonly PlacedPicture[] = [];
  /** Places of pictures of another protocol than the one that is chosen now. */
  #left: readonly PlacedPicture[] = [];

  /** Shows pictures by a protocol from now on. */
  choose(pictures: ScreenPictures): void {
    this.#chosen?.clear();
    this.#left = this.#chosen?.leftPlaces() ?? [];
    this.#chosen = pictures;
    pictures.want(this.#wanted);
  }

  get isEmpty(): boolean {
    return this.#chosen?.isEmpty ?? true;
  }

  has(pictures: readonly SizedPicture[]): boolean {
    return this.#chosen?.has(pictures) ?? false;
  }

  send(pictures: readonly PictureSource[], onSent: () => void): void {
    this.#chosen?.send(pictures, onSent);
  }

  want(pictures: readonly PlacedPicture[]): void {
    this.#wanted = pictures;
    this.#chosen?.want(pictures);
  }

  startAfresh(pen: Pen): void {
    this.#left = [];
    this.#chosen?.startAfresh(pen);
  }

  leftPlaces(): readonly PlacedPicture[] {
    const left = this.#left;
    this.#left = [];
    return [...left, ...(this.#chosen?.leftPlaces() ?? [])];
  }

  hiddenIn(row: number): readonly CellSpan[] {
    return this.#chosen?.hiddenIn(row) ?? [];
  }

  draw(pen: Pen, cells: readonly CellLine[]): void {
    this.#chosen?.draw(pen, cells);
  }

  clear(): void {
    this.#chosen?.clear();
  }

  leave(): string {
    return this.#chosen?.leave() ?? '';
  }
}
