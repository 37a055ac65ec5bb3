import { describe, expect, test } from 'vitest';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import {
  chosenItem,
  type ListItem,
  type ListState,
  listReducer,
} from '../../../../source/ui/screens/list/list-state.ts';

const ITEMS: readonly ListItem[] = ['a', 'b', 'c'].map((text) => ({ text, choose() {} }));
const [A, B, C] = ITEMS;
const START: ListState = { items: ITEMS, index: 0, warning: undefined, question: undefined };

describe('a move', () => {
  test.each([
    ['down', 0, 1, 1],
    ['up', 2, -1, 1],
    ['above the first', 0, -1, 0],
    ['below the last', 2, 1, 2],
    ['far', 0, 10, 2],
    ['to the end', 0, Number.POSITIVE_INFINITY, 2],
    ['to the beginning', 2, Number.NEGATIVE_INFINITY, 0],
  ])('%s', (_, index, by, to) => {
    expect(listReducer({ ...START, index }, { kind: 'move', by }).index).toBe(to);
  });

  test('in an empty list stays', () => {
    const empty = { ...START, items: [] };
    expect(listReducer(empty, { kind: 'move', by: 1 })).toEqual(empty);
    expect(chosenItem(empty)).toBeUndefined();
  });

  test('takes what was wrong away', () => {
    const warned = listReducer(START, { kind: 'warn', sentence: () => 'gone' });
    expect(warned.warning?.(ENGLISH)).toBe('gone');
    expect(listReducer(warned, { kind: 'move', by: 1 }).warning?.(ENGLISH)).toBeUndefined();
  });
});

describe('other lines', () => {
  test.each([
    ['keep the one that is chosen', [B, C], C, 1],
    ['begin at the first where that is gone', [B, C], A, 0],
    ['begin at the first', [A, B, C], undefined, 0],
    ['may be none', [], C, 0],
  ])('%s', (_, shown, chosen, index) => {
    const items = shown.filter((item) => item !== undefined);
    const state = listReducer({ ...START, index: 2 }, { kind: 'show', items, chosen });
    expect([state.items, state.index]).toEqual([items, index]);
    expect(chosenItem(state)).toBe(items[index]);
  });
});

test('a question is asked and taken back', () => {
  const question = { text: 'Delete it?', yes() {} };
  const asked = listReducer(START, { kind: 'ask', question });
  expect(asked).toEqual({ ...START, question });
  expect(listReducer(asked, { kind: 'ask', question: undefined })).toEqual(START);
});
