/** Keys with a name. Terminals send different bytes for them. */
export const NAMED_KEYS = [
  'enter',
  'tab',
  'shift-tab',
  'backspace',
  'delete',
  'escape',
  'up',
  'down',
  'left',
  'right',
  'home',
  'end',
  'page-up',
  'page-down',
  'alt-left',
  'alt-right',
  'alt-d',
] as const;

/** Ctrl with a letter. Ctrl-H, I, J and M are missing: they send backspace, tab and enter. */
export const CONTROL_KEYS = [...'abcdefgklnopqrstuvwxyz'].map(
  (letter) => `ctrl-${letter}` as const,
);

export type KeyName = (typeof NAMED_KEYS)[number] | (typeof CONTROL_KEYS)[number];

/**
 * The player typed one printable code point, pressed a key, or pasted. In a paste `\n` ends lines;
 * it and `\t` are the only control characters. One that is too long has no text.
 */
export type KeyEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'key'; readonly name: KeyName }
  | { readonly kind: 'paste'; readonly text: string; readonly isTooLong?: true };

/** The key of a control character (0 to 31, 127); some have none. */
export function keyOfControl(code: number): KeyEvent | undefined {
  switch (code) {
    case 0x08:
    case 0x7f:
      return key('backspace');
    case 0x09:
      return key('tab');
    case 0x0a:
    case 0x0d:
      return key('enter');
    case 0x1b:
      return key('escape');
    default: {
      const name = `ctrl-${String.fromCharCode(code + 0x60)}`;
      const found = CONTROL_KEYS.find((candidate) => candidate === name);
      return found && key(found);
    }
  }
}

/** The event of a named key. */
export function key(name: KeyName): KeyEvent {
  return { kind: 'key', name };
}

/** Keys and letters with Alt, as readline has them: to the next word, and what deletes one. */
const WITH_ALT: Readonly<Record<string, KeyName>> = {
  b: 'alt-left',
  left: 'alt-left',
  f: 'alt-right',
  right: 'alt-right',
  d: 'alt-d',
  backspace: 'ctrl-w',
  // It always ends the program.
  'ctrl-c': 'ctrl-c',
};

/** The event of a key together with Alt, which is undefined for most: no letter, no Enter. */
export function withAlt(event: KeyEvent | undefined): KeyEvent | undefined {
  const name = WITH_ALT[event?.kind === 'key' ? event.name : (event?.text ?? '')];
  return name && key(name);
}
