import { printable } from '../../clean/clean-text.ts';
import type { ThemeFault } from '../../settings/theme-fault.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';

export function themeFaultText(file: string, fault: ThemeFault): string {
  return `${printable(file)}: ${reasonText(fault)}`;
}

function reasonText(fault: ThemeFault): string {
  switch (fault.code) {
    case 'bad-name':
      return `${quoted(fault.name)} ใช้เป็นชื่อธีมไม่ได้ ใช้ได้เฉพาะ a ถึง z ตัวเลข - และ _ ไม่เกิน 30 ตัว และขึ้นต้นด้วยตัวอักษรหรือตัวเลข`;
    case 'name-taken':
      return `${quoted(fault.name)} เป็นธีมที่มีอยู่แล้ว ต้องใช้ชื่ออื่น`;
    case 'unreadable':
      return `อ่านไม่ได้ หรือใหญ่เกิน ${fault.most} ไบต์`;
    case 'no-object':
      return 'ไม่ใช่ออบเจ็กต์ JSON ตัวอย่าง: { "extends": "wood", "board": "#dcb468" }';
    case 'unknown-base':
      return `${quoted(fault.found)} ใช้เป็นต้นแบบไม่ได้ ต้นแบบที่มีคือ ${fault.known.join(', ')}`;
    case 'unknown-role':
      return `ไม่มีบทบาท ${quoted(fault.role)}${orMeantText(fault.role, fault.known)}`;
    case 'no-colour':
      return `${fault.role} ต้องเป็นสีเช่น #dcb468 ไม่ใช่ ${quoted(fault.found)}`;
    case 'no-group':
      return `${fault.role} มีบทบาทย่อยคือ ${fault.known.join(', ')}`;
  }
}
