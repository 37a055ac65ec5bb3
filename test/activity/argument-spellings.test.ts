import { describe, expect, test } from 'vitest';
import { findWord } from '../../source/activity/word-row.ts';
import { argumentIn, argumentInEnglish } from '../../source/activity/word-spellings.ts';

describe('what follows a word', () => {
  test.each([
    ['claim', '勝ち', 'win'],
    ['claim', '무승부', 'draw'],
    ['claim', 'ชนะ', 'win'],
    ['claim', 'win', 'win'],
    ['claim', 'kachi', 'win'],
    ['mate', '그만', 'off'],
    ['quick', 'yari  ไม่จับเวลา', 'yari  none'],
    ['pieces', '先手', 'black'],
    ['pieces', '銀', '銀'],
    ['plies', '전체', 'all'],
    ['copy', '指し手', 'moves'],
    ['challenge', 'shogi 600+30 相手 あき 後手 フリー', 'shogi 600+30 to あき white unrated'],
    ['challenge', '초대 선수 친선 관전없음', 'invite black unrated no-watchers'],
    ['challenge', 'ถึง Ben ขาว', 'to Ben white'],
    // A name is no other word.
    ['challenge', '相手 先手 後手', 'to 先手 white'],
    ['challenge', 'to フリー', 'to フリー'],
    ['say', '先手', '先手'],
    ['note', '全部', '全部'],
    ['constructor', '全部', '全部'],
    ['quick', '', ''],
    ['claim', '무승부'.normalize('NFD'), 'draw'],
  ])('%s %s is %s', (word, argument, english) => {
    expect(argumentInEnglish(word, argument)).toBe(english);
  });

  test('the word takes it in English', () => {
    const words = [
      {
        name: 'claim',
        argument: 'optional' as const,
        refusal: () => undefined,
        isOffered: () => true,
        run: () => ({ kind: 'told' as const, what: '' }),
      },
    ];
    expect(findWord(words, '宣言 引き分け', 'lines')?.argument).toBe('draw');
  });
});

test.each([
  ['ja', '先手'],
  ['ko', '선수'],
  ['th', 'ดำ'],
  ['en', 'black'],
  ['xx', 'black'],
])('in %s black is offered as %s', (language, spelling) => {
  expect(argumentIn(language, 'black')).toBe(spelling);
});
