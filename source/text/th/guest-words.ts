import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';

export function guestSummaries(formats: readonly string[]) {
  return {
    games: 'เกมที่กำลังเล่นอยู่',
    who: 'ผู้เล่นที่อยู่ที่นี่',
    ratings: 'เรตติ้งของเกม',
    join: 'รับคำท้า หรือเล่นเกมของคุณต่อ',
    watch: 'ชมเกม',
    export: `เกมหนึ่งหรือทุกเกมของคุณเป็นไฟล์: ${formats.join(', ')}`,
    help: 'ความช่วยเหลือนี้',
  };
}

export const GUEST_HELP = [
  'ssh HOST นำไปล็อบบี้ ssh CODE@HOST นำไปหาผู้ที่ส่งรหัสให้คุณ',
  'ssh -T HOST เล่นทีละบรรทัด',
] as const;

export const GUEST_TEXTS = {
  ended: 'เซิร์ฟเวอร์ปิดแล้ว สิ่งที่เล่นไว้ถูกเก็บ: อีกสักครู่ค่อยเข้ามาใหม่',
  broken: 'ข้อผิดพลาดในโปรแกรมทำให้เซสชันนี้จบลง สิ่งที่เล่นไว้ถูกเก็บ: เข้ามาใหม่ได้',
  wait: 'คุณจะได้เข้าทันทีที่เข้าได้ Ctrl-C เพื่อออก',
  banned: 'คุณถูกห้ามเข้าเซิร์ฟเวอร์นี้',
  deleted: 'ชื่อและการตั้งค่าของคุณถูกลบแล้ว เกมของคุณยังอยู่โดยไม่มีชื่อนี้',
  noName: 'กุญแจของคุณยังไม่มีชื่อที่นี่ เข้ามาโดยไม่ใส่คำสั่งเพื่อตั้งชื่อ',
  guest: 'คุณเข้ามาโดยไม่มีกุญแจ จึงไม่มีอะไรเป็นของคุณที่นี่',
} as const;

export function noGuestWordText(found: string, words: readonly string[]): string {
  return `ไม่มีคำสั่ง ${quoted(found)} ที่นี่${didYouMeanText(found, words)} คำสั่ง: ${words.join(', ')}`;
}

export function guestUsage(line: string): string {
  return `วิธีใช้: ${line}`;
}

export function noGameOfCodeText(code: string): string {
  return `ไม่มีเกม ${quoted(code)} ที่คุณดูได้ ssh HOST games แสดงเกมที่กำลังเล่นอยู่`;
}

export function nothingOfCodeText(code: string): string {
  return `ไม่มีคำท้าหรือเกม ${quoted(code)} ที่นี่ ขอรหัสอีกครั้ง`;
}
