import type { Rating } from '../../match/ratings/glicko2.ts';
import type { Charset } from '../charset.ts';

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
export function spokenRangeText(rating: Rating): string {
  return `${ratingText(rating)}, give or take ${Math.round(rating.deviation)}`;
}

/** A rating and what it has become from: `1180 (+14)`, in words `1180, 14 more`. */
export function ratingChangeText(before: Rating, after: Rating, isSpoken = false): string {
  const change = Math.round(after.rating) - Math.round(before.rating);
  const size = Math.abs(change);
  const sign = change < 0 ? '-' : '+';
  const words = change < 0 ? `${size} less` : `${size} more`;
  return `${ratingText(after)}${isSpoken ? `, ${words}` : ` (${sign}${size})`}`;
}
