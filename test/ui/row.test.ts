import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { cutText, fitRow, padText, plainRow, rowWidth, spreadRow } from '../../source/ui/row.ts';

function textOf(row: ReturnType<typeof plainRow>): string {
  return row.map(({ text }) => text).join('');
}

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

describe('fitRow', () => {
  test('fills up', () => {
    expect(textOf(fitRow([{ text: 'ab' }, { text: '歩' }], 6))).toBe('ab歩  ');
  });

  test('cuts inside a span, and fills up for half a kanji', () => {
    expect(textOf(fitRow([{ text: 'ab' }, { text: '歩兵' }, { text: 'c' }], 5))).toBe('ab歩 ');
  });

  test('always has the width asked for', () => {
    fc.assert(
      fc.property(TEXT, TEXT, fc.nat(40), (first, second, width) => {
        expect(rowWidth(fitRow([{ text: first }, { text: second }], width))).toBe(width);
      }),
    );
  });
});

describe('spreadRow', () => {
  test('puts two texts at the two ends', () => {
    expect(textOf(spreadRow(plainRow('left'), plainRow('right'), 12))).toBe('left   right');
  });

  test('the right one is cut', () => {
    expect(textOf(spreadRow(plainRow('left'), plainRow('right'), 9))).toBe('left righ');
  });

  test('the right one goes where there is no room', () => {
    expect(textOf(spreadRow(plainRow('left'), plainRow('right'), 6))).toBe('left  ');
  });

  test('always has the width asked for', () => {
    fc.assert(
      fc.property(TEXT, TEXT, fc.integer({ min: 1, max: 60 }), (left, right, width) => {
        expect(rowWidth(spreadRow(plainRow(left), plainRow(right), width))).toBe(width);
      }),
    );
  });
});
