import { describe, expect, test } from 'vitest';
import { Position } from '../../source/rules/core/position.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ja as JAPANESE } from '../../source/text/ja/index.ts';
import { ko as KOREAN } from '../../source/text/ko/index.ts';
import { th as THAI } from '../../source/text/th/index.ts';
import { nearWord, unreadableText } from '../../source/text/typed.ts';
import { variantOf } from '../helpers/variant-of.ts';

const WORDS = ['resign', 'undo', 'hint', 'flip', 'help', 'quit', 'list', 'well played'];
const TEXTS = { en: ENGLISH, ja: JAPANESE, ko: KOREAN, th: THAI };

test.each([
  ['y', 'y: no question is open.'],
  // A move of the rook says whether it promotes.
  ['§', '§: not understood. Write piece and square, as in S-5g; "help" tells more.'],
])('at a problem, %s is answered by %s', (typed, told) => {
  const shogi = variantOf('shogi');
  const { placement } = readSfen(shogi, '8k/R8/9/9/9/9/9/4S4/9 b - 1');
  const position = new Position(shogi, placement);
  expect(unreadableText(ENGLISH, position, typed, { words: WORDS })).toBe(told);
});

describe('the word that was meant', () => {
  test.each<[keyof typeof TEXTS, typed: string, meant: string | undefined]>([
    ['en', 'resi', 'resign'],
    ['en', 'resing', 'resign'],
    ['en', 'exit', 'quit'],
    ['en', '投', undefined],
    ['ja', '投', '投了'],
    ['ja', 'ヒン', 'ヒント'],
    ['ja', 'ﾋﾝ', 'ヒント'],
    ['ja', 'ヒンド', 'ヒント'],
    ['ja', 'やめる', '終了'],
    ['ja', 'resi', '投了'],
    ['ja', 'touryo', '投了'],
    ['ja', 'h', 'ヘルプ'],
    ['ja', '将棋', undefined],
    ['ja', '一郎', undefined],
    ['ja', '一', '一覧'],
    ['ko', '힌', '힌트'],
    ['ko', '무르ㄱ', '무르기'],
    ['ko', '무르키', '무르기'],
    ['ko', '기건', '기권'],
    ['ko', '끝', '종료'],
    ['ko', '잘뒀', '잘뒀습니다'],
    ['ko', '안녕하세요', undefined],
    ['th', 'ยอม', 'ยอมแพ้'],
    ['th', 'ยอมแพ', 'ยอมแพ้'],
    ['th', 'คำไบ้', 'คำใบ้'],
    ['th', 'พลิก', 'พลิกกระดาน'],
    ['th', 'เลิก', 'ออก'],
    ['th', 'สวัสดี', undefined],
    ['th', 'ก'.repeat(10_000), undefined],
  ])('in %s, %s is %s', (language, typed, meant) => {
    expect(nearWord(TEXTS[language], typed, WORDS)).toBe(meant);
  });

  test('two words that begin alike are told in the language', () => {
    expect(nearWord(JAPANESE, 'h', ['hint', 'hand'])).toBe(undefined);
    expect(nearWord(JAPANESE, 'ha', ['hand', 'flip'])).toBe('持駒または反転');
    expect(nearWord(KOREAN, '대국', ['games', 'play'])).toBe('대국목록 또는 대국');
  });
});
