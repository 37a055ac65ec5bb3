import { describe, expect, test } from 'vitest';
import { startPosition } from '../../../../source/rules/notation/start.ts';
import type { WindowSize } from '../../../../source/ui/ink/window.ts';
import { PromptLine } from '../../../../source/ui/prompt/prompt-line.ts';
import { FormScreen } from '../../../../source/ui/screens/form/form.tsx';
import type { FormField } from '../../../../source/ui/screens/form/form-fields.ts';
import { FormView } from '../../../../source/ui/screens/form/form-view.tsx';
import { draw } from '../../../helpers/component.tsx';
import { renderScreen } from '../../../helpers/frames.tsx';
import { variantOf } from '../../../helpers/variant-of.ts';
import { Desk } from '../../desk.ts';

function choice(label: string, value: string, more: object = {}): FormField {
  return { kind: 'choice', label, value, change: () => value, widest: 8, ...more };
}

function text(label: string, typed: string, keys: readonly string[] = []): FormField {
  const line = new PromptLine();
  line.set(typed);
  for (const key of keys) line.edit(key);
  return { kind: 'text', label, line, type: () => typed };
}

const action: FormField = { kind: 'action', label: 'Begin', run() {} };

interface Shown {
  readonly fields: readonly FormField[];
  readonly index?: number;
  readonly warning?: string;
  readonly withPreview?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

function show({ fields, index = 0, warning, withPreview, columns = 60, rows = 20 }: Shown) {
  const { services } = new Desk();
  const variant = variantOf('shogi');
  const { placement } = startPosition(variant);
  const preview = withPreview ? { variant, placement } : undefined;
  const { keys } = FormScreen.of({
    told: () => ({ title: '' }),
    data: '',
    fields: () => fields,
    chosen: index,
  });
  const handlers = { click() {}, about: '', keys };
  const view = (
    <FormView
      title="Form"
      fields={fields}
      index={index}
      preview={preview}
      {...handlers}
      warning={warning === undefined ? undefined : () => warning}
    />
  );
  return { drawn: draw(view, { columns, rows, services }), theme: services.theme };
}

describe('the fields', () => {
  test('stand one below the other, their values below one another', () => {
    const fields = [choice('game', 'shogi'), text('Black', 'Anna'), action];
    const { lines } = show({ fields }).drawn;
    expect(lines.slice(0, 5)).toEqual([
      ' Form',
      '',
      ' game            < shogi >',
      ' Black           Anna',
      ' Begin',
    ]);
  });

  test.each([0, 1, 2])('the chosen one is set off: %i', (index) => {
    const { drawn, theme } = show({
      fields: ['a', 'b', 'c'].map((one) => choice(one, one)),
      index,
    });
    const chosen = drawn.raw
      .split('\n')
      .map((line) => line.includes(theme.chosen('x').slice(0, 4)));
    expect(chosen.slice(2, 5)).toEqual([0, 1, 2].map((at) => at === index));
  });

  test('in groups have the title of the group above the first', () => {
    const fields = [choice('a', '1', { group: 'Look' }), choice('b', '2'), action];
    const { lines } = show({ fields }).drawn;
    expect(lines.slice(2, 5).map((line) => line.trim().split(' ')[0])).toEqual(['Look', 'a', 'b']);
  });

  test.each([0, 12, 24])('of a long form are those around the chosen one: %i', (index) => {
    const fields = Array.from({ length: 25 }, (_, at) => choice(`field${at}`, 'x'));
    const { lines } = show({ fields, index, rows: 12 }).drawn;
    for (const at of [index - 2, index, index + 2].filter((near) => near >= 0 && near < 25)) {
      expect(lines.some((line) => line.startsWith(` field${at} `))).toBe(true);
    }
    expect(lines).toHaveLength(12 - 1);
  });
});

describe('the cursor', () => {
  const [name, other] = [text('Black', 'Anna', ['left']), text('White', 'Ben')];

  test.each([
    ['in the text that is chosen', [name, other], 0, { row: 2, column: 20 }],
    ['below it, in another one', [name, other], 1, { row: 3, column: 20 }],
    ['nowhere in a choice', [choice('a', '1'), name], 0, undefined],
    ['after wide characters', [text('Black', '歩兵')], 0, { row: 2, column: 21 }],
  ])('stands %s', (_, fields, index, place) => {
    expect(show({ fields, index }).drawn.cursor).toEqual(place);
  });

  test.each([40, 60, 80])('stays in sight in a long text in %i columns', (columns) => {
    const { drawn } = show({ fields: [text('Black', `${'x'.repeat(200)}end`)], columns });
    expect(drawn.lines[2]).toMatch(/x+end$/);
    expect(drawn.cursor?.column).toBeLessThan(columns - 1);
    expect(drawn.cursor?.column).toBe(drawn.lines[2]?.length);
  });
});

describe('below the fields', () => {
  const fields = [choice('a', '1', { about: 'what it is about' }), text('Black', '')];

  test('stands what the chosen one is about', () => {
    expect(show({ fields }).drawn.lines.at(-2)).toBe(' what it is about');
    expect(show({ fields, index: 1 }).drawn.lines.join()).not.toContain('about');
  });

  test('stands in its place what went wrong', () => {
    const { drawn, theme } = show({ fields, warning: 'not kept' });
    expect(drawn.raw).toContain(theme.warning(' not kept'));
    expect(drawn.lines.join()).not.toContain('about');
  });

  test('stand the keys; ? is a character where a text is typed', () => {
    expect(show({ fields }).drawn.lines.at(-1)).toMatch(/\? keys/);
    expect(show({ fields, index: 1 }).drawn.lines.at(-1)).not.toMatch(/\? keys/);
  });
});

describe('the board of a preview', () => {
  const fields = [choice('a', '1'), choice('b', '2')];

  test('stands beside the fields where it has room', () => {
    const { lines } = show({ fields, withPreview: true, columns: 80, rows: 24 }).drawn;
    expect(lines[3]).toMatch(/^ b +< 2 > +┌[─┬]+┐$/);
  });

  test('else stands below them', () => {
    const { lines } = show({ fields, withPreview: true, columns: 40, rows: 24 }).drawn;
    expect(lines[3]).toMatch(/^ b +< 2 >$/);
    expect(lines.slice(5).some((line) => /^ ┌[─┬]+┐$/.test(line))).toBe(true);
  });

  test('is left out where it has room nowhere', () => {
    const { lines } = show({ fields, withPreview: true, columns: 40, rows: 16 }).drawn;
    expect(lines.join()).not.toContain('─');
  });
});

describe('in a wide window', () => {
  const screen = (withPreview: boolean) => {
    const variant = variantOf('shogi');
    const { placement } = startPosition(variant);
    return FormScreen.of({
      told: () => ({ title: 'Form' }),
      data: '',
      fields: () => [choice('game', 'shogi'), action],
      ...(withPreview && { preview: () => ({ variant, placement }) }),
    });
  };
  const lines = (withPreview: boolean, size: WindowSize) =>
    renderScreen(screen(withPreview), new Desk().services, size).raw.split('\n');
  const WIDE = { columns: 200, rows: 60 };

  test('the board beside the form is as large as the window allows', () => {
    const ruled = lines(true, WIDE).filter((line) => line.includes('│'));
    // Nine ranks of the largest squares.
    expect(ruled).toHaveLength(9 * 5);
  });

  test('it is shown once', () => {
    for (const size of [WIDE, { columns: 120, rows: 40 }, { columns: 80, rows: 24 }]) {
      expect(lines(true, size).join('').match(/玉/g)).toHaveLength(1);
    }
  });

  test('a form without a preview stands alone', () => {
    expect(lines(false, WIDE).join('')).not.toContain('│');
  });
});
