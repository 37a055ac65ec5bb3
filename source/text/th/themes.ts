import type { Settings } from '../../settings/settings.ts';

export const THEME_TEXTS: Readonly<Record<Settings['theme'], string>> = {
  auto: 'ดีที่สุดที่เทอร์มินัลแสดงได้',
  wood: 'ไม้คายะและไม้สึเงะ ตั้งแต่ 256 สี',
  slate: 'หินยามค่ำ ตั้งแต่ 256 สี',
  paper: 'หมึกบนกระดาษ ตั้งแต่ 256 สี',
  dark: '16 สีบนพื้นมืด',
  light: '16 สีบนพื้นสว่าง',
  safe: '16 สี ไม่ใช้สีแดงและสีเขียว',
  mono: 'ไม่มีสี',
};

export function hereThatIsText(name: string): string {
  return `ที่นี่คือ ${name}`;
}

export function shownAsText(hasColours: boolean, shown: string): string {
  return `${hasColours ? 'ที่นี่มี 16 สี' : 'ที่นี่ไม่มีสี'}: แสดงเป็น ${shown}`;
}
