import { describe, expect, test } from 'vitest';
import { words } from '../../source/text/en/words.ts';
import { editDistance, nearestName } from '../../source/text/nearest.ts';

const { quoted } = words;

test.each([
  ['', '', 0],
  ['yari', 'yari', 0],
  ['yri', 'yari', 1],
  ['yarii', 'yari', 1],
  ['uari', 'yari', 1],
  ['ayri', 'yari', 1],
  ['shoji', 'shogi', 1],
  ['', 'ogi', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

describe('the nearest name', () => {
  const names = ['yari', 'shogi', 'ogi', 'two-piece', 'K'];
  test.each([
    ['YARI', 'yari'],
    ['shoji', 'shogi'],
    ['two piece', 'two-piece'],
    ['twopice', 'two-piece'],
    ['chess', undefined],
    ['x', undefined],
    ['', undefined],
    ['y'.repeat(10_000), undefined],
  ])('to %s', (found, name) => {
    expect(nearestName(found, names)).toBe(name);
  });
});

test.each([
  ['yari', '"yari"'],
  ['', '""'],
  ['香飛', '"香飛"'],
  ['a\u001b[2J\r\nb\u007f\u009b', '"a?[2J??b??"'],
  ['\u202e\u2028\ud800', '"???"'],
  ['x'.repeat(40), `"${'x'.repeat(40)}"`],
  ['x'.repeat(10_000), `"${'x'.repeat(40)}.."`],
])('quoted %j', (text, shown) => {
  expect(quoted(text)).toBe(shown);
});
