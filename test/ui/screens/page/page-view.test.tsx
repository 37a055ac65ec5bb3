import { expect, test } from 'vitest';
import { PageScreen } from '../../../../source/ui/screens/page/page.tsx';
import { textPage } from '../../../../source/ui/screens/page/pages.ts';
import { draw } from '../../../helpers/component.tsx';
import { Desk } from '../../desk.ts';

function show(lines: readonly string[], { title = 'Rules', isHelp = false, columns = 40 } = {}) {
  const { services } = new Desk();
  const view = new PageScreen(() => ({ title, lines: () => lines }), { isHelp }).render();
  return draw(view, { columns, rows: 12, services });
}

test('a page has a title, its lines and the keys', () => {
  const { lines } = show(['One.', '', 'Two.']);
  expect(lines.slice(0, 5)).toEqual([' Rules', '', ' One.', '', ' Two.']);
  expect(lines.findLast(Boolean)).toMatch(/^ Down scroll/);
});

test('what a word has told has its title once, and its lines one below the other', () => {
  const { services } = new Desk();
  const read = () => ({ title: 'where k', lines: ['General: 4i', "White's general: 4a"] });
  const page = textPage({ code: 'text', read }).render();
  const { lines } = draw(page, { columns: 60, rows: 20, services });
  const shown = lines.slice(0, 4);
  expect(shown).toEqual([' where k', '', ' General: 4i', " White's general: 4a"]);
});

test('it asks for the lines of its window', () => {
  const { services } = new Desk();
  const view = new PageScreen(() => ({
    title: '',
    lines: (width) => [`${width} columns`],
  })).render();
  const drawn = draw(view, { columns: 50, rows: 20, services });
  expect(drawn.lines[2]).toBe(' 48 columns');
  drawn.again({ size: { columns: 40, rows: 16 } });
  expect(drawn.lines[2]).toBe(' 38 columns');
});

test('what is wider than the window is cut', () => {
  const long = 'x'.repeat(60);
  const { lines } = show([long], { title: long });
  const cut = ` ${'x'.repeat(36)}..`;
  expect([lines[0], lines[2]]).toEqual([cut, cut]);
});

test.each([
  [false, true],
  [true, false],
])('? is offered on a page of keys (%j): %j', (isHelp, isOffered) => {
  expect(show([], { isHelp, columns: 60 }).lines.findLast(Boolean)?.includes('? keys')).toBe(
    isOffered,
  );
});

test('the keys are those that have room', () => {
  const wide = show([]).lines.findLast(Boolean) ?? '';
  const narrow = show([], { columns: 16 }).lines.findLast(Boolean) ?? '';
  expect(narrow.length).toBeLessThan(16);
  expect(wide.length).toBeGreaterThan(narrow.length);
});
