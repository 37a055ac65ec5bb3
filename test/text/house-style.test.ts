import { describe, expect } from 'vitest';
import { messageSamples, shownTexts } from '../../scripts/languages/messages.ts';
import { ja } from '../../source/text/ja/index.ts';
import { wordHelpLines } from '../../source/text/typed.ts';
import { PROJECT } from '../helpers/komadai.ts';
import { isLong, sharedTest } from '../helpers/run-size.ts';

const shown = shownTexts(ja, isLong ? messageSamples(PROJECT) : undefined);

describe('a Japanese sentence has one house style', () => {
  sharedTest.each<[what: string, wrong: RegExp]>([
    ['full-width digits in squares', /[1-9][一二三四五六七八九](?!将棋)/],
    ['full-width question marks without a space', /[ぁ-ん]\?|？ /],
    ['two dots without a space', /[ぁ-ん] \.\.$/],
    ['Japanese brackets and commas', /[ぁ-んァ-ヶ一-龠] ?\([ぁ-んァ-ヶ一-龠]|[ぁ-んァ-ヶ一-龠], /],
    ['no space between a key and kana', /(?:Enter|Esc|Tab|Shift|End) [ぁ-ん]/],
    ['行き所', /行きどころ/],
    ['ウィンドウ', /窓/],
    ['王手がかかる', /王手され/],
    ['詰ます', /詰ませ(?!ん)/],
    ['待ったを申し出る', /待ったを願|願い出/],
    ['さん without a space', /[a-z] さん/],
  ])('%s', (_, wrong) => {
    expect(shown.filter(({ text }) => wrong.test(text)).map(({ text }) => text)).toEqual([]);
  });
});

describe('a Japanese sentence says', () => {
  const { ILLEGAL, tossedText } = ja.game;
  const { lobbyWelcome, challengesYou, offeredGame } = ja.lobby;
  sharedTest.each<[told: string, expected: string]>([
    [ja.words.wordHelpText('next', 'n', '次の課題'), '次 (tsugi, n): 次の課題'],
    [
      wordHelpLines(ja, 'play', [{ name: 'resign', short: 'r' }]).join(),
      '投了 (resign, r): 投了する',
    ],
    [
      ILLEGAL['pawn-drop-mate']({ pawn: '歩', game: '将棋' } as never),
      '打ち歩詰めは反則です。将棋では歩を打って詰ますことはできません。',
    ],
    [
      ILLEGAL.nifu({ pawn: '燕', file: 4, pawns: ['４四', '４六'], most: 2 } as never),
      '燕は同じ筋に2枚までです。4筋にはすでに燕が2枚あります（４四、４六）。',
    ],
    [
      tossedText('歩 歩 と 歩 歩', '太郎', 'black'),
      '振り駒の結果は歩 歩 と 歩 歩、太郎が先手です。',
    ],
    [
      lobbyWelcome('太郎', { game: 'yari', rating: ja.lobby.RATING_TEXTS.unrated }),
      'ロビーです。太郎（槍将棋のレートなし）として入りました。「ヘルプ」で使える言葉の一覧。',
    ],
    [
      challengesYou('太郎', offeredGame('将棋', '600+30')),
      '太郎さんがあなたに挑戦しています: 将棋、600+30。',
    ],
  ])('%s', (told, expected) => {
    expect(told).toBe(expected);
  });
});
