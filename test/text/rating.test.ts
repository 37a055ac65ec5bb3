import { expect, test } from 'vitest';
import { NEW_RATING } from '../../source/match/ratings/glicko2.ts';
import { en as TEXTS } from '../../source/text/en/index.ts';
import {
  ratingChangeText,
  ratingRangeText,
  ratingText,
  spokenRangeText,
} from '../../source/text/rating.ts';

const at = (rating: number) => ({ ...NEW_RATING, rating, deviation: 89.6 });

test('a rating, alone and with its deviation', () => {
  expect(ratingText(at(1179.6))).toBe('1180');
  expect((['box', 'frame', 'ascii'] as const).map((set) => ratingRangeText(at(1180), set))).toEqual(
    ['1180 ±90', '1180 +-90', '1180 +-90'],
  );
  expect(spokenRangeText(TEXTS, at(1180))).toBe('1180, give or take 90');
});

test.each([
  [1166.4, 1180.3, '1180 (+14)', '1180, 14 more'],
  [1180.3, 1166.4, '1166 (-14)', '1166, 14 less'],
  // The difference of what is shown, before and after.
  [1180.4, 1180.6, '1181 (+1)', '1181, 1 more'],
  [1180.1, 1180.2, '1180 (+0)', '1180, 0 more'],
])('from %d to %d', (before, after, printed, spoken) => {
  expect(ratingChangeText(TEXTS, at(before), at(after))).toBe(printed);
  expect(ratingChangeText(TEXTS, at(before), at(after), true)).toBe(spoken);
});
