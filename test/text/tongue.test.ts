import { expect, test } from 'vitest';
import type { Language } from '../../source/settings/language.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { changingTongue } from '../../source/text/tongue.ts';

test('a session reads another language once that is wanted', async () => {
  let wanted: Language = 'en';
  const tongue = changingTongue(ENGLISH, () => wanted);
  expect(await tongue.follow()).toBe(false);
  wanted = 'ja';
  expect(tongue.texts.language).toBe('en');
  expect(await tongue.follow()).toBe(true);
  expect(tongue.texts.language).toBe('ja');
  expect(await tongue.follow()).toBe(false);
});
