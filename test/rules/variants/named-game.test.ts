import { describe, expect, test } from 'vitest';
import { parseChallengeWords, parseQuickWords } from '../../../source/hall/challenge-words.ts';
import { parseRatingsWords } from '../../../source/hall/ratings-words.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { findNamedGame } from '../../../source/rules/variants/named-game.ts';
import { loadTexts } from '../../../source/text/load-texts.ts';

describe('a game is found', () => {
  test.each([
    ['yari', 'yari'],
    ['Yari shogi', 'yari'],
    ['YARI-SHOGI', 'yari'],
    ['槍将棋', 'yari'],
    ['やり将棋', 'yari'],
    ['５五将棋', 'minishogi'],
    ['야리 쇼기', 'yari'],
    ['야리쇼기', 'yari'],
    ['โองิ', 'ogi'],
    ['chess', undefined],
    ['', undefined],
    ['toString', undefined],
  ])('by %j', (name, id) => {
    expect(findNamedGame(name)?.id).toBe(id);
  });

  test.each(['en', 'ja', 'ko', 'th'] as const)('by each name that %s shows', async (language) => {
    const { words } = await loadTexts(language);
    for (const variant of VARIANTS) {
      expect(findNamedGame(words.variantName(variant, 'box'))).toBe(variant);
      expect(findNamedGame(words.nameOfGame(variant.id))).toBe(variant);
    }
  });
});

describe('what follows a word names a game in any language', () => {
  test.each(['야리 쇼기 600+30', '600+30 야리쇼기', 'やり将棋 600+30'])('quick %s', (text) => {
    const value = { variant: 'yari', timeControl: '600+30+0' };
    expect(parseQuickWords(text, '', 'shogi')).toMatchObject({ ok: true, value });
  });

  test('challenge', () => {
    const read = parseChallengeWords('槍将棋 to Ben black', 'shogi');
    const value = { variant: 'yari', to: { kind: 'name', name: 'Ben' }, side: 'black' };
    expect(read).toMatchObject({ ok: true, value });
  });

  test('ratings', () => {
    const value = { variant: { id: 'yari' }, from: 50 };
    expect(parseRatingsWords('야리 쇼기 2', 'shogi')).toMatchObject({ ok: true, value });
  });
});
