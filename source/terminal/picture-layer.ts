import type { CellSpan } from './cut-picture.ts';
import {
  freePicture,
  placePicture,
  removePlacement,
  removePlacements,
  transmitPicture,
} from './graphics.ts';
import { type Schedule, systemSchedule } from './keys.ts';
import type { Pen } from './pen.ts';
import {
  isAtSamePlace,
  keyOfPicture,
  type PictureSource,
  type PlacedPicture,
  type ScreenPictures,
  type SizedPicture,
} from './screen-pictures.ts';

/** Numbers of pictures that other programs in the same window hardly use. */
const FIRST_NUMBER = 7301;

/** Time between two pictures, for keys and frames. */
const PAUSE_MS = 5;

/**
 * The pictures over the cells of a screen. Sends each picture once, and at each frame only what
 * changes in their places.
 */
export class PictureLayer implements ScreenPictures {
  readonly #write: (text: string) => void;
  readonly #schedule: Schedule;
  /** The numbers of the pictures that the terminal has, by name and size. */
  readonly #numbers = new Map<string, number>();
  /** The places at which each of them is shown; the index is the placement less 1. */
  readonly #shown = new Map<string, (PlacedPicture | undefined)[]>();
  readonly #queue = new Map<string, PictureSource>();
  #wanted: readonly PlacedPicture[] = [];
  #onSent = () => {};
  #away = false;
  #cancelTimer: (() => void) | undefined;

  /** @param write sends text to the terminal */
  constructor(write: (text: string) => void, schedule: Schedule = systemSchedule) {
    this.#write = write;
    this.#schedule = schedule;
  }

  get isEmpty(): boolean {
    return this.#numbers.size === 0;
  }

  has(pictures: readonly SizedPicture[]): boolean {
    return pictures.every((picture) => this.#numbers.has(keyOfPicture(picture)));
  }

  send(pictures: readonly PictureSource[], onSent: () => void): void {
    for (const picture of pictures) {
      const key = keyOfPicture(picture);
      if (!this.#numbers.has(key)) this.#queue.set(key, picture);
    }
    this.#onSent = onSent;
    this.#sendLater();
  }

  want(pictures: readonly PlacedPicture[]): void {
    this.#wanted = pictures;
  }

  startAfresh(pen: Pen): void {
    for (const key of this.#shown.keys()) pen.send(removePlacements(this.#numberOf(key)));
    this.#shown.clear();
    this.#away = false;
    this.#sendLater();
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
    const wanted = this.#wanted.filter((picture) => this.#numbers.has(keyOfPicture(picture)));
    for (const key of new Set([...this.#shown.keys(), ...wanted.map(keyOfPicture)])) {
      const places = wanted.filter((picture) => keyOfPicture(picture) === key);
      this.#drawPicture(pen, key, places);
    }
  }

  clear(): void {
    this.#write(this.#forget());
  }

  leave(): string {
    this.#away = true;
    return this.#forget();
  }

  /** @returns what makes the terminal forget them too */
  #forget(): string {
    const text = [...this.#numbers.values()].map(freePicture).join('');
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#queue.clear();
    this.#numbers.clear();
    this.#shown.clear();
    return text;
  }

  /** A picture that is gone from one place and new at another moves with one command. */
  #drawPicture(pen: Pen, key: string, wanted: readonly PlacedPicture[]): void {
    const number = this.#numberOf(key);
    const before = this.#shown.get(key) ?? [];
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
    if (after.some(Boolean)) this.#shown.set(key, after);
    else this.#shown.delete(key);
  }

  #numberOf(key: string): number {
    const number = this.#numbers.get(key);
    if (number === undefined) throw new RangeError(`the terminal does not have ${key}`);
    return number;
  }

  #sendLater(): void {
    if (this.#away || this.#queue.size === 0) return;
    this.#cancelTimer ??= this.#schedule(() => this.#sendNext(), PAUSE_MS);
  }

  #sendNext(): void {
    this.#cancelTimer = undefined;
    const [key, picture] = this.#queue.entries().next().value ?? [];
    if (key === undefined || picture === undefined) return;
    const number = FIRST_NUMBER + this.#numbers.size;
    this.#queue.delete(key);
    this.#numbers.set(key, number);
    this.#write(transmitPicture(number, picture.draw()));
    if (this.#queue.size === 0) this.#onSent();
    else this.#sendLater();
  }
}
