import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import {
  cutText,
  fitRow,
  joinRows,
  padText,
  plainRow,
  rowText,
  rowWidth,
  spreadRow,
  tailText,
} from '../../source/ui/row.ts';

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

describe('joinRows', () => {
  test('puts rows beside each other from a column on', () => {
    const left = [plainRow('歩'), plainRow('too long')];
    const right = [plainRow('a'), plainRow('b'), plainRow('c')];
    const texts = joinRows(left, 4, right).map((row) => textOf(row));
    expect(texts).toEqual(['歩  a', 'too b', '    c']);
  });

  test('leaves what stands alone at the left as wide as the column', () => {
    expect(joinRows([plainRow('a')], 3, []).map((row) => textOf(row))).toEqual(['a  ']);
  });
});

describe('rowText', () => {
  test.each([
    [plainRow('plain'), 'plain'],
    [plainRow('red', { color: 'red' }), '\x1b[31mred\x1b[39m'],
    [plainRow('bright', { color: 'redBright' }), '\x1b[91mbright\x1b[39m'],
    [plainRow('gray', { color: 'gray' }), '\x1b[90mgray\x1b[39m'],
    [plainRow('behind', { backgroundColor: 'blueBright' }), '\x1b[104mbehind\x1b[49m'],
    [plainRow('dim', { dimColor: true }), '\x1b[2mdim\x1b[22m'],
    [
      plainRow('all', { bold: true, underline: true, inverse: true }),
      '\x1b[7m\x1b[4m\x1b[1mall\x1b[22m\x1b[24m\x1b[27m',
    ],
    [plainRow('a\x1b[31mb\x07c\u202ed'), 'a[31mbcd'],
  ])('%j', (row, expected) => {
    expect(rowText(row)).toBe(expected);
  });
});
