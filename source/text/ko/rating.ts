export function spokenRange(rating: string, deviation: number): string {
  return `${rating}, 오차 ${deviation}`;
}

export function spokenChange(rating: string, change: number): string {
  return `${rating}, ${Math.abs(change)} ${change < 0 ? '내림' : '오름'}`;
}
