const LEVELS = [
  'สำหรับเกมแรกๆ',
  'รู้วิธีเดิน',
  'เห็นหมากลอย',
  'เห็นการขู่',
  'เห็นการโจมตี',
  'ไม่ปล่อยตาพลาด',
  'เก่ง',
  'ยาก',
  'ยากมาก',
  'เก่งที่สุดที่ทำได้',
] as const;

export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}

export function computerName(level: number): string {
  return `คอมพิวเตอร์ ระดับ ${level}`;
}

export const GUEST = 'ผู้เล่น';
