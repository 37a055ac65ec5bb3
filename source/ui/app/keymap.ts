import { spelledIn } from '../../activity/word-spellings.ts';
import { CONTROL_KEYS, type KeyEvent, key, NAMED_KEYS } from '../../terminal/key-event.ts';
import type { KeyReason, ToldKey, ToldKeys } from '../../text/en/settings.ts';
import { widestOf } from '../../text/page.ts';
import type { Texts } from '../../text/texts.ts';
import type { Wording } from '../../text/tongue.ts';
import type { Navigator } from './screen.ts';

const told = toldIn('COMMON_KEYS');

/** A key with what help and key line tell of it. */
export interface KeyWords {
  /** Names of key events, or characters. */
  readonly keys: readonly string[];
  readonly told: (texts: Texts) => ToldKey;
  /** Keys of a higher rank give way first if the key line has too little room. Default 0. */
  readonly rank?: number;
}

/** Tells a key by its name in a group of the area `settings`. */
export function toldIn<Group extends keyof Texts['settings']>(group: Group) {
  return <Name extends keyof Texts['settings'][Group]>(name: Name) =>
    (texts: Texts): Texts['settings'][Group][Name] =>
      texts.settings[group][name];
}

/** A key of a screen, which it changes in some way. */
export interface KeyRow<in On> extends KeyWords {
  readonly run: (on: On, app: Navigator, key: string) => void;
  /** Why a key of the row does nothing now, which is said. Default: it does something. */
  readonly refusal?: (on: On, key: string) => KeyReason | undefined;
  /** Whether the key line shows it now. Default: unless its first key is refused. */
  readonly isShown?: (on: On) => boolean;
}

/** The keys of a screen as its help tells them. */
export interface KeyHelp {
  readonly told: (texts: Texts) => ToldKeys;
  readonly rows: readonly KeyWords[];
}

/** All keys of a screen. A key that stands in two rows is that of the first. */
export interface KeyTable<in On> extends KeyHelp {
  readonly rows: readonly KeyRow<On>[];
}

/** A key together with the screen that it changes. */
interface BoundKey extends KeyWords {
  readonly run: (app: Navigator, key: string) => void;
  readonly refusal: (key: string) => KeyReason | undefined;
  readonly isShown: () => boolean;
}

/** The keys of a screen that is there. */
export interface BoundKeys extends KeyHelp {
  readonly rows: readonly BoundKey[];
}

/** The keys of a table for one screen. */
export function bindKeys<On>(table: KeyTable<On>, on: On): BoundKeys {
  const rows = table.rows.map((row) => ({
    ...row,
    run: (app: Navigator, key: string) => row.run(on, app, key),
    refusal: (key: string) => row.refusal?.(on, key),
    isShown: () => row.isShown?.(on) ?? row.refusal?.(on, row.keys[0] ?? '') === undefined,
  }));
  return { ...table, rows };
}

/** The row of a key; undefined for a key that means nothing. */
export function rowOf<Row extends KeyWords>(
  tables: readonly { readonly rows: readonly Row[] }[],
  key: string,
): Row | undefined {
  return tables.flatMap(({ rows }) => rows).find((row) => row.keys.includes(key));
}

/**
 * Does what a key means, or says why it does nothing now.
 * @param warn says it. Default: no key is ever refused here
 * @returns whether the key means something
 */
export function pressKey(
  tables: readonly BoundKeys[],
  key: string,
  app: Navigator,
  warn: (sentence: Wording) => void = () => {},
): boolean {
  const row = rowOf(tables, key);
  const refusal = row?.refusal(key);
  if (refusal === undefined) row?.run(app, key);
  else warn(({ settings }) => settings.KEY_REASONS[refusal]);
  return row !== undefined;
}

/** The name of a key in help and key line: `Esc`, `Ctrl-C`, `a`. */
export function labelOf(texts: Texts, row: KeyWords): string {
  return row.told(texts).label ?? keyName(texts, row.keys[0] ?? '');
}

