export const MARK_TEXTS = {
  'last-move': 'ตาล่าสุด',
  'last-capture': 'ตาล่าสุดที่กิน',
  target: 'ช่องที่เดินไปได้',
  capture: 'ช่องที่กินได้',
  picked: 'ตัวที่หยิบ',
  check: 'รุก',
  mate: 'รุกจน',
  cursor: 'เคอร์เซอร์',
};

export const LOOK_TEXTS = {
  title: 'หัวเรื่อง',
  warning: 'คำเตือน',
  quiet: 'ข้อความรอง',
  chosen: 'บรรทัดที่เลือก',
  banner: 'ดำชนะโดยรุกจน',
};

export function themeTitle(name: string): string {
  return `ธีม ${name}`;
}

export function themePlaceText(number: number, count: number, isUsed: boolean): string {
  return isUsed ? `${number} จาก ${count}, ใช้อยู่` : `${number} จาก ${count}`;
}

export function hereThatIsText(name: string): string {
  return `ที่นี่คือ ${name}`;
}

export function themeAboutText(about: string, instead: string): string {
  return `${about}  ${instead}`;
}
