import { describe, expect, test } from 'vitest';
import { PromptLine } from '../../../../source/ui/prompt/prompt-line.ts';
import type { ListItem, ListState } from '../../../../source/ui/screens/list/list-state.ts';
import { ListView, type ListViewProps } from '../../../../source/ui/screens/list/list-view.tsx';
import { draw } from '../../../helpers/component.tsx';
import { Desk } from '../../desk.ts';

interface Shown extends Partial<Omit<ListViewProps, 'state'>> {
  readonly items?: readonly Partial<ListItem>[];
  readonly state?: Partial<ListState>;
  readonly columns?: number;
  readonly rows?: number;
}

function show({ items = [], state, columns = 40, rows = 12, ...props }: Shown) {
  const { services } = new Desk();
  const all = items.map((item) => ({ text: '', choose() {}, ...item }));
  const view = (
    <ListView
      state={{ items: all, index: 0, warning: undefined, question: undefined, ...state }}
      title="List"
      count=""
      header={() => undefined}
      emptyText=""
      filter={undefined}
      keyHelp={() => [{ text: 'the keys', keys: ['?'] }]}
      click={() => {}}
      {...props}
    />
  );
  return { drawn: draw(view, { columns, rows, services }), theme: services.theme };
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `line ${at}` }));

describe('the lines', () => {
  test('stand below a title, the chosen one set off', () => {
    const { drawn, theme } = show({ items: numbers(3), state: { index: 1 }, count: '3 lines' });
    expect(drawn.lines).toEqual([
      ' List                           3 lines',
      '',
      '   line 0',
      ' > line 1',
      '   line 2',
      '',
      ' the keys',
    ]);
    expect(drawn.raw).toContain(theme.chosen(' > line 1 '));
    expect(drawn.raw).not.toContain(theme.chosen('   line 0 '));
  });

  test.each([0, 1, 10, 24])('of a long list are those around the chosen one: %i', (index) => {
    const { lines } = show({ items: numbers(25), state: { index } }).drawn;
    expect(lines).toContain(` > line ${index}`);
    expect(lines).toHaveLength(12 - 2);
    const shown = lines.flatMap((line) => /line (\d+)/.exec(line)?.[1] ?? []).map(Number);
    expect(shown).toEqual(Array.from({ length: 6 }, (_, at) => (shown[0] ?? 0) + at));
  });

  test.each([7, 8, 9])('take the empty rows where all of them have room so: %i', (count) => {
    const { lines } = show({ items: numbers(count) }).drawn;
    expect(lines.filter((line) => line.includes('line '))).toHaveLength(count);
    expect(lines).toHaveLength(2 + count);
    expect(lines.at(-1)).toBe(' the keys');
  });

  test('leave a row for what is said of them', () => {
    const { lines } = show({ items: numbers(8), state: { warning: () => 'no' } }).drawn;
    expect(lines.slice(-3)).toEqual(['   line 7', ' no', ' the keys']);
    expect(lines).not.toContain('');
  });

  test('are written for the columns they have', () => {
    const asked: number[] = [];
    const text = (columns: number) => {
      asked.push(columns);
      return 'x'.repeat(columns);
    };
    const { lines } = show({ items: [{ text }] }).drawn;
    expect(asked).toEqual([36]);
    expect(lines[2]).toBe(` > ${'x'.repeat(36)}`);
  });

  test('that are too long are cut', () => {
    const { lines } = show({ items: [{ text: 'x'.repeat(60) }] }).drawn;
    expect(lines[2]).toBe(` > ${'x'.repeat(34)}..`);
  });

  test('have titles above them, if there are some', () => {
    const { lines } = show({ items: numbers(1), header: (columns) => `of ${columns}` }).drawn;
    expect(lines.slice(2, 4)).toEqual(['   of 36', ' > line 0']);
  });

  test('give way to a note, broken to the width', () => {
    const note = 'two words '.repeat(6).trim();
    const { lines } = show({ items: numbers(25), note }).drawn;
    expect(lines.slice(1, 3).join(' ').replace(/ +/g, ' ').trim()).toBe(note);
    expect(lines).toHaveLength(12 - 2);
  });

  test('that are none are replaced by a text', () => {
    expect(show({ emptyText: 'No games yet.' }).drawn.lines).toEqual([
      ' List',
      '',
      ' No games yet.',
      '',
      ' the keys',
    ]);
  });
});

describe('below the lines', () => {
  const items = [{ text: 'a', detail: () => 'the detail' }];
  const hinted = [{ text: 'a', hint: 'the hint', detail: () => 'the detail' }];
  const question = { text: 'Delete it?', yes() {} };

  test.each<[name: string, shown: Shown, text: string]>([
    ['the detail of the chosen line', { items }, 'the detail'],
    ['its hint before that', { items: hinted }, 'the hint'],
    ['what is wrong before that', { items: hinted, state: { warning: () => 'gone' } }, 'gone'],
    [
      'a question before all',
      { items: hinted, state: { warning: () => 'gone', question } },
      'Delete it?',
    ],
  ])('stands %s', (_, shown, text) => {
    const { drawn, theme } = show(shown);
    expect(drawn.lines.at(-2)).toBe(` ${text}`);
    const style = text === 'the detail' ? theme.quiet : theme.warning;
    expect(drawn.raw).toContain(style(` ${text}`));
  });

  test('stand the keys, those of an answer where something is asked', () => {
    expect(show({ items }).drawn.lines.at(-1)).toBe(' the keys');
    expect(show({ items, state: { question } }).drawn.lines.at(-1)).toBe(' y yes  n no');
  });
});

describe('the filter', () => {
  const line = new PromptLine();
  line.set('evening');
  const { text, beforeCaret, isSelected } = line;
  const filter = { text, beforeCaret, isSelected };

  test('has the cursor while it is typed', () => {
    const { drawn } = show({ items: numbers(1), filter: { ...filter, isTyping: true } });
    expect(drawn.lines[1]).toBe(' / evening');
    expect(drawn.cursor).toEqual({ row: 1, column: 10 });
    expect(drawn.lines.at(-1)).toBe(' Enter keep  Esc show all');
  });

  test('stays above the lines when it is typed', () => {
    const { drawn } = show({ items: numbers(1), filter: { ...filter, isTyping: false } });
    expect(drawn.lines[1]).toBe(' / evening');
    expect(drawn.cursor).toBeUndefined();
    expect(drawn.lines.at(-1)).toBe(' the keys');
  });
});
