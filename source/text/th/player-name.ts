import { quoted } from './quoted.ts';

export function noPersonText(name: string): string {
  return `${quoted(name)} ไม่ใช่ชื่อ กด Left และ Right ที่บรรทัดบนเพื่อเลือกคอมพิวเตอร์ ระดับ หรือเอนจิน`;
}
