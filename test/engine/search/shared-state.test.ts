import { expect, test } from 'vitest';
import { SharedState } from '../../../source/engine/search/shared-state.ts';
import type { Move } from '../../../source/rules/core/move.ts';

/** The state as two threads see it. */
function twoStates() {
  const state = new SharedState();
  return [state, new SharedState(state.buffer)] as const;
}

test('a stop holds for the search that is named, and for those before it', () => {
  const [one, other] = twoStates();
  one.stop(2);
  expect([1, 2, 3].map((id) => other.isStopped(id))).toEqual([true, true, false]);
  expect(other.isAnswered(1)).toBe(false);
});

test('an answer ends the search of the helper', () => {
  const [one, other] = twoStates();
  one.answer(2);
  expect([1, 2, 3].map((id) => other.isAnswered(id))).toEqual([true, true, false]);
  expect(other.isStopped(1)).toBe(false);
});

test('nodes and mates are those of one search alone', () => {
  const [one, other] = twoStates();
  const line = Array.from({ length: 15 }, (_, at) => (at + 1) as Move);
  one.countNodes(2, 2 ** 40);
  one.tellMate(2, line);
  expect([1, 2, 3].map((id) => other.nodesOf(id))).toEqual([0, 2 ** 40, 0]);
  expect([1, 2, 3].map((id) => other.mateOf(id))).toEqual([undefined, line, undefined]);
});
