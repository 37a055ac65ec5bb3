import { expect, test } from 'vitest';
import { addOwnTheme, readTheme, rolesOf } from '../../../source/ui/app/own-themes.ts';
import { TILE_PALETTES } from '../../../source/ui/app/palettes.ts';
import { shownTheme, themeFor } from '../../../source/ui/app/theme.ts';

test('a theme takes what its file leaves out from the one that it extends', () => {
  const { theme, faults } = readTheme({
    extends: 'slate',
    board: '#AF875F',
    own: { tile: '#ffffff' },
    marks: { check: { sign: '#080808' } },
  });
  const { board, own, marks, ...rest } = theme.palette;
  expect([theme.base, faults]).toEqual(['slate', []]);
  expect(board).toEqual(['#af875f', 137]);
  expect(own).toEqual({ ...TILE_PALETTES.slate.own, tile: ['#ffffff', 231] });
  expect(marks.check).toEqual({ ...TILE_PALETTES.slate.marks.check, sign: ['#080808', 232] });
  expect(rest).toMatchObject({ fallback: 'dark', ground: TILE_PALETTES.slate.ground });
});

test.each<[string, unknown, unknown]>([
  ['no object', ['#ffffff'], { code: 'no-object' }],
  ['nothing', undefined, { code: 'no-object' }],
  [
    'another base',
    { extends: 'mono' },
    { code: 'unknown-base', found: 'mono', known: ['wood', 'slate', 'paper'] },
  ],
  ['an unknown role', { boards: '#ffffff' }, { code: 'unknown-role', role: 'boards' }],
  ['a name of every object', { toString: '#ffffff' }, { code: 'unknown-role', role: 'toString' }],
  ['what is no role', { fallback: 'light' }, { code: 'unknown-role', role: 'fallback' }],
  [
    'an unknown role within another',
    { own: { tiles: '#ffffff' } },
    { code: 'unknown-role', role: 'own.tiles', known: ['own.tile', 'own.ink', 'own.promoted'] },
  ],
  ['a named colour', { board: 'red' }, { code: 'no-colour', role: 'board', found: 'red' }],
  [
    'a short colour within others',
    { marks: { check: { tint: '#fff' } } },
    { code: 'no-colour', role: 'marks.check.tint', found: '#fff' },
  ],
  ['a number', { board: 5 }, { code: 'no-colour', role: 'board', found: '5' }],
  [
    'a colour in the place of roles',
    { own: '#ffffff' },
    { code: 'no-group', role: 'own', known: ['tile', 'ink', 'promoted'] },
  ],
])('%s is a fault, and what is wrong stays as it was', (_, data, fault) => {
  const { theme, faults } = readTheme(data);
  expect(faults).toMatchObject([fault]);
  expect(theme).toEqual({ base: 'wood', palette: TILE_PALETTES.wood });
});

test('it is found by its name, and falls back like the theme that it extends', () => {
  const { theme } = readTheme({ extends: 'paper', board: '#af875f' });
  addOwnTheme('garden', theme);
  expect(shownTheme('garden', 2)).toBe('garden');
  expect(shownTheme('garden', 1)).toBe('light');
  expect(shownTheme('garden', 0)).toBe('mono');
  expect(themeFor('garden', 2).square({}).ground('x')).toContain('48;5;137');
  expect(themeFor('garden', 3).square({}).ground('x')).toContain('48;2;175;135;95');
  // So is one that is known no longer.
  expect(themeFor('toString', 2).title('x')).toBe(themeFor('mono', 0).title('x'));
});

test('each role of a palette has a name', () => {
  const names = rolesOf(TILE_PALETTES.wood).map(([role]) => role);
  expect(names).toEqual(expect.arrayContaining(['board', 'own.tile', 'marks.last-move.sign']));
  expect(new Set(names).size).toBe(names.length);
});
