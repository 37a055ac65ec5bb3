export function spokenRange(rating: string, deviation: number): string {
  return `${rating}、誤差${deviation}`;
}

export function spokenChange(rating: string, change: number): string {
  return `${rating}、${Math.abs(change)}点${change < 0 ? '下降' : '上昇'}`;
}
