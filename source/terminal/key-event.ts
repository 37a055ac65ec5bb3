/** Keys with a name of their own, whatever bytes a terminal sends for them. */
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
 * What the player did: typed one printable code point, pressed a key, or pasted. The text of a
 * paste has `\n` as its only line end and holds no control characters but `\n` and `\t`.
 */
export type KeyEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'key'; readonly name: KeyName }
  | { readonly kind: 'paste'; readonly text: string };

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a code point can be shown in a line: no control, format or line separator. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** The key that a control character (0 to 31, 127) stands for; some stand for none. */
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
