import { hasNames } from '../../settings/json-file.ts';
import type { KeyFault } from '../../settings/key-fault.ts';
import { CONTROL_KEYS, NAMED_KEYS } from '../../terminal/key-event.ts';
import type { Texts } from '../../text/texts.ts';
import { keyName } from '../app/keymap.ts';
import { keysOf } from '../app/own-keys.ts';
import { type KeyAction, keyActions } from './key-tables.ts';

/** The keys of actions, by their names. */
type Chosen = Map<string, string>;

/** Names that keys have in the key line, beside those of their events. */
const SHOWN_NAMES: Readonly<Record<string, string>> = {
  space: ' ',
  pgup: 'page-up',
  pgdn: 'page-down',
};

/**
 * The keys of a file that was parsed: the name of an action with a key. An action with a fault has
 * its own key.
 */
export function readKeys(
  texts: Texts,
  data: unknown,
): { readonly keys: ReadonlyMap<string, string>; readonly faults: readonly KeyFault[] } {
  const keys: Chosen = new Map();
  if (!hasNames(data)) return { keys, faults: [{ code: 'no-object' }] };
  const actions = keyActions();
  const faults: KeyFault[] = [];
  for (const [name, value] of Object.entries(data)) {
    const action = actions.find((one) => one.name === name);
    const key = typeof value === 'string' ? parseKey(value) : undefined;
    if (!action) {
      const known = actions.map((one) => one.name);
      faults.push({ code: 'unknown-action', action: name, known });
    } else if (key === undefined) {
      const found = typeof value === 'string' ? value : JSON.stringify(value);
      faults.push({ code: 'unknown-key', action: name, found });
    } else if (isTypedKey(action, key)) {
      faults.push({ code: 'typed', action: name, key: keyName(texts, key) });
    } else keys.set(name, key);
  }
  for (let clashes = clashesOf(texts, keys); clashes.length > 0; clashes = clashesOf(texts, keys)) {
    // An action that gets its own key back may be in the way of another.
    for (const { action } of clashes) keys.delete(action);
    faults.push(...clashes);
  }
  return { keys, faults };
}

/** The event or character of a key as it is written: `f`, `Ctrl-N`, `page-down`, `PgDn`. */
function parseKey(text: string): string | undefined {
  if (/^[^\p{C}\p{Z}]$|^ $/u.test(text)) return text;
  const name = text.toLowerCase();
  return SHOWN_NAMES[name] ?? [...NAMED_KEYS, ...CONTROL_KEYS].find((one) => one === name);
}

/** Whether a key is typed where the action is one. */
function isTypedKey({ rows, screens }: KeyAction, key: string): boolean {
  if ([...key].length > 1 || !screens.some(({ isTyped }) => isTyped)) return false;
  return /[\p{L}\p{N}+]/u.test(key) || rows.some(({ isInText }) => isInText);
}

/** What else the chosen keys mean on the screens of their actions. */
function clashesOf(texts: Texts, keys: Chosen): Extract<KeyFault, { code: 'clash' }>[] {
  return keyActions().flatMap(({ name, screens }) => {
    const key = keys.get(name);
    if (key === undefined) return [];
    for (const { rows, told } of screens) {
      const other = rows.find((row) => row.action !== name && keysOf(row, keys).includes(key));
      if (other) {
        const { title } = told(texts);
        const help = other.action ?? other.told(texts).help;
        const clash = { action: name, key: keyName(texts, key), screen: title, other: help };
        return [{ code: 'clash', ...clash } as const];
      }
    }
    return [];
  });
}
