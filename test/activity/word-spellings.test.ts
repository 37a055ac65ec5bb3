import { describe, expect, test } from 'vitest';
import {
  inEnglish,
  lineIn,
  WORD_SPELLINGS,
  wordSpellingsIn,
} from '../../source/activity/word-spellings.ts';

describe('a line in another language', () => {
  test.each([
    ['投了', 'resign'],
    ['touryou', 'resign'],
    ['  Matta ', 'undo'],
    ['무르기', 'undo'],
    ['ขอเดินใหม่', 'undo'],
    ['移動 12', 'go 12'],
    ['前の分岐', 'variation back'],
    ['이전악수', 'mistake back'],
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
  const all = Object.entries(WORD_SPELLINGS).flatMap(([language, words]) =>
    Object.keys(words).flatMap((word) => wordSpellingsIn(language, word).slice(0, -1)),
  );
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
});

test('no spelling has a space or a capital, and each language has one of each word', () => {
  const words = new Set(Object.values(WORD_SPELLINGS).flatMap((own) => Object.keys(own)));
  for (const language of Object.keys(WORD_SPELLINGS)) {
    for (const word of words) {
      const all = wordSpellingsIn(language, word).slice(0, -1);
      expect(all.length).toBeGreaterThan(0);
      for (const one of all) expect(one).toMatch(/^[^\sA-Z]+$/);
    }
  }
});

test.each([
  ['ja', '投了', '投了'],
  ['ja', 'resign', '投了'],
  ['ko', '投了', '기권'],
  ['en', '投了 x', 'resign x'],
  ['ja', 'P-7f', 'P-7f'],
  ['ko', 'mistake back', '이전악수'],
  ['ko', 'mistake x', '악수 x'],
  ['xx', 'ยอมแพ้', 'resign'],
])('in %s, %s is told as %s', (language, line, told) => {
  expect(lineIn(language, line)).toBe(told);
});
