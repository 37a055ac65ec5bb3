import { expect, test } from 'vitest';
import { type KeyName, key } from '../../../../source/terminal/key-event.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { typedText } from '../../../../source/ui/prompt/prompt-line.ts';
import {
  choiceOf,
  type FormField,
  typedOf,
} from '../../../../source/ui/screens/form/form-fields.ts';
import {
  type FormAction,
  type FormState,
  formReducer,
  newForm,
} from '../../../../source/ui/screens/form/form-state.ts';

const DATA = { size: 1, name: typedText('Ann'), other: typedText('') };
type Data = typeof DATA;

/** A form whose other name is asked for where the size is 1. */
function fieldsOf(data: Data): FormField<Data>[] {
  return [
    choiceOf(data, 'size', 'Size', [1, 2, 3]),
    typedOf(data, 'name', 'Name', { isSelected: true }),
    ...(data.size === 1 ? [typedOf(data, 'other', 'Other')] : []),
    { kind: 'action', label: 'Go', run() {} },
  ];
}

/** What becomes of a form by some actions. */
function after(index: number, ...actions: readonly FormAction[]): FormState<Data> {
  let state = newForm(DATA, index);
  for (const action of actions) state = formReducer(state, action, fieldsOf(state.data));
  return state;
}

const type = (text: string): FormAction => ({ kind: 'press', event: { kind: 'text', text } });
const press = (name: KeyName): FormAction => ({ kind: 'press', event: key(name) });

test('a form begins at its first field, in which nothing was typed', () => {
  expect(newForm(DATA)).toEqual({ data: DATA, index: 0, isUntouched: true, warning: undefined });
});

test.each([
  ['down', 0, 1, 1],
  ['up', 2, -1, 1],
  ['above the first', 0, -1, 0],
  ['below the last', 3, 1, 3],
  ['nowhere', 2, 0, 2],
  // The value of a field can take others away.
  ['up from a field that is gone', 5, -1, 2],
  ['nowhere from a field that is gone', 5, 0, 3],
] as const)('a move %s', (_, index, by, to) => {
  expect(after(index, { kind: 'move', by }).index).toBe(to);
});

test('a choice goes round, and leaves what it came from as it was', () => {
  const step = { kind: 'change', step: 1 } as const;
  expect(after(0, step).data).toEqual({ ...DATA, size: 2 });
  expect(after(0, step, step, step).data.size).toBe(1);
  expect(after(0, { kind: 'change', step: -1 }).data.size).toBe(3);
  expect(after(1, step).data).toBe(DATA);
  expect(DATA.size).toBe(1);
});

test('a text is edited at the caret; what is selected is typed over until a key was pressed', () => {
  const name = (...actions: readonly FormAction[]) => after(1, ...actions).data.name.text;
  expect(name(type('Bo'), type('b'))).toBe('Bob');
  expect(name(press('left'), type('x'))).toBe('Anxn');
  expect(name(press('backspace'))).toBe('An');
  expect(name(press('end'), { kind: 'move', by: 0 }, type('Cy'))).toBe('Cy');
  expect(after(2, type('a\nb  c')).data.other.text).toBe('a b c');
});

test('where no text is, nothing is typed', () => {
  expect(after(0, type('x'), press('backspace')).data).toBe(DATA);
  expect(after(3, type('x')).data).toBe(DATA);
});

test('what is typed touches the field, until another one is chosen', () => {
  expect(after(0, press('enter')).isUntouched).toBe(false);
  expect(after(0, press('enter'), { kind: 'move', by: 1 }).isUntouched).toBe(true);
});

test('a warning stays until the next key', () => {
  const warn = { kind: 'warn', sentence: () => 'not kept' } as const;
  expect(after(0, warn).warning?.(ENGLISH)).toBe('not kept');
  expect(after(0, warn, { kind: 'move', by: 1 }).warning?.(ENGLISH)).toBe('not kept');
  expect(after(0, warn, press('down')).warning).toBeUndefined();
});
