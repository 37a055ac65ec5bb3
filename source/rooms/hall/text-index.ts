import { roomFor } from './growing.ts';

/** Finds numbers by texts without keeping the texts: whoever has them says whether one is meant. */
export class TextIndex {
  readonly #textOf: (number: number) => string;
  #hashes = new Uint32Array(1024);
  /** One more than a number, or 0, at the hash of its text or in the next free place after it. */
  #places = new Uint32Array(2048);
  #count = 0;

  /** @param textOf the text of a number that was added */
  constructor(textOf: (number: number) => string) {
    this.#textOf = textOf;
  }

  /** Adds the next number, from 0 on. @param text no other number has it */
  add(text: string): void {
    const number = this.#count++;
    const hash = hashOf(text);
    this.#hashes = roomFor(this.#hashes, number);
    this.#hashes[number] = hash;
    if (2 * this.#count > this.#places.length) this.#spread();
    else this.#put(number, hash);
  }

  find(text: string): number | undefined {
    const hash = hashOf(text);
    const mask = this.#places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const number = (this.#places[place] ?? 0) - 1;
      if (number < 0) return undefined;
      if (this.#hashes[number] === hash && this.#textOf(number) === text) return number;
    }
  }

  #put(number: number, hash: number): void {
    const mask = this.#places.length - 1;
    let place = hash & mask;
    while (this.#places[place] !== 0) place = (place + 1) & mask;
    this.#places[place] = number + 1;
  }

  #spread(): void {
    this.#places = new Uint32Array(2 * this.#places.length);
    for (let number = 0; number < this.#count; number++) {
      this.#put(number, this.#hashes[number] ?? 0);
    }
  }
}

/** FNV-1a over the units of a text, its bits mixed once more. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash ^= hash >>> 15;
  return hash >>> 0;
}
