/** The sequences of a terminal that the program writes, each whole. */
const OWN = [
  // Modes of the screen, the cursor, the mouse and the paste; questions about widths and colours.
  /^\x1b\[\?[\d;]+[hlu]/,
  /^\x1b\[\??\d*(?:;\d+)*[ABCDEFGHJKcdnrSTXfu]/,
  // Colours and emphasis.
  /^\x1b\[[\d;:]*m/,
  /^\x1b\[[<>=]\d*[;\d]*[cu]/,
  // The form of the cursor.
  /^\x1b\[\d* q/,
] as const;

/** What turns the direction of writing or shows nothing: it has no place on a screen. */
const HIDDEN = /[\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Controls that move on in the text. */
const PLAIN_CONTROLS = ['\r', '\n', '\b', '\x07'];

/**
 * What stands in the output of a program beside text and the sequences that are ours.
 * @returns an excerpt from the first such place on; undefined where there is none
 */
export function foreignIn(output: Uint8Array): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(output);
  } catch {
    return 'bytes that are no UTF-8';
  }
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? '';
    if (char === '\x1b') {
      const rest = text.slice(at, at + 40);
      const length = Math.max(...OWN.map((own) => own.exec(rest)?.[0].length ?? 0));
      if (length === 0) return JSON.stringify(rest);
      at += length;
    } else {
      const isForeign = /\p{Cc}/u.test(char) ? !PLAIN_CONTROLS.includes(char) : HIDDEN.test(char);
      if (isForeign) return JSON.stringify(text.slice(at, at + 40));
      at++;
    }
  }
  return undefined;
}
