import { expect, test } from 'vitest';
import {
  type FormState,
  formReducer,
  NEW_FORM,
} from '../../../../source/ui/screens/form/form-state.ts';

test('a form begins at its first field, in which nothing was typed', () => {
  expect(NEW_FORM).toEqual({ index: 0, isUntouched: true, warning: undefined });
});

test.each([
  ['down', 0, 1, 3, 1],
  ['up', 2, -1, 3, 1],
  ['above the first', 0, -1, 3, 0],
  ['below the last', 3, 1, 3, 3],
  ['nowhere', 2, 0, 3, 2],
  // The value of a field can take others away.
  ['up from a field that is gone', 5, -1, 3, 2],
  ['nowhere from a field that is gone', 5, 0, 3, 3],
] as const)('a move %s', (_, index, by, last, to) => {
  const state = formReducer({ ...NEW_FORM, index }, { kind: 'move', by, last });
  expect(state.index).toBe(to);
});

test('what is typed touches the field, until another one is chosen', () => {
  const touched = formReducer(NEW_FORM, { kind: 'touch' });
  expect(touched.isUntouched).toBe(false);
  expect(formReducer(touched, { kind: 'move', by: 1, last: 3 }).isUntouched).toBe(true);
});

test('a warning stays until the next key', () => {
  const warned: FormState = formReducer(NEW_FORM, { kind: 'warn', text: 'not kept' });
  expect(warned).toEqual({ ...NEW_FORM, warning: 'not kept' });
  expect(formReducer(warned, { kind: 'move', by: 1, last: 3 }).warning).toBe('not kept');
  expect(formReducer(warned, { kind: 'touch' }).warning).toBeUndefined();
});
