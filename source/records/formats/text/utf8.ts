/**
 * The text of UTF-8 bytes; undefined where they are not valid.
 * @param cut whether the last character may be incomplete; it is left out then. Default false.
 */
export function decodeUtf8(bytes: Uint8Array, cut = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: cut });
  } catch {
    return undefined;
  }
}

/** Marks of byte order where files were joined, and what ends a text for DOS. */
const NOTHING = /^\ufeff+|\x1a+$/gm;

/**
 * A text with `\n` at the line ends, without byte order marks at the heads of lines and without `^Z`
 * at their ends.
 */
export function withPlainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NOTHING, '');
}

/** A text as bytes, without byte order mark. */
export interface EncodedText {
  readonly bytes: Uint8Array;
  /** How many characters the encoding does not have; another sign stands for each. */
  readonly lost: number;
}

/** A text as UTF-8. Halves of characters are lost: they stand alone in no encoding. */
export function encodeUtf8(text: string): EncodedText {
  const halves = text.match(/\p{Cs}/gu) ?? [];
  return { bytes: new TextEncoder().encode(text), lost: halves.length };
}
