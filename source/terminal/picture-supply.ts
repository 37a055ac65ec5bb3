import { type Schedule, systemSchedule } from './keys.ts';
import { keyOfPicture, type PictureSource, type SizedPicture } from './screen-pictures.ts';

/** Time between two pictures, for keys and frames. */
const PAUSE_MS = 5;

/** Makes pictures ready for a terminal, one after the other in the background. */
export class PictureSupply<Ready> {
  readonly #make: (picture: PictureSource, index: number) => Ready | undefined;
  readonly #schedule: Schedule;
  /** Pictures by name and size, in the order in which they were made. */
  readonly #ready = new Map<string, Ready>();
  readonly #queue = new Map<string, PictureSource>();
  #onSent = () => {};
  #rests = false;
  #cancelTimer: (() => void) | undefined;

  /** @param make undefined where the terminal can have no more */
  constructor(
    make: (picture: PictureSource, index: number) => Ready | undefined,
    schedule: Schedule = systemSchedule,
  ) {
    this.#make = make;
    this.#schedule = schedule;
  }

  get isEmpty(): boolean {
    return this.#ready.size === 0;
  }

  get(picture: SizedPicture): Ready | undefined {
    return this.#ready.get(keyOfPicture(picture));
  }

  has(picture: SizedPicture): boolean {
    return this.#ready.has(keyOfPicture(picture));
  }

  /** As `ScreenPictures.send`. */
  send(pictures: readonly PictureSource[], onSent: () => void): void {
    for (const picture of pictures) {
      if (!this.has(picture)) this.#queue.set(keyOfPicture(picture), picture);
    }
    this.#onSent = onSent;
    this.#makeLater();
  }

  /** Makes none until `goOn`. */
  rest(): void {
    this.#rests = true;
  }

  goOn(): void {
    this.#rests = false;
    this.#makeLater();
  }

  /** @returns what was ready, and is no longer */
  forget(): readonly Ready[] {
    const forgotten = [...this.#ready.values()];
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#queue.clear();
    this.#ready.clear();
    return forgotten;
  }

  #makeLater(): void {
    if (this.#rests || this.#queue.size === 0) return;
    this.#cancelTimer ??= this.#schedule(() => this.#makeNext(), PAUSE_MS);
  }

  #makeNext(): void {
    this.#cancelTimer = undefined;
    const [key, picture] = this.#queue.entries().next().value ?? [];
    if (key === undefined || picture === undefined) return;
    this.#queue.delete(key);
    const made = this.#make(picture, this.#ready.size);
    if (made !== undefined) this.#ready.set(key, made);
    if (this.#queue.size === 0) this.#onSent();
    else this.#makeLater();
  }
}
