import { describe, expect, test } from 'vitest';
import { BLANK_LINE, parseLine, sameCell } from '../../source/terminal/cells.ts';

describe('a line by its columns', () => {
  test.each<[name: string, line: string, texts: string[], styles: string[]]>([
    ['text', 'ab', ['a', 'b'], ['', '']],
    ['styles', 'a\x1b[1mb\x1b[0mc', ['a', 'b', 'c'], ['', '1', '']],
    ['wide characters', '歩a', ['歩', '', 'a'], ['', '', '']],
    ['a style on both halves', '\x1b[36m歩', ['歩', ''], ['36', '36']],
    ['spaces at the end', 'a  ', ['a'], ['']],
    ['styled spaces at the end', 'a\x1b[7m \x1b[0m ', ['a', ' '], ['', '7']],
    ['what is too long', 'abcdefgh', [...'abcdef'], Array(6).fill('')],
    ['a wide one that is half too long', 'abcde歩', [...'abcde'], Array(5).fill('')],
    ['an accent', 'e\u0301', ['e\u0301'], ['']],
    ['hangul', '각a', ['각', '', 'a'], ['', '', '']],
    ['Thai, marks with their consonant', 'ที่ก็', ['ที่', 'ก็'], ['', '']],
    ['sara am, which takes a column', 'น้ำก', ['น้ำ', '', 'ก'], ['', '', '']],
    ['control characters and other sequences', 'a\x07\x1b[2Kb\x1b', ['a', 'b'], ['', '']],
    ['nothing', '', [], []],
  ])('%s', (_, line, texts, styles) => {
    expect(parseLine(line, 6)).toMatchObject({ texts, styles });
  });
});

test.each<[name: string, line: string, texts: string[], styles: string[]]>([
  ['is behind what has no style', 'a b', ['a', ' ', 'b'], ['44', '44', '44']],
  ['is behind emphasis', 'a\x1b[1mb', ['a', 'b'], ['44', '1;44']],
  ['is not behind another background', '\x1b[41ma\x1b[0mb', ['a', 'b'], ['41', '44']],
  ['ends a line as a space does', 'a\x1b[44m  \x1b[0m ', ['a'], ['44']],
])('a ground %s', (_, line, texts, styles) => {
  expect(parseLine(line, 6, '44')).toMatchObject({ texts, styles });
});

test.each<[line: string, certain: boolean]>([
  ['Black> P-7f', true],
  ['│v歩 │ 玉 │', true],
  ['│▗飛▖│▝王▘│', true],
  ['☗ Black ☖ White', true],
  ['● Aoi ◐ Ren ○ Yui', true],
  ['７六歩', true],
  ['각 승격', true],
  ['เบี้ย', true],
  ['👩‍👦', false],
  ['e\u0301', false],
  ['ōshō', false],
  ['…', false],
])('all terminals agree on the width of %s: %s', (line, certain) => {
  expect(parseLine(line, 40).isCertain).toBe(certain);
});

test('cells are the same when text and style are', () => {
  const line = parseLine('a\x1b[1ma\x1b[0mb', 10);
  expect(sameCell(line, parseLine('aac', 10), 0)).toBe(true);
  expect(sameCell(line, parseLine('aac', 10), 1)).toBe(false);
  expect(sameCell(line, parseLine('aac', 10), 2)).toBe(false);
  expect(sameCell(line, BLANK_LINE, 2)).toBe(false);
  expect(sameCell(line, BLANK_LINE, 3)).toBe(true);
});

test('beyond the end of a line the ground is seen', () => {
  const line = parseLine('a', 10, '44');
  expect(sameCell(line, parseLine('a\x1b[44m ', 10), 1, '44')).toBe(true);
  expect(sameCell(line, parseLine('a\x1b[41m ', 10), 1, '44')).toBe(false);
});
