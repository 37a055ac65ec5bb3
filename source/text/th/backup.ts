import type { BackupFaultCode } from '../../rooms/logs/backup-file.ts';
import type { BackupSize } from '../en/backup.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

export const DATABASE_PLACE = 'ฐานข้อมูล';

function sizeText({ hallEvents, games, files }: BackupSize): string {
  return `เหตุการณ์ในล็อบบี้ ${hallEvents} รายการ เกม ${games} เกม ไฟล์ของผู้เล่น ${files} ไฟล์`;
}

export function backedUpText(path: string, size: BackupSize): string {
  return `${quoted(path)} มี${sizeText(size)} และกุญแจของเซิร์ฟเวอร์ ควรเก็บไว้ในที่ที่คนอื่นอ่านไม่ได้`;
}

export function restoredText(place: string, size: BackupSize): string {
  return `${place} มี${sizeText(size)} เริ่มเซิร์ฟเวอร์จากที่นั่นได้`;
}

export function notEmptyText(place: string): string {
  return `${place} ไม่ว่าง จึงไม่ได้เปลี่ยนอะไร กู้คืนลงที่ใหม่ หรือย้ายของเดิมออกก่อน`;
}

export function nothingKeptText(place: string): string {
  return `ไม่มีเซิร์ฟเวอร์ใดเก็บอะไรไว้ใน ${place}`;
}

export function backupFaultText(path: string, code: BackupFaultCode): string {
  switch (code) {
    case 'no-backup':
      return `${quoted(path)} ไม่ใช่ไฟล์สำรองของเซิร์ฟเวอร์: ไม่ได้กู้คืนอะไร`;
    case 'newer':
      return `${quoted(path)} สร้างโดย komadai รุ่นใหม่กว่า: ใช้รุ่นนั้นแทน ไม่ได้กู้คืนอะไร`;
    case 'damaged':
      return `${quoted(path)} เสียหาย ไม่ได้กู้คืนอะไร: ใช้ไฟล์สำรองอื่น`;
    case 'cut':
      return `ส่วนท้ายของ ${quoted(path)} ขาดหาย ไม่ได้กู้คืนอะไร: ใช้ไฟล์สำรองอื่น`;
    default:
      return code satisfies never;
  }
}

export function backupFailedText(what: 'backup' | 'restore', code: string): string {
  const failed = what === 'backup' ? 'สำรองข้อมูล' : 'กู้คืน';
  return `${failed}ไม่สำเร็จ และไม่มีอะไรตกค้าง: ${systemCodeText(code)}`;
}
