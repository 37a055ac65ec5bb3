/** What to expect of each level of the computer, from the lowest on. */
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

/** A level in a number and words: `4 เห็นการขู่`. */
export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}

/** The name of our search at a level. */
export function computerName(level: number): string {
  return `คอมพิวเตอร์ ระดับ ${level}`;
}

/** The name of a person without a name. */
export const GUEST = 'ผู้เล่น';
