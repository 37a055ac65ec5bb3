/** `1180, give or take 90`. */
export function spokenRange(rating: string, deviation: number): string {
  return `${rating}, give or take ${deviation}`;
}

/** `1180, 14 more`, `1180, 14 less`. */
export function spokenChange(rating: string, change: number): string {
  return `${rating}, ${Math.abs(change)} ${change < 0 ? 'less' : 'more'}`;
}
