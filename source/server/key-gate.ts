import { Throttle } from '../pace/pace.ts';
import { rateOf } from './limits.ts';

/** A key as a terminal sends it, its bytes as Latin-1: a sequence, a sign of UTF-8, or a byte. */
const KEY = /\x1b[[O][\x20-\x3f]*[\x40-\x7e]?|[\xc0-\xff][\x80-\xbf]*|[\0-\xff]/g;

const PASTE_END = '\x1b[201~';

/** Lets keys through at the rate of a person who types or pastes; drops what is more. */
export class KeyGate {
  readonly #throttle: Throttle;

  constructor(nowMs: () => number) {
    this.#throttle = new Throttle(rateOf('keys'), nowMs);
  }

  /** The part of the bytes that may pass. The end of a paste always does. */
  pass(bytes: Buffer): Buffer {
    const most = this.#throttle.left;
    // No key has less than a byte.
    if (bytes.length <= most) {
      this.#throttle.take(countKeys(bytes.toString('latin1'), most).keys);
      return bytes;
    }
    const text = bytes.toString('latin1');
    const { keys, length } = countKeys(text, most);
    this.#throttle.take(keys);
    if (length === text.length) return bytes;
    const end = text.includes(PASTE_END, length) ? PASTE_END : '';
    return Buffer.from(text.slice(0, length) + end, 'latin1');
  }
}

/** The keys at the beginning of a text, as many as may be, and their length. */
function countKeys(text: string, most: number): { keys: number; length: number } {
  let keys = 0;
  let length = 0;
  for (const [key] of text.matchAll(KEY)) {
    if (keys === most) break;
    keys++;
    length += key.length;
  }
  return { keys, length };
}
