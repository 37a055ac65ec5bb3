import type { Variant } from '../core/variant.ts';
import { GameReader } from './psn-game.ts';
import { type PsnToken, scanPsn } from './psn-scan.ts';
import type { ReadGame } from './record-fault.ts';
import { decodeUtf8, withPlainLines } from './utf8.ts';

export interface PsnOptions {
  /** Of games whose tags name no variant; shogi by default. */
  readonly variant?: Variant;
}

/**
 * Reads a record file: any number of games in the notation of `readMove`, with tags or without.
 * Each game is read up to its first fault. Empty where the text holds no game.
 * @param source text, or the bytes of a UTF-8 file, which are read up to the first invalid one
 */
export function parsePsn(source: string | Uint8Array, options: PsnOptions = {}): ReadGame[] {
  const { text, complete } =
    typeof source === 'string' ? { text: withPlainLines(source), complete: true } : decode(source);
  const reader = new PsnReader(text, options.variant);
  for (const token of scanPsn(text)) {
    // Where a text is cut off, that is why a comment in it has no end.
    if (complete || token.kind !== 'unclosed-comment') reader.read(token);
  }
  return reader.finish(complete);
}

/** Puts the games of one text together from its tokens. */
class PsnReader {
  readonly #text: string;
  readonly #variant: Variant | undefined;
  readonly #games: ReadGame[] = [];
  #game: GameReader;

  constructor(text: string, variant: Variant | undefined) {
    this.#text = text;
    this.#variant = variant;
    this.#game = new GameReader(text, variant, []);
  }

  read(token: PsnToken): void {
    if (this.#beginsGame(token)) {
      const headings = this.#game.takeHeadings();
      this.#close();
      this.#game = new GameReader(this.#text, this.#variant, headings);
    }
    this.#game.read(token);
  }

  finish(complete: boolean): ReadGame[] {
    if (!complete) this.#game.fail({ code: 'not-utf8' }, this.#text.length);
    this.#close();
    return this.#games;
  }

  #beginsGame(token: PsnToken): boolean {
    const game = this.#game;
    switch (token.kind) {
      case 'tag':
      case 'bad-tag':
        return game.hasBody;
      case 'number':
        return (
          !game.hasTags && game.hasMoves && !game.inVariation && token.number === 1 && !token.half
        );
      case 'move':
        return game.isOver;
      default:
        return false;
    }
  }

  #close(): void {
    const game = this.#game.finish();
    if (game) this.#games.push(game);
  }
}

/** The text of the bytes before the first that are not UTF-8. */
function decode(bytes: Uint8Array): { text: string; complete: boolean } {
  const whole = decodeUtf8(bytes);
  if (whole !== undefined) return { text: withPlainLines(whole), complete: true };
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
