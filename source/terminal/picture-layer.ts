import type { CellSpan } from './cut-picture.ts';
import {
  freePicture,
  placePicture,
  removePlacement,
  removePlacements,
  transmitPicture,
} from './graphics.ts';
import type { Schedule } from './keys.ts';
import type { Pen } from './pen.ts';
import { PictureSupply } from './picture-supply.ts';
import {
  isAtSamePlace,
  type PictureSource,
  type PlacedPicture,
  type ScreenPictures,
  type SizedPicture,
} from './screen-pictures.ts';

/** Numbers of pictures that other programs in the same window hardly use. */
const FIRST_NUMBER = 7301;

/**
 * The pictures over the cells of a screen. Sends each picture once, and at each frame only what
 * changes in their places.
 */
export class PictureLayer implements ScreenPictures {
  readonly #write: (text: string) => void;
  /** The numbers of the pictures that the terminal has. */
  readonly #numbers: PictureSupply<number>;
  /** The places at which each of them is shown, by its number; the index is the placement less 1. */
  readonly #shown = new Map<number, (PlacedPicture | undefined)[]>();
  #wanted: readonly PlacedPicture[] = [];

  /** @param write sends text to the terminal */
  constructor(write: (text: string) => void, schedule?: Schedule) {
    this.#write = write;
    this.#numbers = new PictureSupply((picture, index) => {
      const number = FIRST_NUMBER + index;
      write(transmitPicture(number, picture.draw()));
      return number;
    }, schedule);
  }

  get isEmpty(): boolean {
    return this.#numbers.isEmpty;
  }

  has(pictures: readonly SizedPicture[]): boolean {
    return pictures.every((picture) => this.#numbers.has(picture));
  }

  send(pictures: readonly PictureSource[], onSent: () => void): void {
    this.#numbers.send(pictures, onSent);
  }

  want(pictures: readonly PlacedPicture[]): void {
    this.#wanted = pictures;
  }

  startAfresh(pen: Pen): void {
    for (const number of this.#shown.keys()) pen.send(removePlacements(number));
    this.#shown.clear();
    this.#numbers.goOn();
  }

  /** None: the pictures lie over the cells. */
  leftPlaces(): readonly PlacedPicture[] {
    return [];
  }

  /** None: what lies below a picture may be seen when the terminal takes it away. */
  hiddenIn(): readonly CellSpan[] {
    return [];
  }

  draw(pen: Pen): void {
    const wanted = new Map<number, PlacedPicture[]>();
    for (const picture of this.#wanted) {
      const number = this.#numbers.get(picture);
      if (number !== undefined) wanted.set(number, [...(wanted.get(number) ?? []), picture]);
    }
    for (const number of new Set([...this.#shown.keys(), ...wanted.keys()])) {
      this.#drawPicture(pen, number, wanted.get(number) ?? []);
    }
  }

  clear(): void {
    this.#write(this.#forget());
  }

  leave(): string {
    this.#numbers.rest();
    return this.#forget();
  }

  /** @returns what makes the terminal forget them too */
  #forget(): string {
    this.#shown.clear();
    return this.#numbers.forget().map(freePicture).join('');
  }

  /** A picture that is gone from one place and new at another moves with one command. */
  #drawPicture(pen: Pen, number: number, wanted: readonly PlacedPicture[]): void {
    const before = this.#shown.get(number) ?? [];
    const after = before.map(
      (picture) => picture && wanted.find((other) => isAtSamePlace(picture, other)),
    );
    const fresh = wanted.filter((picture) => !after.includes(picture));
    for (const picture of fresh) {
      const moved = after.findIndex((kept, index) => kept === undefined && before[index]);
      const free = moved < 0 ? after.indexOf(undefined) : moved;
      const index = free < 0 ? after.length : free;
      after[index] = picture;
      pen.moveTo(picture.row, picture.column);
      pen.send(placePicture(number, index + 1, picture));
      // A terminal that does not know `C=1` has moved its cursor.
      pen.forgetPlace();
    }
    for (const [index, picture] of before.entries()) {
      if (picture && !after[index]) pen.send(removePlacement(number, index + 1));
    }
    if (after.some(Boolean)) this.#shown.set(number, after);
    else this.#shown.delete(number);
  }
}
