import type { Variant } from '../../../rules/core/variant.ts';
import { NO_TEXT, type ReadGame } from '../../tree/read-game.ts';
import { decodeText } from '../text/decode-text.ts';
import { TextPlaces } from '../text/text-places.ts';
import { decodeUtf8, withPlainLines } from '../text/utf8.ts';
import { GameReader } from './psn-game.ts';
import { type PsnToken, type ScanPlace, scanPsn } from './psn-scan.ts';

export interface PsnOptions {
  /** The variant of games whose tags name none; shogi by default. */
  readonly variant?: Variant;
}

/**
 * Reads a record file: any number of games in the notation of `readMove`, with tags or without.
 * Each game is read up to its first fault. Empty where the text holds no game.
 * @param source text, or the bytes of a file in any encoding of `decodeText`; damaged UTF-8 is read
 * up to the damage
 */
export function parsePsn(source: string | Uint8Array, options: PsnOptions = {}): ReadGame[] {
  const decoded =
    typeof source === 'string' ? { text: withPlainLines(source), complete: true } : decode(source);
  if (decoded === undefined) return [NO_TEXT];
  const { text, complete } = decoded;
  const reader = new PsnReader(text, options.variant);
  const place: ScanPlace = { at: 0 };
  for (const token of scanPsn(text, place)) {
    // In a text that is cut off, that is why a comment has no end.
    if (complete || token.kind !== 'unclosed-comment') place.at = reader.read(token) ?? place.at;
  }
  return reader.finish(complete);
}

/** Puts the games of one text together from its tokens. */
class PsnReader {
  readonly #text: string;
  readonly #places: TextPlaces;
  readonly #variant: Variant | undefined;
  readonly #games: ReadGame[] = [];
  #game: GameReader;

  constructor(text: string, variant: Variant | undefined) {
    this.#text = text;
    this.#places = new TextPlaces(text);
    this.#variant = variant;
    this.#game = new GameReader(this.#places, variant, []);
  }

  /** @returns where reading goes on, if that is not after the token */
  read(token: PsnToken): number | undefined {
    if (this.#game.isFollowedBy(token)) {
      const headings = this.#game.takeHeadings();
      this.#close();
      this.#game = new GameReader(this.#places, this.#variant, headings);
    }
    return this.#game.read(token);
  }

  finish(complete: boolean): ReadGame[] {
    if (!complete) this.#game.fail({ code: 'not-utf8' }, this.#text.length);
    this.#close();
    return this.#games;
  }

  #close(): void {
    const game = this.#game.finish();
    if (game) this.#games.push(game);
  }
}

/** The text of a file; of damaged UTF-8 only what stands before the damage. */
function decode(bytes: Uint8Array): { text: string; complete: boolean } | undefined {
  const whole = decodeText(bytes);
  if (whole === undefined) return undefined;
  if (whole.encoding !== 'utf-8' || !whole.isDamaged) {
    return { text: whole.text, complete: true };
  }
  let valid = 0;
  let invalid = bytes.length;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (decodeUtf8(bytes.subarray(0, middle), true) === undefined) invalid = middle;
    else valid = middle;
  }
  const text = decodeUtf8(bytes.subarray(0, valid), true) ?? '';
  return { text: withPlainLines(text), complete: false };
}
