import { expect, test } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { programTitle } from '../../source/text/settings.ts';

test.each([
  [1, 'komadai: Yari shogi'],
  [3, 'komadai: Yari shogi, Shogi and Ogi'],
  [4, 'komadai: Yari shogi, Shogi, Ogi and 1 more'],
])('the title of %i games names three of them', (count, title) => {
  expect(programTitle(ENGLISH, VARIANTS.slice(0, count), 'ascii')).toBe(title);
});
