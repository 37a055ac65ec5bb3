import { describe, expect } from 'vitest';
import { messageSamples, shownTexts } from '../../scripts/languages/messages.ts';
import { ja } from '../../source/text/ja/index.ts';
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
