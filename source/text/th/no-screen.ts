import type { NoScreen } from '../en/no-screen.ts';

const PLAIN = 'komadai --plain เล่นได้ทีละบรรทัด';

export function noScreenText(why: NoScreen): string {
  switch (why) {
    case 'ssh':
      return `ที่นี่ไม่มีเทอร์มินัล ใช้ ssh -t HOST komadai เพื่อให้มี\n${PLAIN}`;
    case 'no-terminal':
      return `ที่นี่ไม่มีเทอร์มินัลสำหรับแสดงเมนู\n${PLAIN}`;
    case 'dumb':
      return `เทอร์มินัลนี้แสดงเมนูไม่ได้ (TERM เป็น dumb)\n${PLAIN}`;
    default:
      return why satisfies never;
  }
}

export const SSH_HINT = 'ที่นี่ไม่มีเทอร์มินัล จึงเล่นทีละบรรทัด ใช้ ssh -t เพื่อให้มีหน้าจอ';

export const PLAIN_GREETING =
  'พิมพ์ตาเดิน, ? เพื่อดูวิธีใช้, ออก เพื่อเลิก; komadai learn สอนเล่น, komadai --help บอกคำสั่งอื่น';

export const PLAIN_UNFINISHED = 'komadai resume --plain เล่นเกมล่าสุดของคุณต่อ';

export const HELP_TELLS = 'พิมพ์ ช่วยเหลือ เพื่อดูว่าพิมพ์อะไรได้บ้าง';

export const NO_LETTERS = 'ที่นี่แสดงอักษรไทยไม่ได้ จึงใช้ภาษาอังกฤษ --charset box บังคับให้แสดงได้';

export const REFUSED_ONE = 'มีบรรทัดที่ไม่รับ สิ่งที่ตามมาอาจไม่ตรงกับที่ตั้งใจ';
