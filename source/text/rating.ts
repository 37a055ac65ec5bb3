import type { Rating } from '../match/ratings/glicko2.ts';
import type { Charset } from './charset.ts';
import type { Texts } from './texts.ts';

/** `1180`. */
export function ratingText({ rating }: Rating): string {
  return String(Math.round(rating));
}

/** A rating and its deviation: `1180 ±90`; outside `box`, `1180 +-90`. */
export function ratingRangeText(rating: Rating, charset: Charset): string {
  const sign = charset === 'box' ? '±' : '+-';
  return `${ratingText(rating)} ${sign}${Math.round(rating.deviation)}`;
}

/** The same in words: `1180, give or take 90`. */
export function spokenRangeText({ words }: Texts, rating: Rating): string {
  return words.spokenRange(ratingText(rating), Math.round(rating.deviation));
}

/** A rating and what it has become from: `1180 (+14)`, in words `1180, 14 more`. */
export function ratingChangeText(
  { words }: Texts,
  before: Rating,
  after: Rating,
  isSpoken = false,
): string {
  // The difference of what is shown, before and after.
  const change = Math.round(after.rating) - Math.round(before.rating);
  const now = ratingText(after);
  return isSpoken ? words.spokenChange(now, change) : `${now} (${change < 0 ? '' : '+'}${change})`;
}
