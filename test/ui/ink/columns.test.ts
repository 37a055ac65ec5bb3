import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { widestOf } from '../../../source/text/page.ts';
import { cutText, padBefore, padText, tailText } from '../../../source/ui/ink/columns.ts';

const TEXT = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '歩', '龍', '☗', '・'),
  maxLength: 30,
});

describe('cutText', () => {
  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abc..'],
    ['歩兵歩兵', 7, '歩兵..'],
    ['歩兵歩兵', 5, '歩..'],
    ['abc', 2, '..'],
    ['abc', 1, '.'],
    ['abc', 0, ''],
    ['', 0, ''],
  ])('%s in %i columns is %s', (text, width, expected) => {
    expect(cutText(text, width)).toBe(expected);
  });

  test('never is wider than asked', () => {
    fc.assert(
      fc.property(TEXT, fc.nat(40), (text, width) => {
        expect(stringWidth(cutText(text, width))).toBeLessThanOrEqual(width);
      }),
    );
  });
});

test('padText fills up in columns, not in characters', () => {
  expect(padText('歩', 4)).toBe('歩  ');
  expect(padText('歩兵歩', 4)).toBe('歩兵歩');
});

describe('tailText', () => {
  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 3, 'def'],
    ['歩兵歩兵', 5, '歩兵'],
    ['abce\u0301', 2, 'ce\u0301'],
    [`x${'\u{1F600}'.repeat(1000)}`, 5, '\u{1F600}\u{1F600}'],
    ['ab'.repeat(5000), 3, 'bab'],
    ['abc', 0, ''],
  ])('the end of %s in %i columns is %s', (text, width, expected) => {
    expect(tailText(text, width)).toBe(expected);
  });

  test('never is wider than asked', () => {
    fc.assert(
      fc.property(TEXT, fc.nat(40), (text, width) => {
        const tail = tailText(text, width);
        expect(stringWidth(tail)).toBeLessThanOrEqual(width);
        expect(text.endsWith(tail)).toBe(true);
      }),
    );
  });
});

test.each([
  ['手数', 6, '  手数'],
  ['12', 4, '  12'],
  ['手数', 3, '手数'],
])('%s stands at the end of %i columns', (text, width, padded) => {
  expect(padBefore(text, width)).toBe(padded);
});

test('the widest text is the one with the most columns', () => {
  expect([widestOf('ゲーム', 'shogi'), widestOf('ที่', 'a'), widestOf()]).toEqual([6, 1, 0]);
});
