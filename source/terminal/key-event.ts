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
] as const;

/** Ctrl with a letter. Ctrl-H, I, J and M are missing: they send backspace, tab and enter. */
export const CONTROL_KEYS = [
  'ctrl-a',
  'ctrl-b',
  'ctrl-c',
  'ctrl-d',
  'ctrl-e',
  'ctrl-f',
  'ctrl-g',
  'ctrl-k',
  'ctrl-l',
  'ctrl-n',
  'ctrl-o',
  'ctrl-p',
  'ctrl-q',
  'ctrl-r',
  'ctrl-s',
  'ctrl-t',
  'ctrl-u',
  'ctrl-v',
  'ctrl-w',
  'ctrl-x',
  'ctrl-y',
  'ctrl-z',
] as const;

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
