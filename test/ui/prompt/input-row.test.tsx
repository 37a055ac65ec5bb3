import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { plainRow, type Row } from '../../../source/ui/ink/rows.tsx';
import { InputRow } from '../../../source/ui/prompt/input-row.tsx';
import { PromptLine } from '../../../source/ui/prompt/prompt-line.ts';
import { draw } from '../../helpers/component.tsx';
import { Desk } from '../desk.ts';

interface Typed {
  readonly text?: string;
  /** Keys pressed after the text. */
  readonly keys?: readonly string[];
  readonly kept?: number;
  readonly help?: (columns: number) => Row;
  readonly columns?: number;
}

function type({ text = '', keys = [], columns = 40, ...props }: Typed) {
  const { services } = new Desk();
  const line = new PromptLine();
  line.set(text);
  for (const key of keys) line.edit(key);
  const drawn = draw(<InputRow label="go: " line={line} {...props} />, { columns, services });
  return { drawn, line, theme: services.theme };
}

test('the label stands before the text, the help at the right end', () => {
  const { drawn } = type({ text: '12', help: () => plainRow('help') });
  expect(drawn.lines).toEqual([' go: 12                            help']);
});

describe('the cursor', () => {
  test.each([
    ['after the text', '12', [], 7],
    ['where nothing is typed', '', [], 5],
    ['before the text', '12', ['home'], 5],
    ['within it', '12', ['left'], 6],
    ['after wide characters', '歩兵', [], 9],
    ['between wide characters', '歩兵', ['left'], 7],
  ])('stands %s', (_, text, keys, column) => {
    expect(type({ text, keys }).drawn.cursor).toEqual({ row: 0, column });
  });

  test.each([0, 1, 5, 30, 80])(
    'stays in sight in a long text, %i characters from its end',
    (back) => {
      const text = Array.from({ length: 90 }, (_, at) => `${at % 10}`).join('');
      const { drawn, line } = type({ text, keys: Array.from({ length: back }, () => 'left') });
      const column = drawn.cursor?.column ?? Number.NaN;
      const [row = ''] = drawn.lines;
      expect(column).toBeLessThan(40 - 1);
      expect(row.length).toBeLessThan(40);
      // What stands before it is what was typed before it.
      expect(line.beforeCaret.endsWith(row.slice(5, column))).toBe(true);
    },
  );
});

test('a text longer than the row is cut at its end while the caret is at its beginning', () => {
  const { drawn } = type({ text: 'x'.repeat(90), keys: ['home'] });
  expect(drawn.lines[0]).toMatch(/^ go: x+\.\.$/);
  expect(drawn.cursor?.column).toBe(5);
});

test('a text that is selected is set off, and no other', () => {
  const { drawn, line, theme } = type({ text: '12' });
  expect(drawn.raw).not.toContain(theme.selected('12'));
  line.select();
  drawn.again({ node: <InputRow label="go: " line={line} /> });
  expect(drawn.raw).toContain(theme.selected('12'));
});

describe('the help', () => {
  /** As much as it may. */
  const all = (columns: number) => plainRow('h'.repeat(Math.max(columns, 0)));

  test.each(['', '12', 'x'.repeat(20), '歩兵'])('has the room that %j leaves', (text) => {
    const [row = ''] = type({ text, help: all }).drawn.lines;
    expect(row).toMatch(new RegExp(`^ go: ${text}  h+$`));
    expect(stringWidth(row)).toBe(40 - 1);
  });

  test('stands still while the text grows up to what is kept for it', () => {
    const asked: number[] = [];
    const help = (columns: number) => {
      asked.push(columns);
      return plainRow('help');
    };
    for (const text of ['', 'a', 'abcdef', 'abcdefgh', 'abcdefghij']) type({ text, kept: 8, help });
    const [first, ...others] = [...new Set(asked)];
    expect(others).toEqual([(first ?? 0) - 2]);
  });

  test('gives way to the text', () => {
    expect(
      type({ text: 'x'.repeat(32), keys: ['home'], help: () => plainRow('help') }).drawn.lines,
    ).toEqual([` go: ${'x'.repeat(32)} h`]);
  });
});
