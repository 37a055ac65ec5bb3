import { describe, expect, test } from 'vitest';
import { inEnglish, WORD_SPELLINGS } from '../../source/activity/word-spellings.ts';

describe('a line in another language', () => {
  test.each([
    ['投了', 'resign'],
    ['touryou', 'resign'],
    ['  Matta ', 'undo'],
    ['무르기', 'undo'],
    ['ขอเดินใหม่', 'undo'],
    ['移動 12', 'go 12'],
    ['메모  ｶ ①', 'note  ｶ ①'],
    ['移動　12', 'go　12'],
    // As an input method composes it or takes it apart.
    ['무르기'.normalize('NFD'), 'undo'],
    ['ﾋﾝﾄ', 'hint'],
  ])('%s is %s', (line, english) => {
    expect(inEnglish(line)).toBe(english);
  });

  test.each(['resign', 'P-7f', '７六歩', 'go go fu', '', '投了する'])('%s stays', (line) => {
    expect(inEnglish(line)).toBe(line);
  });
});

test('no spelling stands for two words', () => {
  const all = Object.values(WORD_SPELLINGS).flatMap(({ ja, ko, th }) => [...ja, ...ko, ...th]);
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
});

test('no spelling has a space or a capital, and each language has one', () => {
  for (const { ja, ko, th } of Object.values(WORD_SPELLINGS)) {
    for (const spellings of [ja, ko, th]) {
      expect(spellings.length).toBeGreaterThan(0);
      for (const one of spellings) expect(one).toMatch(/^[^\sA-Z]+$/);
    }
  }
});
