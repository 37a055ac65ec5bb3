import { printable } from '../../clean/clean-text.ts';
import type { HallRefusal } from '../../rooms/hall/hall-command.ts';
import type { GameFault } from '../../rooms/hall/house.ts';
import type { DoorFault } from '../../rooms/room-port.ts';
import { waitOf } from '../wait.ts';
import { countText } from './count-text.ts';
import { systemCodeText } from './store-fault.ts';

export const NAME_RULE =
  'ชื่อยาว 1 ถึง 16 คอลัมน์: อักษรละติน ตัวเลข และ - หรือคานะและคันจิ หรือฮันกึล หรืออักษรไทย';

export function hallRefusalText({ code, waitMs = 0, detail = '' }: HallRefusal): string {
  switch (code) {
    case 'bad-name':
      return `ใช้เป็นชื่อไม่ได้ ${NAME_RULE}`;
    case 'name-taken':
      return 'มีคนใช้ชื่อนี้หรือชื่อที่ดูคล้ายกันแล้ว เลือกชื่ออื่น';
    case 'key-taken':
      return 'กุญแจนี้เป็นของคนอื่นอยู่แล้ว';
    case 'key-deleted':
      return 'ชื่อของกุญแจนี้ถูกลบแล้ว และจะตั้งชื่อใหม่ให้ไม่ได้ สร้างกุญแจอื่น: ssh-keygen';
    case 'network-held':
      return `มีคนจากที่อยู่เดียวกับคุณถูกห้ามเข้า จากที่นั่นลงทะเบียนใหม่ไม่ได้อีก ${waitText(waitMs)}`;
    case 'wrong-key-code':
      return 'รหัสใช้ครั้งเดียวนี้ผิด ใช้ไปแล้ว หรือหมดอายุ สร้างรหัสใหม่ที่หน้า "ฉัน"';
    case 'too-many-keys':
      return 'คุณมีกุญแจครบจำนวนแล้ว ลบออกหนึ่งดอกก่อน';
    case 'last-key':
      return 'นี่คือกุญแจดอกเดียวของคุณ: เพิ่มดอกอื่นก่อน';
    case 'no-such-key':
      return 'นี่ไม่ใช่กุญแจของคุณ';
    case 'guest':
      return GUEST_TEXT;
    case 'no-such-name':
      return 'ไม่มีใครใช้ชื่อนี้ที่นี่';
    case 'yourself':
      return 'ที่นี่เล่นกับตัวเองไม่ได้';
    case 'too-many-challenges':
      return 'คุณมีคำท้าเช่นนี้แล้ว หรือมีครบจำนวนแล้ว ถอนคำท้าหนึ่งก่อน';
    case 'challenge-gone':
      return 'คำท้านี้ถูกถอน ถูกปฏิเสธ หรือมีคนอื่นรับไปแล้ว';
    case 'not-for-you':
      return 'คำท้านี้ส่งถึงคนอื่น';
    case 'too-fast':
      return `เร็วเกินไป: ลองใหม่ใน ${waitText(waitMs)}`;
    case 'bad-terms':
      return 'เล่นแบบนี้ไม่ได้: เลือกเกม แต้มต่อ หรือเวลาอื่น';
    case 'too-many-games':
      return 'มีเกมที่เล่นอยู่ครบจำนวนแล้ว เล่นให้จบหนึ่งเกมก่อน';
    case 'not-saved':
      return `ยังไม่ได้บันทึก: ${systemCodeText(printable(detail))} ลองใหม่`;
    default:
      return code satisfies never;
  }
}

const UNITS = { hour: 'ชั่วโมง', minute: 'นาที', second: 'วินาที' } as const;

function waitText(waitMs: number): string {
  const { count, unit } = waitOf(waitMs);
  return countText(count, UNITS[unit]);
}

export const GUEST_TEXT = 'ผู้เยี่ยมชมไม่มีเรตติ้ง เข้ามาด้วยกุญแจเพื่อมีชื่อของตัวเอง';

export const GAME_DOOR_TEXTS = {
  full: 'เกมนี้มีผู้เล่นครบสองฝ่ายแล้ว',
  'no-watchers': 'เกมนี้ไม่ให้ใครชม',
  'not-saved': 'ตอนนี้เซิร์ฟเวอร์เขียนไม่ได้ จึงยังเข้าเกมไม่ได้ ลองใหม่',
  'no-room': 'เกมนี้จบแล้ว หรือไม่มีเกมชื่อนี้',
} as const satisfies Readonly<Record<DoorFault | 'no-room', string>>;

export const GAME_FAULT_TEXTS = {
  'no-game': 'อ่านเกมนี้ไม่ได้',
  away: 'ตอนนี้เซิร์ฟเวอร์อ่านเกมไม่ได้ ลองใหม่',
} as const satisfies Readonly<Record<GameFault, string>>;
