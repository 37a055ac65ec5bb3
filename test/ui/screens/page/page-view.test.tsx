import { expect, test } from 'vitest';
import { PageScreen } from '../../../../source/ui/screens/page/page.tsx';
import { PageView } from '../../../../source/ui/screens/page/page-view.tsx';
import { draw } from '../../../helpers/component.tsx';
import { Desk } from '../../desk.ts';

const keysOf = (isHelp = false) => new PageScreen('', () => [], { isHelp }).keys;

function show(lines: readonly string[], { title = 'Rules', isHelp = false, columns = 40 } = {}) {
  const { services } = new Desk();
  const view = <PageView title={title} lines={() => lines} keys={keysOf(isHelp)} />;
  return draw(view, { columns, rows: 12, services });
}

test('a page has a title, its lines and the keys', () => {
  const { lines } = show(['One.', '', 'Two.']);
  expect(lines.slice(0, 5)).toEqual([' Rules', '', ' One.', '', ' Two.']);
  expect(lines.at(-1)).toMatch(/^ Down scroll/);
});

test('it asks for the lines of its window', () => {
  const { services } = new Desk();
  const view = (
    <PageView title="" lines={(columns, rows) => [`${columns}x${rows}`]} keys={keysOf()} />
  );
  const drawn = draw(view, { columns: 50, rows: 20, services });
  expect(drawn.lines[2]).toBe(' 50x20');
  drawn.again({ size: { columns: 40, rows: 16 } });
  expect(drawn.lines[2]).toBe(' 40x16');
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
  expect(show([], { isHelp, columns: 60 }).lines.at(-1)?.includes('? keys')).toBe(isOffered);
});

test('the keys are those that have room', () => {
  const wide = show([]).lines.at(-1) ?? '';
  const narrow = show([], { columns: 16 }).lines.at(-1) ?? '';
  expect(narrow.length).toBeLessThan(16);
  expect(wide.length).toBeGreaterThan(narrow.length);
});
