import { isPrintable } from '../clean/clean-text.ts';
import { type KeyEvent, type KeyName, key, keyOfControl, withAlt } from './key-event.ts';

/** Final characters of `ESC [` and `ESC O`. rxvt sends the small ones, with Shift or Ctrl. */
const FINALS: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  Z: 'shift-tab',
  a: 'up',
  b: 'down',
  c: 'right',
  d: 'left',
};

/** First parameters of `ESC [ n ~`: VT220, the Linux console (1, 4) and rxvt (7, 8). */
const NUMBERS: Readonly<Record<string, KeyName>> = {
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'page-up',
  6: 'page-down',
  7: 'home',
  8: 'end',
};

/** Bits of modifiers. Super, Hyper and Meta make no key of ours. */
const SHIFT = 1;
const ALT = 2;
const CONTROL = 4;
const FOREIGN = 8 | 16 | 32;

/** The event of kitty's keyboard protocol that is no press. */
const RELEASE = 3;

/**
 * The key of a whole `ESC [` sequence; undefined for replies of the terminal, for what is released,
 * and for keys without a use. Shift and Ctrl change characters and Tab alone.
 */
export function keyOfCsi(parameters: string, final: string): KeyEvent | undefined {
  // `ESC [ ? 1 c`, `ESC [ < 0 ; 1 ; 1 M` and the like are replies, never keys.
  if (!/^[0-9;:]*$/.test(parameters)) return undefined;
  const [first = '', second = '', third = ''] = parameters.split(';');
  const [modifiers = 1, event] = second.split(':').map(Number);
  const bits = Math.max(0, modifiers - 1);
  if (event === RELEASE || bits & FOREIGN) return undefined;
  const pressed = () => {
    if (final === '~' && first === '27') return keyOfCode(Number(third), bits);
    if (final === 'u') return keyOfCode(Number.parseInt(first, 10), bits);
    // rxvt ends them with `$`, `^` and `@` when Shift and Ctrl are held.
    if (/^[~$^@]$/.test(final)) return named(NUMBERS[first]);
    if (final >= 'a' && parameters !== '') return undefined;
    return named(FINALS[final]);
  };
  return bits & ALT ? withAlt(pressed()) : pressed();
}

/** The key of a whole `ESC O` sequence: cursor keys, and the number pad in application mode. */
export function keyOfSs3(final: string): KeyEvent | undefined {
  if (final === 'M') return key('enter');
  if (/^[j-y]$/.test(final)) {
    return { kind: 'text', text: String.fromCharCode(final.charCodeAt(0) - 0x40) };
  }
  return named(FINALS[final]);
}

/** Whether a character can end an `ESC O` sequence: cursor keys, F1 to F4, the number pad. */
export function isSs3Final(character: string): boolean {
  return /^[A-FHIMP-SXZa-dj-y]$/.test(character);
}

/**
 * Compares `text` with the heads of the strings that terminals send, without the ESC: `P 1 $ r`,
 * `P > |`, `] 11 ;`, `_ G`. A head tells a string from the Esc key and a typed `P`, `]` or `_`.
 */
export function matchStringHead(text: string): 'whole' | 'begun' | 'other' {
  if (/^(?:P[0-9;]*(?:[>!]\||[$+][a-z])|\](?:[0-9]+;|[lL])|_G)$/.test(text)) return 'whole';
  return /^(?:P[0-9;]*[>!$+]?|\][0-9]*|_)$/.test(text) ? 'begun' : 'other';
}

/** A key that is sent as the number of its character (xterm's modifyOtherKeys, `CSI u`). */
function keyOfCode(code: number, bits: number): KeyEvent | undefined {
  if (!(code >= 0 && code <= 0x10ffff)) return undefined;
  if (code === 9 && bits & SHIFT) return key('shift-tab');
  if (code < 0x20 || code === 0x7f) return keyOfControl(code);
  const text = String.fromCodePoint(code);
  if (bits & CONTROL) return /^[a-z]$/i.test(text) ? keyOfControl(code & 0x1f) : undefined;
  if (!isPrintable(text) || /\p{Co}/u.test(text)) return undefined;
  return { kind: 'text', text: bits & SHIFT ? text.toUpperCase() : text };
}

function named(name: KeyName | undefined): KeyEvent | undefined {
  return name && key(name);
}