/** The name of a key or character, as it is told. */
function keyName(texts: Texts, key: string): string {
  const name = texts.settings.KEY_NAMES[key];
  if (name !== undefined || key.length === 1) return name ?? key;
  return key.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Keys that work on every screen. */
export const EVERYWHERE: KeyTable<{
  readonly quit: () => void;
  readonly repaint: () => void;
  readonly suspend: () => void;
}> = {
  told: (texts) => texts.settings.SCREEN_KEYS.everywhere,
  rows: [
    { keys: ['ctrl-c'], told: told('leaveAtOnce'), run: (app) => app.quit() },
    { keys: ['ctrl-l'], told: told('repaint'), run: (app) => app.repaint() },
    { keys: ['ctrl-z'], told: told('suspend'), run: (app) => app.suspend() },
  ],
};

/** Leaves a screen for the one below it. */
export const BACK_ROW: KeyRow<unknown> = {
  keys: ['escape', 'q', 'ctrl-d'],
  told: told('back'),
  run: (_, app) => app.back(),
};

/** The name of an event in the keymap: a key's name or a character; '' for a paste. */
export function keyOf(event: KeyEvent): string {
  switch (event.kind) {
    case 'key':
      return event.name;
    case 'text':
      return event.text;
    case 'paste':
      return '';
  }
}

/** The event of a key or character by its name in the keymap. */
export function eventOf(name: string): KeyEvent {
  const named = [...NAMED_KEYS, ...CONTROL_KEYS].find((known) => known === name);
  return named === undefined ? { kind: 'text', text: name } : key(named);
}

/** A part of a key line, and the keys that a click on it presses. */
export interface KeyHint {
  readonly text: string;
  readonly keys: readonly string[];
}

/** What stands between two hints. */
export const HINT_GAP = '  ';

/** A word of a prompt as a hint, which enters it. */
export function wordHint(texts: Texts, word: string): KeyHint {
  return { text: spelledIn(texts.language, word), keys: [...word, 'enter'] };
}

/** Whether a cursor on a board points at something, or holds a piece. */
export type Pointer = 'pointing' | 'holding';

/** The key line while a cursor is on a board. */
export function pointerHints(texts: Texts, pointer: Pointer): readonly KeyHint[] {
  const isHolding = pointer === 'holding';
  return [
    {
      text: isHolding ? texts.settings.POINTER_TEXTS.putDown : texts.settings.POINTER_TEXTS.pickUp,
      keys: ['enter'],
    },
    {
      text: isHolding
        ? texts.settings.POINTER_TEXTS.putBack
        : texts.settings.POINTER_TEXTS.noCursor,
      keys: ['escape'],
    },
    { text: texts.settings.POINTER_TEXTS.move, keys: [] },
  ];
}

/** Goes through what a text may become. */
export const COMPLETE_WORDS: KeyWords = {
  keys: ['tab'],
  told: (texts) => texts.settings.PROMPT_TEXTS.complete,
};

/** After words, that there are more. */
function moreHint(texts: Texts): KeyHint {
  return { text: `(${labelOf(texts, COMPLETE_WORDS)})`, keys: COMPLETE_WORDS.keys };
}

/** Words of a prompt as hints, and that there are more. */
export function wordHints(texts: Texts, ...words: readonly string[]): KeyHint[] {
  return [...words.map((word) => wordHint(texts, word)), moreHint(texts)];
}

/** What Enter does on an empty prompt. */
export function enterHint(texts: Texts, does: 'next' | 'takeBack' | 'beginGame'): KeyHint {
  return { text: texts.settings.KEY_HINTS[does], keys: ['enter'] };
}

/** The hints as a text. */
export function keyLineText(hints: readonly KeyHint[]): string {
  return hints.map(({ text }) => text).join(HINT_GAP);
}

/** The first of the hints, as many as have room: none beside a text that fills the line. */
export function fittingHints(hints: readonly KeyHint[], columns: number): readonly KeyHint[] {
  const fitting = [...hints];
  while (fitting.length > 0 && widestOf(keyLineText(fitting)) > columns) fitting.pop();
  return fitting;
}

/** The keys that do something now, as a line of at most `columns`. */
export function keyLine(texts: Texts, tables: readonly BoundKeys[], columns: number): KeyHint[] {
  const rows = tables.flatMap((table) => table.rows);
  return hintLine(
    texts,
    rows.filter(({ isShown }) => isShown()),
    columns,
  );
}

/**
 * The line at the bottom of a screen, as in `Tab complete  ? help`: as many keys as have room, those
 * of the lowest rank first.
 */
export function hintLine(texts: Texts, rows: readonly KeyWords[], columns: number): KeyHint[] {
  const shown = rows.filter(({ told }) => told(texts).short !== undefined);
  const chosen = new Set<KeyWords>();
  for (const row of [...shown].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))) {
    chosen.add(row);
    if (widestOf(keyLineText(hintsOf(texts, shown, chosen))) > columns) chosen.delete(row);
  }
  return hintsOf(texts, shown, chosen);
}

/** The hints of the chosen rows, in the order of all. */
function hintsOf(
  texts: Texts,
  rows: readonly KeyWords[],
  chosen: ReadonlySet<KeyWords>,
): KeyHint[] {
  return rows
    .filter((row) => chosen.has(row))
    .map((row) => ({
      text: `${labelOf(texts, row)} ${row.told(texts).short}`,
      keys: row.keys.slice(0, 1),
    }));
}
