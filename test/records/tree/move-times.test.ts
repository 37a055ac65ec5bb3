import { describe, expect, test } from 'vitest';
import {
  formatTime,
  moveTimes,
  setMoveTimes,
  withoutTimes,
} from '../../../source/records/tree/move-times.ts';
import { createRecord } from '../../../source/records/tree/record.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';

function nodeWith(...comments: string[]) {
  const { root } = createRecord({ variant: shogi, start: startPosition(shogi) });
  root.comments = comments;
  return root;
}

describe('times in comments', () => {
  test.each([
    ['what is left', ['[%clk 0:09:41]'], { leftMs: 581_000 }],
    ['what was spent', ['[%emt 1:00:00.25]'], { spentMs: 3_600_250 }],
    [
      'both in one, with words',
      ['a [%clk 0:00:01] b [%emt 0:00:02]'],
      { leftMs: 1000, spentMs: 2000 },
    ],
    ['the last of several', ['[%clk 0:00:09]', '[%clk 0:00:08]'], { leftMs: 8000 }],
    ['none', ['clk 0:09:41', '[%eval 0.3]'], {}],
  ])('%s', (_, comments, times) => {
    expect(moveTimes(nodeWith(...comments))).toEqual(times);
  });

  test('others take their place, the words stay', () => {
    const node = nodeWith('', 'a [%clk 0:00:01]', '[%emt 0:00:02]');
    setMoveTimes(node, { spentMs: 61_500 });
    expect(node.comments).toEqual(['[%emt 0:01:01.5]', '', 'a']);
    setMoveTimes(node, {});
    expect(node.comments).toEqual(['', 'a']);
  });

  test('the words are what is left without them', () => {
    expect(withoutTimes('[%clk 0:00:01] well  played [%emt 0:00:02]')).toBe('well  played');
    expect(withoutTimes(' as it is ')).toBe(' as it is ');
  });

  test.each([
    [0, '0:00:00'],
    [1500, '0:00:01.5'],
    [3_599_001, '0:59:59.001'],
    [360_000_000, '100:00:00'],
  ])('%d ms is %s', (timeMs, text) => {
    expect(formatTime(timeMs)).toBe(text);
    expect(moveTimes(nodeWith(`[%clk ${text}]`)).leftMs).toBe(timeMs);
  });
});
