import { expect, test } from 'vitest';
import { pageReducer } from '../../../../source/ui/screens/page/page-state.ts';

test.each([
  ['down', 0, 1],
  ['down', 20, 20],
  ['up', 5, 4],
  ['up', 0, 0],
  ['page-down', 5, 15],
  ['page-down', 15, 20],
  ['page-up', 15, 5],
  ['page-up', 5, 0],
  ['home', 15, 0],
  ['end', 0, 20],
] as const)('%s from line %i of 30 leads to %i', (action, top, to) => {
  expect(pageReducer({ top }, action, { length: 30, height: 10 })).toEqual({ top: to });
});

test.each(['up', 'down', 'page-up', 'page-down', 'home', 'end'] as const)(
  'a text that is shown whole is not scrolled: %s',
  (action) => {
    expect(pageReducer({ top: 0 }, action, { length: 5, height: 10 })).toEqual({ top: 0 });
  },
);

test('in a larger window it shows more of the end', () => {
  expect(pageReducer({ top: 20 }, undefined, { length: 30, height: 18 })).toEqual({ top: 12 });
  expect(pageReducer({ top: 5 }, undefined, { length: 30, height: 18 })).toEqual({ top: 5 });
});

test('a key in a larger window begins where the text is seen', () => {
  expect(pageReducer({ top: 20 }, 'up', { length: 30, height: 18 })).toEqual({ top: 11 });
});
