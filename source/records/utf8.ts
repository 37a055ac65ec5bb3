/**
 * The text of UTF-8 bytes, undefined where one of them is none.
 * @param cut whether the last character may be incomplete; it is left out then. Default false.
 */
export function decodeUtf8(bytes: Uint8Array, cut = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: cut });
  } catch {
    return undefined;
  }
}

/** A text without byte order mark and with `\n` at the line ends. */
export function withPlainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}
