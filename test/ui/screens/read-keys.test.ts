import { expect, test } from 'vitest';
import * as ENGLISH from '../../../source/text/en/index.ts';
import { keyActions } from '../../../source/ui/screens/key-tables.ts';
import { readKeys } from '../../../source/ui/screens/read-keys.ts';

const read = (data: unknown) => {
  const { keys, faults } = readKeys(ENGLISH, data);
  return { keys: Object.fromEntries(keys), faults };
};

const clash = (action: string, key: string, screen: string, other: string) => {
  return { code: 'clash', action, key, screen, other };
};

test('keys are read as they are written, in whichever case', () => {
  expect(read({ filter: 'f', help: 'ctrl-G', scroll: 'Space', complete: 'PgDn' })).toEqual({
    keys: { filter: 'f', help: 'ctrl-g' },
    faults: [
      clash('complete', 'PgDn', 'Replay, Watching', 'ten moves on'),
      clash('scroll', 'Space', 'Texts', 'next-page'),
    ],
  });
});

test('each action may have the keys that it has', () => {
  const own = Object.fromEntries(keyActions().map(({ name, rows: [row] }) => [name, row.keys[0]]));
  expect(read(own)).toEqual({ keys: own, faults: [] });
});

test('two actions change their keys with each other', () => {
  const swapped = { resume: 'd', delete: 'r' };
  expect(read(swapped)).toEqual({ keys: swapped, faults: [] });
});

test.each<[string, unknown, object[]]>([
  ['is no object', ['f'], [{ code: 'no-object' }]],
  ['is no JSON', undefined, [{ code: 'no-object' }]],
  [
    'names an unknown action',
    { fliter: 'f' },
    [expect.objectContaining({ code: 'unknown-action', action: 'fliter' })],
  ],
  ['names no key', { filter: 5 }, [{ code: 'unknown-key', action: 'filter', found: '5' }]],
  ['names two keys', { filter: 'fg' }, [{ code: 'unknown-key', action: 'filter', found: 'fg' }]],
  [
    'has a control character',
    { filter: '\t' },
    [{ code: 'unknown-key', action: 'filter', found: '\t' }],
  ],
  ['has a letter in a prompt', { next: 'n' }, [{ code: 'typed', action: 'next', key: 'n' }]],
  [
    'has a sign that is wanted within a text',
    { complete: '/' },
    [{ code: 'typed', action: 'complete', key: '/' }],
  ],
  [
    'has a key that works everywhere',
    { 'next-theme': 'Ctrl-C' },
    [clash('next-theme', 'Ctrl-C', 'Colour themes', 'leave at once; the game is kept')],
  ],
  [
    'has the key of a line',
    { filter: 'k' },
    [clash('filter', 'k', 'Saved games', 'the line above')],
  ],
  [
    'has a key of a prompt',
    { help: 'Enter' },
    [clash('help', 'Enter', 'Play', 'play what is typed, or pick up and put down')],
  ],
  [
    'gives two the same',
    { resume: 'x', delete: 'x' },
    [clash('resume', 'x', 'Saved games', 'delete'), clash('delete', 'x', 'Saved games', 'resume')],
  ],
  [
    'gives one the key of another that gets its own back',
    { resume: 'd', delete: 'q' },
    [clash('delete', 'q', 'Saved games', 'back'), clash('resume', 'd', 'Saved games', 'delete')],
  ],
])('a file that %s leaves the keys as they are', (_, data, faults) => {
  expect(read(data)).toEqual({ keys: {}, faults });
});
