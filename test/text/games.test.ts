import { expect, test } from 'vitest';
import { loadTexts } from '../../source/text/load-texts.ts';
import { shortName } from '../../source/text/records.ts';

test.each(['en', 'ja', 'ko', 'th'] as const)('a level has a short name in %s', async (language) => {
  const texts = await loadTexts(language);
  const short = texts.study.levelName(3);
  expect(shortName(texts, 'Computer, level 3')).toBe(short);
  expect(shortName(texts, texts.game.computerName(3))).toBe(short);
  expect(shortName(texts, 'Aoi')).toBe('Aoi');
});
