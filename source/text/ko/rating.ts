import type { Rating } from '../../match/ratings/glicko2.ts';
import type { Charset } from '../charset.ts';

export function ratingText({ rating }: Rating): string {
  return String(Math.round(rating));
}

export function ratingRangeText(rating: Rating, charset: Charset): string {
  const sign = charset === 'box' ? '±' : '+-';
  return `${ratingText(rating)} ${sign}${Math.round(rating.deviation)}`;
}

export function spokenRangeText(rating: Rating): string {
  return `${ratingText(rating)}, 오차 ${Math.round(rating.deviation)}`;
}

export function ratingChangeText(before: Rating, after: Rating, isSpoken = false): string {
  const change = Math.round(after.rating) - Math.round(before.rating);
  const size = Math.abs(change);
  const sign = change < 0 ? '-' : '+';
  const words = change < 0 ? `${size} 내림` : `${size} 오름`;
  return `${ratingText(after)}${isSpoken ? `, ${words}` : ` (${sign}${size})`}`;
}
