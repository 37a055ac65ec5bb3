import { isPrintable, PASTE_LIMIT } from '../clean/clean-text.ts';

/** `ESC [ 201 ~` */
const PASTE_END = [0x1b, 0x5b, 0x32, 0x30, 0x31, 0x7e];

/** Collects the bytes of one bracketed paste. */
export class PasteCollector {
  #bytes: number[] = [];
  #isTooLong = false;
  #endMatched = 0;

  /** Takes a byte. @returns whether it was the last one of the end mark */
  take(byte: number): boolean {
    if (byte !== PASTE_END[this.#endMatched]) {
      this.#keep(PASTE_END.slice(0, this.#endMatched));
      this.#endMatched = 0;
    }
    if (byte === PASTE_END[this.#endMatched]) this.#endMatched += 1;
    else this.#keep([byte]);
    return this.#endMatched === PASTE_END.length;
  }

  get isTooLong(): boolean {
    return this.#isTooLong;
  }

  /** The text that was pasted; '' for one that is too long. `\n` ends lines; it and `\t` are the only control characters. */
  text(): string {
    const text = new TextDecoder().decode(Uint8Array.from(this.#bytes));
    let clean = '';
    for (const character of text.replaceAll(/\r\n?/g, '\n')) {
      if (character === '\n' || character === '\t' || isPrintable(character)) clean += character;
    }
    return clean;
  }

  #keep(bytes: readonly number[]): void {
    if (this.#bytes.length + bytes.length > PASTE_LIMIT) this.#isTooLong = true;
    if (this.#isTooLong) this.#bytes = [];
    else this.#bytes.push(...bytes);
  }
}
