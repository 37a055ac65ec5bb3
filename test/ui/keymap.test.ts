import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTROL_KEYS, NAMED_KEYS } from '../../source/terminal/key-event.ts';
import {
  actionOf,
  KEYMAP,
  type KeyBinding,
  type KeyContext,
  keyLine,
} from '../../source/ui/keymap.ts';
import { ambiguousCharacters } from '../helpers/frames.tsx';
import { PROJECT } from '../helpers/komadai.ts';

const CONTEXTS = Object.keys(KEYMAP) as KeyContext[];
const EVENTS: readonly string[] = [...NAMED_KEYS, ...CONTROL_KEYS];

const HANDLERS: Readonly<Record<KeyContext, string>> = {
  everywhere: 'app.ts',
  play: 'screens/prompt-screen.ts',
  list: 'screens/list.ts',
  games: 'screens/games-list.ts',
  form: 'screens/form.ts',
  replay: 'screens/replay.ts',
  tsume: 'screens/prompt-screen.ts',
  page: 'screens/page.ts',
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
    const file = join(PROJECT, 'source/ui', HANDLERS[context]);
    const source = readFileSync(file, 'utf8');
    for (const { action } of bindings) expect(source).toContain(`'${action}'`);
  });

  test('every binding has words, and they hold nothing of doubtful width', () => {
    for (const { label, help, short = 'none' } of bindings) {
      expect([label, help, short]).not.toContain('');
      expect(ambiguousCharacters(label + help + short)).toEqual([]);
    }
  });

  test('a key that is not bound means nothing', () => {
    expect(actionOf(context, 'ctrl-v')).toBeUndefined();
    expect(actionOf(context, '')).toBeUndefined();
  });
});

test('no letter is a key on the play screen', () => {
  const keys: string[] = KEYMAP.play.flatMap((binding) => [...binding.keys]);
  expect(keys.filter((key) => [...key].length === 1)).toEqual(['?']);
});

test.each([
  [80, 'Tab complete  ? help  Esc menu  Arrows cursor'],
  [45, 'Tab complete  ? help  Esc menu  Arrows cursor'],
  [44, 'Tab complete  ? help  Esc menu'],
  [12, 'Tab complete'],
  [5, ''],
])('the key line has whole bindings, as many as %i columns have room for', (columns, line) => {
  expect(keyLine('play', columns)).toBe(line);
});
