import {
  freePicture,
  type PictureSize,
  placePicture,
  removePlacement,
  removePlacements,
  transmitPicture,
} from './graphics.ts';
import { type Schedule, systemSchedule } from './keys.ts';
import type { Pen } from './pen.ts';
import type { ScreenPlace } from './screen-place.ts';

/** A picture in the size in which it is shown. */
export interface SizedPicture extends PictureSize {
  readonly name: string;
  /** The part of its height that is drawn on, in the middle; the rest is clear. */
  readonly share: number;
}

/** A picture that can be sent. */
interface PictureSource extends SizedPicture {
  /** Makes the PNG file, in base64. */
  readonly draw: () => string;
}

/** A picture on the screen. */
export interface PlacedPicture extends SizedPicture, ScreenPlace {}

/** Numbers of pictures that other programs in the same window hardly use. */
const FIRST_NUMBER = 7301;

/** Time between two pictures, for keys and frames. */
const PAUSE_MS = 5;

/**
 * The pictures over the cells of a screen. Sends each picture once, and at each frame only what
 * changes in their places.
 */
export class PictureLayer {
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

  /** Whether the terminal has no picture. */
  get isEmpty(): boolean {
    return this.#numbers.size === 0;
  }

  /** Whether the terminal has all of these pictures. */
  has(pictures: readonly SizedPicture[]): boolean {
    return pictures.every((picture) => this.#numbers.has(keyOf(picture)));
  }

  /**
   * Sends the pictures that the terminal does not have, in the background.
   * @param onSent called when the last of them is sent
   */
  send(pictures: readonly PictureSource[], onSent: () => void): void {
    for (const picture of pictures) {
      const key = keyOf(picture);
      if (!this.#numbers.has(key)) this.#queue.set(key, picture);
    }
    this.#onSent = onSent;
    this.#sendLater();
  }

  /** Shows these pictures from the next frame on; those that the terminal does not have are not. */
  want(pictures: readonly PlacedPicture[]): void {
    this.#wanted = pictures;
  }

  /** Takes all pictures from a screen that is drawn anew. */
  startAfresh(pen: Pen): void {
    for (const key of this.#shown.keys()) pen.send(removePlacements(this.#numberOf(key)));
    this.#shown.clear();
    this.#away = false;
    this.#sendLater();
  }

  /** Draws what differs between the pictures on the screen and those wanted. */
  draw(pen: Pen): void {
    const wanted = this.#wanted.filter((picture) => this.#numbers.has(keyOf(picture)));
    for (const key of new Set([...this.#shown.keys(), ...wanted.map(keyOf)])) {
      const places = wanted.filter((picture) => keyOf(picture) === key);
      this.#drawPicture(pen, key, places);
    }
  }

  /** Takes all pictures from the screen and from the terminal. */
  clear(): void {
    this.#write(this.#forget());
  }

  /**
   * Forgets all pictures. They must be sent again after the next `startAfresh`.
   * @returns what the terminal is told before it is given back
   */
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
      (picture) => picture && wanted.find((other) => isSame(picture, other)),
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

function keyOf({ name, columns, rows, share }: SizedPicture): string {
  return `${name} ${columns}x${rows} ${share}`;
}

function isSame(a: PlacedPicture, b: PlacedPicture): boolean {
  return a.row === b.row && a.column === b.column;
}
