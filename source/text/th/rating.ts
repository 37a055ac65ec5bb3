export function spokenRange(rating: string, deviation: number): string {
  return `${rating} บวกลบ ${deviation}`;
}

export function spokenChange(rating: string, change: number): string {
  return `${rating} ${change < 0 ? 'ลดลง' : 'เพิ่มขึ้น'} ${Math.abs(change)}`;
}
