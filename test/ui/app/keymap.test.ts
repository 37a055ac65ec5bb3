import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTROL_KEYS, NAMED_KEYS } from '../../../source/terminal/key-event.ts';
import {
  actionOf,
  KEYMAP,
  type KeyBinding,
  type KeyContext,
  keyLine,
  keyLineText,
  labelOf,
} from '../../../source/ui/app/keymap.ts';
import { ambiguousCharacters } from '../../helpers/frames.tsx';
import { PROJECT } from '../../helpers/komadai.ts';

const CONTEXTS = Object.keys(KEYMAP) as KeyContext[];
const EVENTS: readonly string[] = [...NAMED_KEYS, ...CONTROL_KEYS];

const HANDLERS: Readonly<Record<KeyContext, string | readonly string[]>> = {
  everywhere: 'app/app.ts',
  play: 'prompt/prompt.ts',
  menu: 'screens/menu/menu.tsx',
  list: ['screens/list/list.tsx', 'screens/list/list-state.ts'],
  games: 'screens/games/games-list.ts',
  lobby: ['screens/lobby/lobby.tsx', 'screens/list/list-state.ts', 'screens/list/list.tsx'],
  me: ['screens/lobby/me.ts', 'screens/list/list-state.ts', 'screens/list/list.tsx'],
  ratings: ['screens/lobby/ratings.ts', 'screens/list/list-state.ts', 'screens/list/list.tsx'],
  form: 'screens/form/form.tsx',
  replay: ['screens/replay/replay.tsx', 'prompt/prompt.ts'],
  tsume: 'prompt/prompt.ts',
  learn: 'prompt/prompt.ts',
  page: ['screens/page/page.tsx', 'screens/page/page-state.ts'],
  waiting: 'screens/rooms/code-screen.tsx',
  themes: 'screens/themes/themes.tsx',
};

describe.each(CONTEXTS)('%s', (context) => {
  const bindings: readonly KeyBinding[] = KEYMAP[context];

  test('has no key twice, nor one that means something everywhere', () => {
    const keys = bindings.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
    if (context === 'everywhere') return;
    expect(keys.filter((key) => actionOf('everywhere', key) !== undefined)).toEqual([]);
  });

  test('names keys that a terminal can send', () => {
    for (const key of bindings.flatMap((binding) => binding.keys)) {
      expect([...key].length === 1 || EVENTS.includes(key), key).toBe(true);
    }
  });

  test('every action is handled where the keys arrive', () => {
    const files = [HANDLERS[context]].flat();
    const texts = files.map((file) => readFileSync(join(PROJECT, 'source/ui', file), 'utf8'));
    const source = texts.join('');
    // A name that needs no quotes has none as a key of an object.
    for (const { action } of bindings) {
      expect(source).toMatch(new RegExp(`'${action}'|^ +${action}: `, 'm'));
    }
  });

  test('every binding has words, and they hold nothing of doubtful width', () => {
    for (const binding of bindings) {
      const { help, short = 'none' } = binding;
      const label = labelOf(binding);
      expect([label, help, short]).not.toContain('');
      expect(ambiguousCharacters(label + help + short)).toEqual([]);
    }
  });

  test('a key that is not bound means nothing', () => {
    expect(actionOf(context, 'ctrl-v')).toBeUndefined();
    expect(actionOf(context, '')).toBeUndefined();
  });
});

test('no letter is a key on a screen with a prompt', () => {
  for (const context of ['play', 'tsume', 'learn', 'replay'] as const) {
    const keys: string[] = KEYMAP[context].flatMap((binding) => [...binding.keys]);
    expect(keys.filter((key) => /^[a-z0-9]$/i.test(key))).toEqual([]);
  }
});

test.each([
  [170, 'Right next  Left back  ] variation  Space play  > faster  < slower  Tab complete  ? help'],
  [78, 'Right next  Left back  ] variation  > faster  Tab complete  ? help  Esc back'],
  [40, 'Right next  Left back  Tab complete'],
  [20, 'Right next  ? help'],
])('of the replay in %i columns what matters most stays', (columns, start) => {
  const line = keyLineText(keyLine('replay', columns));
  expect(line.startsWith(start), line).toBe(true);
  expect(line.length).toBeLessThanOrEqual(columns);
});

test.each([
  [80, 'Tab complete  ? help  Esc menu  Arrows cursor'],
  [45, 'Tab complete  ? help  Esc menu  Arrows cursor'],
  [44, 'Tab complete  ? help  Esc menu'],
  [12, 'Tab complete'],
  [5, ''],
])('the key line has whole bindings, as many as %i columns have room for', (columns, line) => {
  expect(keyLineText(keyLine('play', columns))).toBe(line);
});
