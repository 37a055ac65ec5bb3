import type { AdminCommand, AdminFault, AdminHealth } from '../../server/admin-socket.ts';
import { hallRefusalText } from './hall-refusal.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

export const ADMIN_FAULT_TEXTS = {
  'no-command':
    'คำสั่งของเซิร์ฟเวอร์คือ who, members [TEXT], close CODE, ban WHOM, unban WHOM, bans, rename OLD NEW, delete NAME, health และ drain',
  'needs-code': 'close ต้องมีรหัสเกม: --admin close K7M2QX',
  'needs-whom':
    'ใคร? ระบุชื่อ ลายนิ้วมือของกุญแจ หรือเครือข่าย: --admin ban Mallory, --admin ban SHA256:.., --admin ban 192.0.2.0/24',
  'bad-network':
    'ไม่ใช่ลายนิ้วมือของกุญแจ และไม่ใช่เครือข่ายตั้งแต่ /8 (IPv4) หรือ /16 (IPv6) ขึ้นไป: SHA256:.., 192.0.2.7, 192.0.2.0/24, 2001:db8::/48',
  'needs-names': 'rename ต้องมีชื่อเดิมและชื่อใหม่: --admin rename Ann Anna',
  'needs-name': 'delete ต้องมีชื่อ: --admin delete Ann',
  'bad-page': '--page ต้องเป็นจำนวนเต็มตั้งแต่ 1 ขึ้นไป',
} as const satisfies Readonly<Record<AdminFault, string>>;

export function adminRefusalText(code: string): string {
  switch (code) {
    case 'no-game':
      return 'ไม่มีเกมรหัสนี้ที่กำลังเล่นอยู่: komadai serve --admin who แสดงผู้ที่กำลังเล่น';
    case 'no-such-name':
      return 'ไม่มีใครใช้ชื่อนี้: komadai serve --admin members TEXT ค้นหาชื่อ';
    case 'bad-name':
    case 'name-taken':
      return hallRefusalText({ code });
    default:
      return `เซิร์ฟเวอร์ไม่ได้ทำตามคำสั่ง: ${systemCodeText(code)}`;
  }
}

export function adminDoneText(command: AdminCommand, text = ''): string {
  switch (command.kind) {
    case 'close':
      return `เกม ${quoted(command.code)} จบแล้วโดยไม่นับผลให้ใคร`;
    case 'ban':
      return `${text || command.whom} จะเข้ามาอีกไม่ได้`;
    case 'unban':
      return `${text || command.whom} เข้ามาได้อีกแล้ว`;
    case 'rename':
      return `จากนี้ไป ${quoted(command.old)} ใช้ชื่อ ${quoted(command.name)}`;
    case 'delete':
      return `ลบ ${quoted(command.name)} แล้ว เกมต่างๆ ยังอยู่ในชื่อ ${text}`;
    case 'drain':
      return 'เซิร์ฟเวอร์กำลังจะปิด: ไม่รับใครเพิ่ม และทุกเกมถูกเก็บไว้';
    case 'who':
    case 'members':
    case 'bans':
    case 'health':
      return '';
    default:
      return command satisfies never;
  }
}

export const ADMIN_NOBODY = {
  guests: 'ไม่มีใครอยู่',
  members: 'ไม่มีใครใช้ชื่อเช่นนี้',
  bans: 'ไม่มีใครถูกห้ามเข้า',
} as const;

export const ADMIN_COLUMNS = {
  guests: ['ชื่อ', 'เกม', 'กุญแจ'],
  members: ['ชื่อ', 'พบล่าสุด (UTC)', 'เรตติ้ง', 'กุญแจ'],
  bans: ['ห้ามเข้า', 'ชื่อ'],
} as const satisfies Readonly<Record<keyof typeof ADMIN_NOBODY, readonly string[]>>;

export const GUEST_KEY = 'ผู้เยี่ยมชม';

export const IS_HERE = 'อยู่ที่นี่';

export function bannedName(name: string): string {
  return `${name} (ห้ามเข้า)`;
}

export function adminPageText(page: number, pages: number): string {
  return `หน้า ${page} จาก ${pages}${page < pages ? ` หน้าถัดไป: --page ${page + 1}` : ''}`;
}

export function healthRows(health: AdminHealth): [name: string, value: string][] {
  const { isReady, isDraining, trouble, lagMs, sessions, games, workers } = health;
  return [
    ['พร้อม', isReady ? 'ใช่' : isDraining ? 'ไม่: กำลังจะปิด' : 'ไม่'],
    ['ที่เก็บ', trouble === undefined ? 'ปกติ' : `เขียนไม่ได้: ${systemCodeText(trouble)}`],
    ['หน่วง', `${Math.round(lagMs)} ms`],
    ['เซสชัน', `${sessions}`],
    ['เกม', `${games}`],
    ...(workers === undefined ? [] : [['โปรเซสวาดจอ', `${workers}`] as [string, string]]),
  ];
}
