import type { LockFault } from '../../records/store/game-lock.ts';
import type { NameFault } from '../../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../../records/store/store.ts';
import { errorCode } from '../error-code.ts';
import { quoted } from './quoted.ts';

export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: เกมนี้เปิดอยู่ใน ${otherText(fault)}`;
}

export function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `โปรเซส ${pid}` : `โปรเซส ${pid} บน ${quoted(host)}`;
  return `komadai อื่น (${where})`;
}

export function renameFaultText(fault: RenameFault | NameFault): string {
  switch (fault.code) {
    case 'name-empty':
      return 'เกมต้องมีชื่อ';
    case 'name-has-slash':
      return 'ชื่อเกมมี / หรือ \\ ไม่ได้';
    case 'name-has-control':
      return 'ชื่อเกมมีอักขระควบคุมไม่ได้';
    case 'name-starts-with-dot':
      return 'ชื่อเกมขึ้นต้นด้วยจุดไม่ได้';
    case 'name-too-long':
      return `ชื่อเกมยาวได้ไม่เกิน ${fault.longest} ไบต์`;
    case 'name-taken':
      return `มีเกม ${quoted(fault.name)} อยู่แล้ว`;
    default:
      return fault satisfies never;
  }
}

const ACTIONS = {
  read: 'อ่าน',
  write: 'เขียน',
  rename: 'เปลี่ยนชื่อ',
  delete: 'ลบ',
} as const satisfies Readonly<Record<StoreError['action'], string>>;

export function storeErrorText(error: StoreError): string {
  const { action, path, cause } = error;
  const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
  return `${ACTIONS[action]} ${path} ไม่ได้: ${reason}`;
}

export function writeErrorText(file: string, error: unknown): string {
  if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return folder === '' ? 'ไม่มีโฟลเดอร์' : `ไม่มีโฟลเดอร์ ${folder}`;
}

const SYSTEM_ERRORS = new Map([
  ['EACCES', 'ไม่มีสิทธิ์'],
  ['EPERM', 'ไม่มีสิทธิ์'],
  ['EROFS', 'ดิสก์อ่านได้อย่างเดียว'],
  ['ENOSPC', 'ดิสก์เต็ม'],
  ['EDQUOT', 'ใช้โควตาดิสก์หมดแล้ว'],
  ['EFBIG', 'เกินขนาดไฟล์ที่จำกัดไว้'],
  ['ENOENT', 'ไม่มีอยู่'],
  ['ENOTDIR', 'มีส่วนของพาธที่ไม่ใช่โฟลเดอร์'],
  ['EISDIR', 'เป็นโฟลเดอร์'],
  ['EEXIST', 'มีไฟล์อยู่ในที่ของโฟลเดอร์'],
  ['ENAMETOOLONG', 'ชื่อยาวเกินไป'],
  ['EIO', 'ดิสก์ไม่ตอบ'],
  ['ECONNREFUSED', 'ติดต่อฐานข้อมูลไม่ได้'],
  ['ECONNRESET', 'ติดต่อฐานข้อมูลไม่ได้'],
  ['ETIMEDOUT', 'ฐานข้อมูลไม่ตอบ'],
  ['57P01', 'ฐานข้อมูลกำลังปิด'],
  ['57P02', 'ฐานข้อมูลกำลังปิด'],
  ['57P03', 'ฐานข้อมูลกำลังเริ่ม'],
  ['open-elsewhere', 'เกมเปิดอยู่ใน komadai อื่น'],
  ['changed-elsewhere', 'โปรแกรมอื่นแก้ไฟล์นี้ไปแล้ว'],
]);

export function systemErrorText(error: unknown): string {
  return systemCodeText(errorCode(error));
}

export function systemCodeText(code: string): string {
  return SYSTEM_ERRORS.get(code) ?? (code || 'ข้อผิดพลาดที่ไม่รู้จัก');
}
