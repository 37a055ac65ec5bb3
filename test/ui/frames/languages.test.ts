import stringWidth from 'string-width';
import { describe, expect } from 'vitest';
import { LANGUAGE_CODES } from '../../../source/settings/language.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { ja as JAPANESE } from '../../../source/text/ja/index.ts';
import { loadTexts } from '../../../source/text/load-texts.ts';
import type { Texts } from '../../../source/text/texts.ts';
import type { WindowSize } from '../../../source/ui/ink/window.ts';
import { courseScreen } from '../../../source/ui/screens/learn/learn.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { renderScreen } from '../../helpers/frames.tsx';
import { isLong, sharedTest, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { type AnyScreen, Desk } from '../desk.ts';
import { MORE_SCREENS, SCREENS } from '../every-screen.ts';

const SMALLEST = { columns: 40, rows: 16 };
const SIZES = isLong
  ? partOfDay(
      [{ columns: 60, rows: 20 }, { columns: 80, rows: 24 }, { columns: 120, rows: 40 }, SMALLEST],
      4,
    )
  : [SMALLEST];
const ALL_SCREENS = isLong ? [...SCREENS, ...MORE_SCREENS] : SCREENS;
/** In the short run the one whose words are longest. */
const LANGUAGES = LANGUAGE_CODES.filter((language) => isLong || language === 'th');

describe.each(LANGUAGES)('in %s', async (language) => {
  const texts = await loadTexts(language);

  describe.each(SIZES)('in a window of $columns x $rows', (size) => {
    sharedTest.each(ALL_SCREENS)('%s has room', (_, make) => {
      const lines = linesOf(make, texts, size);
      expect(lines.filter((line) => stringWidth(line) > size.columns)).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(size.rows);
      const before = cuts(linesOf(make, ENGLISH, size));
      expect(cuts(lines).length, cuts(lines).join('\n')).toBeLessThanOrEqual(before.length);
    });
  });
});

function linesOf(make: (desk: Desk) => AnyScreen, texts: Texts, size: WindowSize) {
  const desk = new Desk({ texts });
  return renderScreen(make(desk), desk.services, size).lines;
}

/** The lines in which something was cut. */
function cuts(lines: readonly string[]): readonly string[] {
  // A Japanese sentence goes on without a space before its dots.
  return lines.filter((line) => /(?<!\s|ます|中)\.\.(?:\s|$)/.test(line));
}

test('a key line in the least window leaves out a word that has no room', () => {
  const desk = new Desk({ texts: JAPANESE, settings: { language: 'ja' } });
  const player = desk.sit(courseScreen(desk.services, variantOf('yari'))).enter('go 37');
  const { lines } = renderScreen(player.screen, desk.services, SMALLEST);
  expect(lines.findLast(Boolean)).toMatch(/> +Enter 対局開始 {2}章$/);
});

test('no key that answers a question is cut in Japanese in the least window', () => {
  const desk = new Desk({ texts: JAPANESE, settings: { language: 'ja' } });
  const player = desk.play('shogi').enter('P-7f').enter('負けました');
  const { lines } = renderScreen(player.screen, desk.services, { columns: 40, rows: 16 });
  const row = lines.find((line) => line.includes('y はい')) ?? '';
  expect(row).toMatch(/n いいえ(?: {2}Esc 戻る)?$/);
});
