import { expect, test } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';

test.each([
  ['of a list', ['a', 'b'], 1, 'b'],
  ['that is nothing', ['a', undefined], 1, undefined],
  ['of a typed array', Uint8Array.of(0, 7), 0, 0],
  ['of a text', 'ab', 1, 'b'],
])('an item %s', (_, items, index, item) => {
  expect(itemAt<unknown>(items, index)).toBe(item);
});

test.each([
  ['after the last', ['a'], 1],
  ['before the first', ['a'], -1],
  ['of an empty list', [], 0],
  ['of a text', 'ab', 2],
  ['at no index', ['a'], Number.NaN],
])('there is none %s', (_, items, index) => {
  expect(() => itemAt<unknown>(items, index)).toThrow(RangeError);
});
