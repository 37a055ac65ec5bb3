/** The sequences of a terminal that the program writes, each whole; the group holds colours. */
const OWN = [
  // Modes of the screen, the cursor, the mouse and the paste.
  /^\x1b\[\?[\d;]+[hl]/,
  // Moves of the cursor, erasures, and the question where it is.
  /^\x1b\[\d*(?:;\d+)?[ABCDGHJKXd]|^\x1b\[6n/,
  // The question of what colour the ground is.
  /^\x1b\]11;\?\x1b\\/,
  // The questions which terminal it is, and what it can do.
  /^\x1b\[>q|^\x1b\[c/,
  // The question whether a frame can be shown when it is complete.
  /^\x1b\[\?2026\$p/,
  // The name of the window: kept, given, and brought back.
  /^\x1b\[2[23];2t|^\x1b\]2;\P{Cc}*\x1b\\/u,
  /^\x1b\[([\d;]*)m/,
] as const;

/** Emphasis that is ours: none, bold, dim, underlined, inverse, and their ends. */
const EMPHASIS = ['', '0', '1', '2', '4', '7', '22', '24', '27'];

/** What turns the direction of writing or shows nothing: it has no place on a screen. */
const HIDDEN = /[\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Controls that move on in the text, and the bell. */
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
    const length = char === '\x1b' ? ownLength(text.slice(at, at + 60)) : isText(char) ? 1 : 0;
    if (length === 0) return JSON.stringify(text.slice(at, at + 40));
    at += length;
  }
  return undefined;
}

function isText(char: string): boolean {
  return /\p{Cc}/u.test(char) ? PLAIN_CONTROLS.includes(char) : !HIDDEN.test(char);
}

/** How long the sequence of ours is with which a text begins; 0 where there is none. */
function ownLength(text: string): number {
  for (const own of OWN) {
    const [whole, colours = ''] = own.exec(text) ?? [];
    if (whole !== undefined && isOwnColour(colours)) return whole.length;
  }
  return 0;
}

function isOwnColour(parameters: string): boolean {
  const rest = parameters.replaceAll(/(?:38|48);(?:5;\d+|2;\d+;\d+;\d+)/g, '0').split(';');
  return rest.every((one) => EMPHASIS.includes(one) || /^(?:[349][0-79]|10[0-7])$/.test(one));
}
